import { type SearchState, searchKey } from './search-state';

/** Which search was sent last, and at which page of the portal. */
export interface LastSearch {
  readonly name: string;
  readonly key: string;
}

export function lastSearchOf(name: string, state: SearchState): LastSearch {
  return { name, key: searchKey(state) };
}

/** A search is sent when its words, keyword, category or filters have changed, or when somebody asks for it again. */
export function mustSend(last: LastSearch | undefined, next: LastSearch, isForced: boolean): boolean {
  return isForced || last?.name !== next.name || last.key !== next.key;
}
