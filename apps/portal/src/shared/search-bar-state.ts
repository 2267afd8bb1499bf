import type { Events } from './events';
import { createStore, type Store } from './store';

/** What the search bar in the navigation shows, shared with the search page. */
export interface SearchBarState {
  readonly text: string;
  /** The same text was sent again: the search page asks the server anew although nothing has changed. */
  readonly forceload: boolean;
  readonly loading: boolean;
  /** Folded away: on phones behind its button, on the homepage while the large search is in view. */
  readonly closed: boolean;
}

/** The bar stops showing that it is searching when the search has ended, well or badly. */
export function createSearchBarState(events: Events): Store<SearchBarState> {
  const store = createStore<SearchBarState>({ text: '', forceload: false, loading: false, closed: true });
  const finish = () => store.set({ loading: false, forceload: false });
  events.on('searchComplete', finish);
  events.on('searchError', finish);
  return store;
}
