import { Heading, RailLayout, SkipLink, TextLink, VisuallyHidden, Wrap } from '@mediathek/ui';
import { useMemo, useState } from 'react';
import type { PageProps } from '../../shared/page';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { AskFirst, MeaningFallback, OtherSearch } from './by-meaning';
import { CatalogueBar } from './catalogue-bar';
import { ExternalResults } from './external/external-results';
import { useSignInPrompt } from './external/use-sign-in-prompt';
import { FilterPanel } from './filter-panel';
import { NoResults } from './no-results';
import { ResultList } from './result-list';
import { type SearchInUse, SearchProvider, useSearch } from './search-context';
import styles from './search-page.module.css';
import { isAsked, readSearch, type SearchName, type SearchState, searchAddress } from './search-state';
import { SearchFailed, SearchLoading, SearchOffline } from './search-states';
import { searchTitle } from './search-title';
import { searchVariant } from './search-variant';
import { SourceTabs } from './sources';
import { Toolbar } from './toolbar';
import { type ResultsState, useResults } from './use-results';

const resultsId = 'results';

/** The search through all media, and the same through the catalogue. */
export function SearchPage({ name, query }: PageProps<SearchName>) {
  const { t } = useTexts();
  const { navigate } = usePortal();
  const variant = searchVariant(name, useVisitor());
  const text = query.toString();
  const state = useMemo(() => readSearch(new URLSearchParams(text)), [text]);
  const isExternal = variant.hasSources && state.source === 'external';
  const results = useResults(name, state);
  useSignInPrompt(name, state);
  // Counts from the moment of the choice until the address has followed.
  const [choice, setChoice] = useState<{ readonly at: string; readonly state: SearchState }>();
  const chosen = choice?.at === text ? choice.state : state;
  const search = useMemo<SearchInUse>(
    () => ({
      name,
      state,
      chosen,
      change(next) {
        setChoice({ at: text, state: next });
        navigate(searchAddress(name, next));
      },
      address: (next) => searchAddress(name, next),
    }),
    [name, state, chosen, text, navigate],
  );

  const main = (
    <div id={resultsId} tabIndex={-1} className={styles.main}>
      {isAsked(name, state) ? <Results results={results} /> : <AskFirst />}
    </div>
  );
  return (
    <SearchProvider value={search}>
      <Wrap className={styles.page}>
        {name === 'csearch' && <CatalogueBar />}
        {variant.hasFilters && isAsked(name, state) ? (
          <RailLayout
            rail={
              // Other repositories know nothing of our filters.
              !isExternal && (
                <aside className={styles.rail} aria-label={t('search.filters.title')}>
                  <SkipLink targetId={resultsId}>{t('search.skipFilters')}</SkipLink>
                  <FilterPanel shape="rail" />
                </aside>
              )
            }
          >
            {main}
          </RailLayout>
        ) : (
          main
        )}
      </Wrap>
    </SearchProvider>
  );
}

function Results({ results }: { readonly results: ResultsState }) {
  const { t, lang } = useTexts();
  const { name, state } = useSearch();
  const variant = searchVariant(name, useVisitor());
  const found = results.kind === 'ready' ? results.found : undefined;
  const total = found && !found.isOutdated ? found.total : undefined;
  const isExternal = variant.hasSources && state.source === 'external';
  const counted = total === undefined || isExternal ? {} : { total };
  const title = searchTitle(state, { ...counted, lang }, t);
  const amount = total?.toLocaleString(lang);
  const isUnnamed = state.query === '' && state.producer === '' && state.keyword === '';
  const count =
    total === undefined ? '' : total === 0 ? t('search.countNone') : t('search.count', { count: total, amount });

  return (
    <>
      <Heading level={1}>{title}</Heading>
      {isUnnamed && !isExternal && <p className={styles.count}>{count || '\u00A0'}</p>}
      {found?.didYouMean && found.total > 0 && <DidYouMean meant={found.didYouMean} />}
      <OtherSearch total={total} />
      <MeaningFallback results={results} />
      {variant.hasSources && <SourceTabs total={total} />}
      {isExternal ? (
        <ExternalResults />
      ) : (
        <>
          <Toolbar hasFilters={variant.hasFilters} total={total} />
          <Outcome results={results} />
        </>
      )}
      {/* Read out when a search has ended; the heading alone would change without a word. */}
      <VisuallyHidden role="status">
        {total === undefined || isExternal ? '' : isUnnamed || total === 0 ? count : title}
      </VisuallyHidden>
    </>
  );
}

function Outcome({ results }: { readonly results: ResultsState }) {
  switch (results.kind) {
    case 'loading':
      return <SearchLoading />;
    case 'offline':
      return <SearchOffline />;
    case 'failed':
      return <SearchFailed {...results} />;
    case 'ready':
      return results.found.items.length > 0 ? (
        <ResultList found={results.found} more={results.more} />
      ) : (
        <NoResults didYouMean={results.found.didYouMean} />
      );
  }
}

/** Little was found as it was typed; another spelling would find more. */
function DidYouMean({ meant }: { readonly meant: string }) {
  const { t } = useTexts();
  const { state, address } = useSearch();
  return (
    <p className={styles.meant}>
      {t('search.didYouMean')} <TextLink href={address({ ...state, query: meant })}>{meant}</TextLink>
    </p>
  );
}
