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

  async remove(bookmark: { userId: string; mediaId: number }): Promise<void> {
    await db
      .deleteFrom('bookmarks')
      .where('user_id', '=', bookmark.userId)
      .where('media_id', '=', bookmark.mediaId)
      .execute();
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
