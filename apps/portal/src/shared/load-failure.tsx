import { Button, EmptyState } from '@mediathek/ui';
import { useTexts } from './use-texts';

export interface LoadFailureProps {
  readonly title: string;
  readonly text: string;
  /** 1 where nothing else of the page is there. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What did not load, in the place where it would stand, and the way to try again. */
export function LoadFailure({ title, text, headingLevel = 2, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={headingLevel}
        title={title}
        actions={
          <Button icon="rotate-ccw" busy={isRetrying} onClick={onRetry}>
            {t('forms.retry')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
