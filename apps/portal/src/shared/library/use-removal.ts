import type { Library, LibraryEntry, LibraryTab, OwnHome } from '@mediathek/contract';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../log';
import { usePortal } from '../portal';
import { withFreshToken } from '../submission/with-fresh-token';
import { useTexts } from '../use-texts';

export type RemovableTab = Extract<LibraryTab, 'bookmarks' | 'history' | 'pool'>;

/** Everything of the library is asked for anew. */
export function useForgetLibrary(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['library'] }),
      queries.invalidateQueries({ queryKey: ['home', 'own'] }),
    ]);
  };
}

/** Takes entries out of what is shown at once, before the server has answered. */
function useHideEntries(tab: RemovableTab): (gone: ReadonlySet<string>) => void {
  const queries = useQueryClient();
  return (gone) => {
    const isShown = ({ medium }: LibraryEntry) => !gone.has(medium.identifier);
    queries.setQueryData<Library>(
      ['library', tab],
      (before) =>
        before && {
          ...before,
          items: before.items.filter(isShown),
          expired: before.expired.filter(isShown),
          inactive: before.inactive.filter(isShown),
        },
    );
    if (tab !== 'history') return;
    queries.setQueryData<OwnHome>(
      ['home', 'own'],
      (before) =>
        before && { ...before, continued: before.continued.filter(isShown), recent: before.recent.filter(isShown) },
    );
  };
}

const removing = {
  bookmarks: { one: 'DELETE /api/v1/bookmarks/{id}', all: 'DELETE /api/v1/bookmarks' },
  history: { one: 'DELETE /api/v1/history/{id}', all: 'DELETE /api/v1/history' },
} as const;
const restoring = { bookmarks: 'POST /api/v1/bookmarks/restore', history: 'POST /api/v1/history/restore' } as const;

/** Removes media from somebody's own things or the school's pool, one or all of them; each removal can be undone. */
export function useRemoval(tab: RemovableTab) {
  const { t } = useTexts();
  const portal = usePortal();
  const { call, events } = portal;
  const queries = useQueryClient();
  const forget = useForgetLibrary();
  const hide = useHideEntries(tab);

  const failed = (cause: unknown) => {
    logProblem('Failed to change the library', cause);
    events.emit('snackbar', { type: 'error', message: t('forms.failed.title') });
  };
  const removeOne = (id: string) =>
    tab === 'pool' ? call('DELETE /api/v1/pool/{id}', { params: { id } }) : call(removing[tab].one, { params: { id } });
  const bringBack = async (identifiers: readonly string[]) => {
    if (tab !== 'pool') await call(restoring[tab], { body: { identifiers: [...identifiers] } });
    else for (const id of identifiers) await call('PUT /api/v1/pool/{id}', { params: { id } });
  };
  const listAll = async () => {
    const { items, expired, inactive } = await call('GET /api/v1/library/{tab}', { params: { tab } });
    return [...items, ...expired, ...inactive];
  };
  const mark = (identifiers: readonly string[], isMarked: boolean) => {
    if (tab === 'bookmarks') for (const id of identifiers) queries.setQueryData(['bookmark', id], isMarked);
  };

  async function change(identifiers: readonly string[], work: () => Promise<unknown>, message: string): Promise<void> {
    hide(new Set(identifiers));
    mark(identifiers, false);
    try {
      await withFreshToken(portal, work);
    } catch (cause) {
      failed(cause);
      mark(identifiers, true);
      void forget();
      return;
    }
    const undo = () => {
      mark(identifiers, true);
      void withFreshToken(portal, () => bringBack(identifiers))
        .catch(failed)
        .then(forget);
    };
    events.emit('snackbar', { type: 'info', message, action: { label: t('forms.undo'), onAction: undo } });
    void forget();
  }

  return {
    remove: (identifier: string, message: string) =>
      void change([identifier], async () => void (await removeOne(identifier)), message),
    /** Removes everything, and can bring it back; where only a part is shown, the rest is asked for first. */
    removeAll: async (message: string, shown?: readonly LibraryEntry[]) => {
      if (tab === 'pool') return;
      try {
        const entries = shown ?? (await listAll());
        const identifiers = entries.map(({ medium }) => medium.identifier);
        await change(identifiers, async () => void (await call(removing[tab].all)), message);
      } catch (cause) {
        failed(cause);
      }
    },
  };
}
