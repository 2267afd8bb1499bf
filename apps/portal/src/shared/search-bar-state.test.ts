import { expect, it } from 'vitest';
import { createEvents } from './events';
import { createSearchBarState } from './search-bar-state';

function searching() {
  const events = createEvents();
  const searchBar = createSearchBarState(events);
  searchBar.set({ text: 'Vulkane', loading: true, forceload: true });
  return { events, searchBar };
}

it('starts empty, at rest and folded away', () => {
  expect(createSearchBarState(createEvents()).get()).toEqual({
    text: '',
    forceload: false,
    loading: false,
    closed: true,
  });
});

it('comes to rest when the search is complete, and keeps its text', () => {
  const { events, searchBar } = searching();
  events.emit('searchComplete', { error: false });
  expect(searchBar.get()).toEqual({ text: 'Vulkane', forceload: false, loading: false, closed: true });
});

it('comes to rest when the search has failed', () => {
  const { events, searchBar } = searching();
  events.emit('searchError', { error: new Error('offline') });
  expect(searchBar.get().loading).toBe(false);
});
