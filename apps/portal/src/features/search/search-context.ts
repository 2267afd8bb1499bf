import { createContext, useContext } from 'react';
import type { SearchName, SearchState } from './search-state';

/** What every part of the search screen knows: which search it is, and how to change it. */
export interface SearchInUse {
  readonly name: SearchName;
  readonly state: SearchState;
  /** The same with what was chosen a moment ago and is still on its way into the address; filters show this at once. */
  readonly chosen: SearchState;
  change(next: SearchState): void;
  /** The address of another search on this screen. */
  address(next: SearchState): string;
}

const SearchContext = createContext<SearchInUse | undefined>(undefined);
export const SearchProvider = SearchContext.Provider;

export function useSearch(): SearchInUse {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch needs a SearchProvider above it');
  return search;
}
