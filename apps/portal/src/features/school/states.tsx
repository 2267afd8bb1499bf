import { SkeletonText } from '@mediathek/ui';
import { LoadFailure } from '../../shared/load-failure';
import { useTexts } from '../../shared/use-texts';

/** The place of what is still loading. */
export function SchoolLoading() {
  const { t } = useTexts();
  return <SkeletonText label={t('school.loading')} />;
}

export function SchoolFailed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <LoadFailure
      title={t('school.failed.title')}
      text={t('school.failed.text')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
