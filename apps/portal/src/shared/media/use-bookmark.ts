import type { MediaCard } from '@mediathek/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../log';
import { usePortal } from '../portal';
import { problemOf } from '../submission/call-failure';
import { withFreshToken } from '../submission/with-fresh-token';
import { useTexts } from '../use-texts';

const bookmarkKey = (identifier: string) => ['bookmark', identifier] as const;

export interface Bookmark {
  readonly isMarked: boolean;
  toggle(): void;
}

/**
 * The viewer's own mark on a medium. It is shown at once on every card of the medium, can be taken back, and returns to
 * what it was when the server could not keep it.
 */
export function useBookmark(
  { identifier, isBookmarked }: Pick<MediaCard, 'identifier' | 'isBookmarked'>,
  title: string,
) {
  const { t, voiced } = useTexts();
  const { call, events } = usePortal();
  const queries = useQueryClient();
  // Nothing is fetched: what was pressed here lies over what the search has told.
  const { data } = useQuery<boolean>({
    queryKey: bookmarkKey(identifier),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isMarked = data ?? isBookmarked;

  async function change(wanted: boolean, isUndo = false) {
    queries.setQueryData(bookmarkKey(identifier), wanted);
    try {
      const key = wanted ? 'PUT /api/v1/bookmarks/{id}' : 'DELETE /api/v1/bookmarks/{id}';
      await withFreshToken({ call }, () => call(key, { params: { id: identifier } }));
    } catch (cause) {
      logProblem('Failed to keep a bookmark', cause);
      queries.setQueryData(bookmarkKey(identifier), !wanted);
      // Signed out meanwhile, in another window or by time: trying again would not help.
      if (problemOf(cause) === 'not-signed-in') {
        events.emit('loginPrompt', { redirect: `${window.location.pathname}${window.location.search}` });
        return;
      }
      events.emit('snackbar', { type: 'error', message: voiced('media.bookmark.failed') });
      return;
    }
    void queries.invalidateQueries({ queryKey: ['bookmarks'] });
    if (isUndo) return;
    events.emit('snackbar', {
      type: 'info',
      message: t(wanted ? 'media.bookmark.added' : 'media.bookmark.removed', { title }),
      action: { label: t('media.bookmark.undo'), onAction: () => void change(!wanted, true) },
    });
  }

  return { isMarked, toggle: () => void change(!isMarked) } satisfies Bookmark;
}
