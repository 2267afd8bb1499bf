import type { TFunction } from 'i18next';
import type { SearchState } from './search-state';

/** The title names the query or the producer, with the number of media once it is known; otherwise all media. */
export function searchTitle(state: SearchState, found: { total?: number; lang: string }, t: TFunction) {
  const { query, producer, keyword } = state;
  const { total, lang } = found;
  // Where nothing was found, the space below says so and what to do.
  const counted = total !== undefined && total > 0 && { count: total, amount: total.toLocaleString(lang) };
  if (query !== '') {
    return counted ? t('search.title.query', { ...counted, query }) : t('search.title.queryWaiting', { query });
  }
  if (producer !== '') {
    return counted
      ? t('search.title.producer', { ...counted, producer })
      : t('search.title.producerWaiting', { producer });
  }
  if (keyword !== '') {
    return counted ? t('search.title.keyword', { ...counted, keyword }) : t('search.title.keywordWaiting', { keyword });
  }
  return t('search.title.all');
}

/** In the browser's tab: short, what is looked for first. */
export function tabTitle(state: SearchState, t: TFunction): string | undefined {
  const { query, producer, keyword } = state;
  if (query !== '') return t('search.tab.query', { query });
  if (producer !== '') return t('search.tab.producer', { producer });
  return keyword === '' ? undefined : t('search.tab.keyword', { keyword });
}
