import { classNames, IconButton, SearchField } from '@mediathek/ui';
import { useEffect, useId, useState } from 'react';
import { usePortal, useVisitor } from '../../shared/portal';
import { findSearchPage, searchHref } from '../../shared/search-page';
import { useStore } from '../../shared/store';
import { useSuggestions } from '../../shared/suggestions/use-suggestions';
import { useTexts } from '../../shared/use-texts';
import type { PageView } from '../page-view';
import styles from './search-bar.module.css';

/** The search on every normal page. On the homepage it waits until the large one has scrolled away. */
export function SearchBar({ view }: { readonly view: PageView }) {
  const { t } = useTexts();
  const { searchBar, navigate } = usePortal();
  const { text, loading, closed } = useStore(searchBar, (state) => state);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const fieldId = useId();
  const page = findSearchPage(useVisitor());
  const { suggestions, ask } = useSuggestions(text, open);

  // Whoever opens the search wants to type.
  useEffect(() => {
    if (isUnfolded) document.getElementById(fieldId)?.focus();
  }, [isUnfolded, fieldId]);

  if (!page) return null;
  const isAway = view.props.name === 'homepage' && closed;

  function open(href: string) {
    setIsUnfolded(false);
    navigate(href);
  }
  function handleSearch(wanted: string) {
    if (!page) return;
    const href = searchHref(page, wanted);
    searchBar.set({ text: wanted, forceload: view.href === href });
    open(href);
  }

  return (
    <>
      <div
        className={classNames(styles.searchBar, isUnfolded && styles.unfolded, isAway && styles.away)}
        inert={isAway}
      >
        <SearchField
          id={fieldId}
          className={styles.field}
          label={t('shell.search.label')}
          placeholder={t('shell.search.placeholder')}
          submitLabel={t('shell.search.submit')}
          clearLabel={t('shell.search.clear')}
          action={searchHref(page, '')}
          value={text}
          busy={loading}
          suggestions={suggestions}
          onValueChange={(value) => {
            searchBar.set({ text: value });
            ask(value);
          }}
          onSearch={handleSearch}
        />
      </div>
      <span className={styles.searchOpener}>
        <IconButton
          icon={isUnfolded ? 'x' : 'search'}
          label={t(isUnfolded ? 'shell.search.close' : 'shell.search.open')}
          aria-expanded={isUnfolded}
          tooltipAlign="end"
          onClick={() => setIsUnfolded(!isUnfolded)}
        />
      </span>
    </>
  );
}
