import type { LibraryEntry, LibraryTab } from '@mediathek/contract';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../shared/log';
import { usePortal } from '../../shared/portal';
import { withFreshToken } from '../../shared/submission/with-fresh-token';
import { useTexts } from '../../shared/use-texts';
import { useForgetLibrary, useHideEntries } from './queries';

export type RemovableTab = Extract<LibraryTab, 'bookmarks' | 'history' | 'pool'>;

export const isRemovable = (tab: LibraryTab): tab is RemovableTab =>
  tab === 'bookmarks' || tab === 'history' || tab === 'pool';

/** Removes entries of a tab; each removal can be undone. */
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
  const removeOne = ({ medium: { identifier } }: LibraryEntry) => {
    const params = { id: identifier };
    if (tab === 'history') return call('DELETE /api/v1/history/{id}', { params });
    if (tab === 'pool') return call('DELETE /api/v1/pool/{id}', { params });
    return call('DELETE /api/v1/bookmarks/{id}', { params });
  };
  const bringBack = async (identifiers: readonly string[]) => {
    if (tab === 'history') {
      await call('POST /api/v1/history/restore', { body: { identifiers: [...identifiers] } });
      return;
    }
    for (const id of identifiers) {
      await (tab === 'pool'
        ? call('PUT /api/v1/pool/{id}', { params: { id } })
        : call('PUT /api/v1/bookmarks/{id}', { params: { id } }));
    }
  };

  async function change(identifiers: readonly string[], work: () => Promise<unknown>, message: string): Promise<void> {
    const gone = new Set(identifiers);
    hide((identifier) => gone.has(identifier));
    if (tab === 'bookmarks') for (const id of identifiers) queries.setQueryData(['bookmark', id], false);
    try {
      await withFreshToken(portal, work);
    } catch (cause) {
      failed(cause);
      void forget();
      return;
    }
    events.emit('snackbar', {
      type: 'info',
      message,
      action: {
        label: t('library.undo'),
        onAction: () => {
          if (tab === 'bookmarks') for (const id of identifiers) queries.setQueryData(['bookmark', id], true);
          void withFreshToken(portal, () => bringBack(identifiers))
            .catch(failed)
            .then(forget);
        },
      },
    });
    void forget();
  }

  return {
    remove: (entry: LibraryEntry) =>
      void change([entry.medium.identifier], () => removeOne(entry), t(`library.removed.${tab}`)),
    clear: (entries: readonly LibraryEntry[]) =>
      void change(
        entries.map(({ medium }) => medium.identifier),
        () => call('DELETE /api/v1/history'),
        t('library.removed.all'),
      ),
  };
}
