import type { Library, LibraryList } from '@mediathek/contract';
import { isTeacher } from '@mediathek/domain';
import { Button, IconButton } from '@mediathek/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useForgetLibrary } from '../../shared/library/use-removal';
import { useListCache } from '../../shared/lists/queries';
import { logProblem } from '../../shared/log';
import { usePortal, useVisitor } from '../../shared/portal';
import { withFreshToken } from '../../shared/submission/with-fresh-token';
import { useTexts } from '../../shared/use-texts';
import styles from './library.module.css';

const GiveListDialog = lazy(async () => ({ default: (await import('./give-list-dialog')).GiveListDialog }));

/** Teachers give their own lists to the whole school. */
export function GiveListButton() {
  const { t } = useTexts();
  const { user } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isTeacher(user)) return null;
  return (
    <div>
      <Button look="plain" icon="list-plus" onClick={() => setIsOpen(true)}>
        {t('library.giveList.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GiveListDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Takes a list of one's own out of the pool; whoever was invited to it before keeps it. */
export function TakeOutOfPool({ list: { id, title } }: { readonly list: LibraryList }) {
  const { t } = useTexts();
  const portal = usePortal();
  const { call, events } = portal;
  const queries = useQueryClient();
  const forget = useForgetLibrary();
  const cache = useListCache();

  const open = async (visibility: 'shared' | 'school') => {
    try {
      await withFreshToken(portal, () => call('PATCH /api/v1/lists/{id}', { params: { id }, body: { visibility } }));
      return true;
    } catch (cause) {
      logProblem('Failed to change who sees a list', cause);
      events.emit('snackbar', { type: 'error', message: t('forms.failed.title') });
      return false;
    } finally {
      void forget();
      void cache.forget();
    }
  };
  async function takeOut() {
    queries.setQueryData<Library>(
      ['library', 'pool'],
      (before) => before && { ...before, lists: before.lists.filter((list) => list.id !== id) },
    );
    if (!(await open('shared'))) return;
    events.emit('snackbar', {
      type: 'info',
      message: t('library.giveList.takenOut', { title }),
      action: { label: t('forms.undo'), onAction: () => void open('school') },
    });
  }
  return (
    <IconButton
      icon="x"
      label={t('library.remove.pool', { title })}
      tooltipAlign="end"
      className={styles.remove}
      onClick={() => void takeOut()}
    />
  );
}
