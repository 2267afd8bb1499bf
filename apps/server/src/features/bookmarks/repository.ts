import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** Media that people marked to find again. */
export const bookmarkRepository = (db: Queries) => ({
  /** Marking twice is the same as marking once. */
  async add(bookmark: { userId: string; mediaId: number; createdAt: Date }): Promise<void> {
    await db
      .insertInto('bookmarks')
      .values({ user_id: bookmark.userId, media_id: bookmark.mediaId, created_at: bookmark.createdAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'media_id']).doNothing())
      .execute();
  },

  /** Takes one mark away, or all of somebody's; they can be brought back as they were. */
  async remove({ userId, mediaId, at }: { userId: string; mediaId?: number; at: Date }): Promise<void> {
    await db
      .with('taken', (of) =>
        of
          .deleteFrom('bookmarks')
          .where('user_id', '=', userId)
          .$if(mediaId !== undefined, (one) => one.where('media_id', '=', mediaId ?? 0))
          .returning(['user_id', 'media_id', 'created_at', sql<Date>`${at}::timestamptz`.as('removed_at')]),
      )
      .insertInto('removed_bookmarks')
      .columns(['user_id', 'media_id', 'created_at', 'removed_at'])
      .expression((of) => of.selectFrom('taken').select(['user_id', 'media_id', 'created_at', 'removed_at']))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'media_id']).doUpdateSet((of) => ({
          created_at: of.ref('excluded.created_at'),
          removed_at: of.ref('excluded.removed_at'),
        })),
      )
      .execute();
  },

  async restore(userId: string, identifiers: readonly string[]): Promise<void> {
    await db
      .with('back', (of) =>
        of
          .deleteFrom('removed_bookmarks')
          .where('user_id', '=', userId)
          .where('media_id', 'in', (media) =>
            media
              .selectFrom('media')
              .select('id')
              .where('identifier', '=', sql<string>`any(${[...identifiers]}::text[])`),
          )
          .returning(['user_id', 'media_id', 'created_at']),
      )
      .insertInto('bookmarks')
      .columns(['user_id', 'media_id', 'created_at'])
      .expression((of) => of.selectFrom('back').select(['user_id', 'media_id', 'created_at']))
      .onConflict((conflict) => conflict.columns(['user_id', 'media_id']).doNothing())
      .execute();
  },

  /** What was taken away before a moment cannot be brought back any more. */
  async removeOld(before: Date): Promise<void> {
    await db.deleteFrom('removed_bookmarks').where('removed_at', '<', before).execute();
  },

  async findMediumId(identifier: string): Promise<number | undefined> {
    const found = await db
      .selectFrom('media')
      .select('id')
      .where('identifier', '=', identifier)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return found?.id;
  },

  /** Somebody's bookmarks, the latest first. */
  list: (userId: string) =>
    db
      .selectFrom('bookmarks')
      .innerJoin('media', 'media.id', 'bookmarks.media_id')
      .select(['media.identifier', 'media.fn_titel', 'bookmarks.created_at'])
      .where('user_id', '=', userId)
      .orderBy('bookmarks.created_at', 'desc')
      .orderBy('media.id')
      .execute(),
});
