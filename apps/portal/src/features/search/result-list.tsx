import type { FoundMedium } from '@mediathek/contract';
import { Button, Checkbox, classNames, SkipLink, Spinner, VisuallyHidden } from '@mediathek/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import { ChooseSeveral, type Chosen } from './choose-several';
import styles from './result-list.module.css';
import { ResultRow } from './result-row';
import { useSearch } from './search-context';
import { searchKey } from './search-state';
import { useKeptPlace } from './use-kept-place';
import type { Found, MoreResults } from './use-results';

/** So many further pages come by themselves; then a button waits, so that the foot of the page can be reached. */
const automaticPages = 3;

/** Covers of the first rows are in view when the page opens. */
const firstRows = 3;

interface ResultListProps {
  readonly found: Found;
  readonly more: MoreResults;
}

export function ResultList({ found, more }: ResultListProps) {
  const { t } = useTexts();
  const { state } = useSearch();
  const key = searchKey(state);
  const endId = useId();
  // What was chosen belongs to this search.
  const [choice, setChoice] = useState<{ readonly of: string; readonly chosen: Chosen }>();
  const chosen = choice?.of === key ? choice.chosen : undefined;
  const choose = (next: Chosen) => setChoice({ of: key, chosen: next });
  const isReturning = useKeptPlace({
    searchKey: key,
    pageCount: found.pageCount,
    hasMore: more.isThere,
    isLoading: more.isLoading || found.isOutdated,
    loadMore: more.load,
  });
  return (
    <section aria-label={t('search.results')} aria-busy={found.isOutdated || undefined}>
      <SkipLink targetId={endId}>{t('search.skipResults')}</SkipLink>
      <ChooseSeveral chosen={chosen} onChange={choose} />
      <ul className={found.isOutdated ? styles.outdated : undefined}>
        {found.items.map((medium, place) => (
          <li key={medium.identifier} className={classNames(styles.item, chosen && styles.choosable)}>
            {chosen && <Choice {...{ medium, chosen }} onChange={choose} />}
            <ResultRow medium={medium} isFirst={place < firstRows} />
          </li>
        ))}
      </ul>
      <ListEnd key={key} id={endId} found={found} more={more} mayLoad={!isReturning} />
    </section>
  );
}

interface ChoiceProps {
  readonly medium: FoundMedium;
  readonly chosen: NonNullable<Chosen>;
  readonly onChange: (chosen: Chosen) => void;
}

function Choice({ medium, chosen, onChange }: ChoiceProps) {
  const { t } = useTexts();
  function toggle() {
    const next = new Map(chosen);
    if (!next.delete(medium.identifier)) next.set(medium.identifier, medium);
    onChange(next);
  }
  return (
    <Checkbox
      className={styles.choice}
      label={<VisuallyHidden>{t('search.several.choice', { title: medium.fn_titel })}</VisuallyHidden>}
      checked={chosen.has(medium.identifier)}
      onChange={toggle}
    />
  );
}

interface ListEndProps extends ResultListProps {
  readonly id: string;
  readonly mayLoad: boolean;
}

/** Below the last row: further results by themselves for a while, then on request, and what was not to be had. */
function ListEnd({ id, found, more, mayLoad }: ListEndProps) {
  const { t, lang } = useTexts();
  const [limit, setLimit] = useState(1 + automaticPages);
  const isAutomatic = mayLoad && more.isThere && !more.hasFailed && found.pageCount < limit;
  const place = useNearness(isAutomatic && !more.isLoading, more.load);
  const amounts = { shown: found.items.length.toLocaleString(lang), amount: found.total.toLocaleString(lang) };

  function handleMore() {
    setLimit(found.pageCount + automaticPages);
    more.load();
  }

  return (
    <div ref={place} id={id} tabIndex={-1} className={styles.end}>
      {more.hasFailed && <p role="alert">{t('search.failed.more')}</p>}
      {more.isLoading && (
        <p className={styles.loading}>
          <Spinner /> {t('search.loadingMore')}
        </p>
      )}
      {more.isThere && !more.isLoading && !isAutomatic && (
        <>
          <Button look="plain" onClick={handleMore}>
            {t(more.hasFailed ? 'search.failed.retry' : 'search.more')}
          </Button>
          <p className={styles.amounts}>{t('search.moreHint', amounts)}</p>
        </>
      )}
      {!more.isThere && found.pageCount > 1 && <p className={styles.amounts}>{t('search.end', amounts)}</p>}
      <VisuallyHidden role="status">{found.pageCount > 1 && t('search.shown', amounts)}</VisuallyHidden>
    </div>
  );
}

/** Runs an action when the end of the list comes near the window, two screens ahead. */
function useNearness(isWatching: boolean, onNear: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const action = useRef(onNear);
  useEffect(() => {
    action.current = onNear;
  });
  useEffect(() => {
    if (!isWatching || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) action.current();
      },
      { rootMargin: '0px 0px 150% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return place;
}
