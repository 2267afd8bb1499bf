import { Skeleton, SkeletonGroup } from '@mediathek/ui';
import { LoadFailure } from '../load-failure';
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
    <LoadFailure
      title={t('office.failed.title')}
      text={t('office.failed.text')}
      isRetrying={isFetching}
      onRetry={onRetry}
    />
  );
}
