import type { MediaCard } from '@mediathek/contract';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import { signedInId, type Visitor } from '../../http/visitor';
import { bookmarkRepository } from './repository';

interface Dependencies {
  db: Queries;
  clock: () => Date;
  listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
  /** Told whose marks have changed. */
  onChange(userId: string): void;
}

type BookmarkCalls = Extract<keyof Handlers, `${string} /api/v1/bookmarks${string}`>;

/** Marks can be brought back for an hour. */
const secondThoughtsMs = 60 * 60 * 1000;

/** Forgets marks that nobody has brought back in time. */
export const removeOldBookmarks =
  ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) =>
  (): Promise<void> =>
    bookmarkRepository(db).removeOld(new Date(clock().getTime() - secondThoughtsMs));

/** Marks of one's own; whoever is signed in may mark whatever they may read about. */
export function bookmarkRoutes({ db, clock, listCards, onChange }: Dependencies): Handlers<BookmarkCalls> {
  const bookmarks = bookmarkRepository(db);

  const markOf = async ({ id }: Visitor, identifier: string) => {
    const mediaId = await bookmarks.findMediumId(identifier);
    if (id === undefined || mediaId === undefined) throw new Problem('not-found');
    return { userId: id, mediaId };
  };

  return {
    async 'GET /api/v1/bookmarks'({ visitor }) {
      const marked = visitor.id === undefined ? [] : await bookmarks.list(visitor.id);
      return {
        items: await listCards(
          visitor,
          marked.map(({ identifier }) => identifier),
        ),
      };
    },

    async 'PUT /api/v1/bookmarks/{id}'({ visitor, params }) {
      const mark = await markOf(visitor, params.id);
      await bookmarks.add({ ...mark, createdAt: clock() });
      onChange(mark.userId);
      return undefined;
    },

    async 'DELETE /api/v1/bookmarks/{id}'({ visitor, params }) {
      const mark = await markOf(visitor, params.id);
      await bookmarks.remove({ ...mark, at: clock() });
      onChange(mark.userId);
      return undefined;
    },

    async 'DELETE /api/v1/bookmarks'({ visitor }) {
      const userId = signedInId(visitor);
      await bookmarks.remove({ userId, at: clock() });
      onChange(userId);
      return undefined;
    },

    async 'POST /api/v1/bookmarks/restore'({ visitor, body }) {
      const userId = signedInId(visitor);
      await bookmarks.restore(userId, body.identifiers);
      onChange(userId);
      return undefined;
    },
  };
}
