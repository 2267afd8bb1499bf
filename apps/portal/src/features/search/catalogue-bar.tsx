import { SearchField } from '@mediathek/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useStore } from '../../shared/store';
import { useTexts } from '../../shared/use-texts';
import { useSearch } from './search-context';
import styles from './search-page.module.css';
import { searchAddress } from './search-state';

/** The catalogue's own search. Its clear button is always there, and an emptied field shows the whole stock again. */
export function CatalogueBar() {
  const { t } = useTexts();
  const { searchBar } = usePortal();
  const { state, change } = useSearch();
  const isLoading = useStore(searchBar, (bar) => bar.loading);
  const [text, setText] = useState(state.query);

  // The address leads: also when it was changed elsewhere or by going back.
  useEffect(() => setText(state.query), [state.query]);

  function search(query: string) {
    if (query === state.query) searchBar.set({ forceload: true });
    else change({ ...state, query });
  }

  return (
    <SearchField
      className={styles.catalogueBar}
      label={t('search.catalogue.label')}
      placeholder={t('search.catalogue.placeholder')}
      submitLabel={t('search.catalogue.submit')}
      clearLabel={t('search.catalogue.clear')}
      keepClear
      action={searchAddress('csearch', { ...state, query: '' })}
      value={text}
      busy={isLoading}
      onValueChange={setText}
      onSearch={search}
      onReset={() => change({ ...state, query: '' })}
    />
  );
}
