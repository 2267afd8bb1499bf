import type { Queries } from '../../adapters/database/database';

export interface NewList {
  id: string;
  ownerId: string;
  schoolId: string | null;
  title: string;
  description: string;
  visibility: 'private' | 'shared' | 'school';
  createdAt: Date;
  updatedAt: Date;
  items: readonly { mediaId: number; note: string }[];
  sharedWithIds: readonly string[];
}

/** Teachers' media lists. */
export const listRepository = (db: Queries) => ({
  async add(list: NewList): Promise<void> {
    await db
      .insertInto('lists')
      .values({
        id: list.id,
        owner_id: list.ownerId,
        school_id: list.schoolId,
        title: list.title,
        description: list.description,
        visibility: list.visibility,
        created_at: list.createdAt,
        updated_at: list.updatedAt,
      })
      .execute();
    if (list.items.length > 0)
      await db
        .insertInto('list_items')
        .values(
          list.items.map(({ mediaId, note }, position) => ({ list_id: list.id, media_id: mediaId, note, position })),
        )
        .execute();
    if (list.sharedWithIds.length > 0)
      await db
        .insertInto('list_shares')
        .values(list.sharedWithIds.map((userId) => ({ list_id: list.id, user_id: userId })))
        .execute();
  },

  /** What somebody may open: their own lists, those shared with them, and those of their school. */
  listReadable: (reader: { userId: string; schoolId: string }) =>
    db
      .selectFrom('lists')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('owner_id', '=', reader.userId),
          eb.and([eb('visibility', '=', 'school'), eb('school_id', '=', reader.schoolId)]),
          eb.and([
            eb('visibility', '<>', 'private'),
            eb.exists(
              eb
                .selectFrom('list_shares')
                .select('user_id')
                .whereRef('list_id', '=', 'lists.id')
                .where('user_id', '=', reader.userId),
            ),
          ]),
        ]),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute(),

  /** The media of a list in the teacher's order. */
  listItems: (listId: string) =>
    db
      .selectFrom('list_items')
      .innerJoin('media', 'media.id', 'list_items.media_id')
      .select(['list_items.id', 'list_items.note', 'media.identifier', 'media.fn_titel'])
      .where('list_id', '=', listId)
      .orderBy('position')
      .execute(),
});
