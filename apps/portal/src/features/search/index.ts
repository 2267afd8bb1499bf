import type { PageModule } from '../../shared/page';
import { prefetchSearch } from './queries';
import { SearchPage } from './search-page';
import { readSearch, type SearchName } from './search-state';
import { tabTitle } from './search-title';

export const searchPage: PageModule<SearchName> = {
  Page: SearchPage,
  prefetch: prefetchSearch,
  title: (_portal, { query }, t) => tabTitle(readSearch(query), t),
};
