import type { ListLink } from '@mediathek/contract';
import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface StoredItem {
  id: string;
  note: string;
  version: number;
  title: string;
  media_id: number | null;
  /** Absent where the medium has vanished. */
  identifier: string | null;
  link: ListLink | null;
}

/** A medium of the stock, or a link. */
export interface NewItem {
  mediaId: number | null;
  link: ListLink | null;
  title: string;
  note: string;
}

const written = (link: ListLink | null): string | null => (link === null ? null : JSON.stringify(link));

/** What stands in lists. Whoever changes something here holds the lock of the list. */
export const itemRepository = (db: Queries) => ({
  /** The media of a list in the teacher's order, also those that have vanished. */
  list: (listId: string): Promise<StoredItem[]> =>
    db
      .selectFrom('list_items')
      .leftJoin('media', (join) =>
        join.onRef('media.id', '=', 'list_items.media_id').on('media.deleted_at', 'is', null),
      )
      .select(['list_items.id', 'list_items.note', 'list_items.version', 'list_items.title', 'list_items.media_id'])
      .select(['list_items.link', 'media.identifier'])
      .where('list_id', '=', listId)
      .orderBy('position')
      .orderBy('list_items.id')
      .execute(),

  /** Media by their identifiers, as they can be added. */
  async findMedia(identifiers: readonly string[]): Promise<Map<string, { mediaId: number; title: string }>> {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'identifier', 'fn_titel'])
      .where('identifier', '=', sql<string>`any(${[...identifiers]}::text[])`)
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map(({ id, identifier, fn_titel }) => [identifier, { mediaId: id, title: fn_titel }]));
  },

  async append(listId: string, items: readonly NewItem[]): Promise<void> {
    if (items.length === 0) return;
    const { last } = await db
      .selectFrom('list_items')
      .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`-1`).as('last'))
      .where('list_id', '=', listId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('list_items')
      .values(
        items.map(({ mediaId, link, title, note }, index) => ({
          ...{ list_id: listId, media_id: mediaId, link: written(link), title, note },
          position: last + 1 + index,
        })),
      )
      .execute();
  },

  /** Takes over all items of another list, with notes, in their order. */
  async copyAll(fromList: string, toList: string): Promise<void> {
    await db
      .insertInto('list_items')
      .columns(['list_id', 'media_id', 'position', 'note', 'title', 'link'])
      .expression((eb) =>
        eb
          .selectFrom('list_items')
          .select([eb.val(toList).$castTo<string>().as('list_id'), 'media_id', 'position', 'note', 'title', 'link'])
          .where('list_id', '=', fromList),
      )
      .execute();
  },

  /** Puts all items of a list into an order. */
  async arrange(listId: string, ids: readonly string[]): Promise<void> {
    await sql`
      update list_items set position = wanted.place
      from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
      where list_items.id = wanted.id and list_items.list_id = ${listId}`.execute(db);
  },

  findNote: (listId: string, id: string) =>
    db
      .selectFrom('list_items')
      .select(['id', 'note', 'version'])
      .where('list_id', '=', listId)
      .where('id', '=', id)
      .executeTakeFirst(),

  writeNote: (id: string, note: string) =>
    db
      .updateTable('list_items')
      .set((eb) => ({ note, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning(['id', 'note', 'version'])
      .executeTakeFirstOrThrow(),

  /** Takes an item out and keeps it for a while; says whether it was there. */
  async remove(listId: string, id: string, removedAt: Date): Promise<boolean> {
    const removed = await db
      .deleteFrom('list_items')
      .where('list_id', '=', listId)
      .where('id', '=', id)
      .returning(['id', 'list_id', 'media_id', 'position', 'note', 'title', 'version', 'link'])
      .executeTakeFirst();
    if (!removed) return false;
    await db
      .insertInto('removed_list_items')
      .values({ ...removed, link: written(removed.link), removed_at: removedAt })
      .execute();
    return true;
  },

  findRemoved: (listId: string, id: string) =>
    db
      .selectFrom('removed_list_items')
      .select(['id', 'list_id', 'media_id', 'position', 'note', 'title', 'version', 'link'])
      .where('list_id', '=', listId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Puts a removed item back to where it stood, before whatever stands there now. */
  async restore(
    removed: { id: string; list_id: string; media_id: number | null; position: number } & {
      note: string;
      title: string;
      version: number;
      link: ListLink | null;
    },
  ): Promise<void> {
    await db.deleteFrom('removed_list_items').where('id', '=', removed.id).execute();
    await db
      .updateTable('list_items')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('list_id', '=', removed.list_id)
      .where('position', '>=', removed.position)
      .execute();
    await db
      .insertInto('list_items')
      .values({ ...removed, link: written(removed.link) })
      .execute();
  },
});
