import type { Queries } from '../../adapters/database/database';

/** Shared lists as a feed tells them; a private or removed list tells nothing. */
export const feedRepository = (db: Queries) => ({
  async find(listId: string) {
    const list = await db
      .selectFrom('lists')
      .select(['title', 'description', 'updated_at'])
      .where('id', '=', listId)
      .where('deleted_at', 'is', null)
      .where('visibility', '<>', 'private')
      .executeTakeFirst();
    if (!list) return undefined;
    const items = await db
      .selectFrom('list_items')
      .leftJoin('media', (join) =>
        join.onRef('media.id', '=', 'list_items.media_id').on('media.deleted_at', 'is', null),
      )
      .select(['list_items.id', 'list_items.title', 'list_items.link'])
      .select(['media.identifier', 'media.fn_titel', 'media.fn_kurztext'])
      .where('list_id', '=', listId)
      .where((eb) => eb.or([eb('media.id', 'is not', null), eb('list_items.link', 'is not', null)]))
      .orderBy('position')
      .execute();
    return { title: list.title, description: list.description, updatedAt: list.updated_at, items };
  },
});
