import { Button, EmptyState, Notice, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { waitInWords } from '../../shared/submission/call-failure';
import { useTexts } from '../../shared/use-texts';
import { useSearch } from './search-context';
import styles from './search-page.module.css';
import { withoutFilters } from './search-state';

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The places of the results, where they will stand. */
export function SearchLoading() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('search.loading')}>
      {waitingRows.map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true">
          <Skeleton shape="cover" />
          <div className={styles.waitingLines}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function SearchOffline() {
  const { t, voiced } = useTexts();
  return (
    <Notice kind="caution" live title={t('search.offline.title')}>
      {voiced('search.offline.text')}
    </Notice>
  );
}

interface SearchFailedProps {
  readonly isRefused: boolean;
  readonly waitSeconds: number | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The search did not answer, or was asked too often or for something that it cannot do; either way there is a way on. */
export function SearchFailed({ isRefused, waitSeconds, isRetrying, retry }: SearchFailedProps) {
  const { t, voice, voiced } = useTexts();
  const { state, address } = useSearch();
  const mustWait = waitSeconds !== undefined;
  return (
    <div role="alert">
      {isRefused ? (
        <EmptyState
          title={t('search.failed.refused')}
          actions={<Button href={address({ ...withoutFilters(state), query: '' })}>{t('search.failed.anew')}</Button>}
        >
          {t('search.failed.refusedText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t(mustWait ? 'search.failed.wait' : 'search.failed.title')}
          actions={
            <Button icon="rotate-ccw" busy={isRetrying} onClick={retry}>
              {t('search.failed.retry')}
            </Button>
          }
        >
          {mustWait
            ? t('search.failed.waitText', { time: waitInWords(t, waitSeconds), context: voice })
            : voiced('search.failed.text')}
        </EmptyState>
      )}
    </div>
  );
}
