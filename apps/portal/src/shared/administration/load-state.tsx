import { Button, EmptyState, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { useTexts } from '../use-texts';

export interface LoadStateProps {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** What is shown while a list is not there: that it is coming, or that it did not come. */
export function LoadState({ isError, isFetching, onRetry }: LoadStateProps) {
  const { t } = useTexts();
  if (!isError) {
    return (
      <SkeletonGroup label={t('office.loading')}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        title={t('office.failed.title')}
        actions={
          <Button icon="rotate-ccw" busy={isFetching} onClick={onRetry}>
            {t('forms.retry')}
          </Button>
        }
      >
        {t('office.failed.text')}
      </EmptyState>
    </div>
  );
}
