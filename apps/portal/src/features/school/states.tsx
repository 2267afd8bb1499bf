import { Button, EmptyState, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';

/** The place of what is still loading. */
export function SchoolLoading() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('school.loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </SkeletonGroup>
  );
}

export function SchoolFailed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        title={t('school.failed.title')}
        actions={
          <Button icon="rotate-ccw" busy={isRetrying} onClick={onRetry}>
            {t('forms.retry')}
          </Button>
        }
      >
        {t('school.failed.text')}
      </EmptyState>
    </div>
  );
}
