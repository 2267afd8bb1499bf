import { useEffect } from 'react';
import { createStore, type Store, useStore } from '../../shared/store';

/** A long list of names that is fetched when it is first needed. */
interface LazyList<Names> {
  readonly loaded: Store<{ readonly names: Names | undefined }>;
  load(): Promise<void>;
}

function lazyList<Names>(fetchNames: () => Promise<Names>): LazyList<Names> {
  const loaded = createStore<{ readonly names: Names | undefined }>({ names: undefined });
  return {
    loaded,
    async load() {
      if (loaded.get().names === undefined) loaded.set({ names: await fetchNames() });
    },
  };
}

export const languageList = lazyList(async () => (await import('@mediathek/domain/languages')).languageLabel);
export const subjectList = lazyList(async () => (await import('@mediathek/domain/subjects')).subjectLabel);

/** The names of a list; absent until they have arrived, and codes stand in for them as long. */
export function useNames<Names>(list: LazyList<Names>, isNeeded = true): Names | undefined {
  const names = useStore(list.loaded, (state) => state.names);
  useEffect(() => {
    // Without a connection codes are shown instead of names; the next one who needs the list tries again.
    if (isNeeded && names === undefined) list.load().catch(() => {});
  }, [list, isNeeded, names]);
  return names;
}
