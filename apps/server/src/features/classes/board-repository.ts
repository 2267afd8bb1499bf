import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface BoardRow {
  id: string;
  note: string;
  from: Date;
  until: Date | null;
  /** The medium that was shared; `null` for a list, and where it has vanished. */
  identifier: string | null;
  list: { id: string; title: string; description: string; media: string[]; hasLinks: boolean } | null;
}

/** What stands on the boards of classes. */
export const boardRepository = (db: Queries) => {
  const listMedia = async (listIds: readonly string[]): Promise<Map<string, string[]>> => {
    if (listIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('list_items')
      .innerJoin('media', 'media.id', 'list_items.media_id')
      .select(['list_items.list_id', 'media.identifier'])
      .where('list_items.list_id', 'in', [...listIds])
      .where('media.deleted_at', 'is', null)
      .orderBy('list_items.position')
      .orderBy('list_items.id')
      .execute();
    const found = new Map<string, string[]>();
    for (const { list_id, identifier } of rows) found.set(list_id, [...(found.get(list_id) ?? []), identifier]);
    return found;
  };

  return {
    listMedia,

    /** The boards of some classes, each in its teachers' order. */
    async list(classIds: readonly string[]): Promise<Map<string, BoardRow[]>> {
      if (classIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('class_shares')
        .leftJoin('media', (join) =>
          join.onRef('media.id', '=', 'class_shares.media_id').on('media.deleted_at', 'is', null),
        )
        .leftJoin('lists', (join) =>
          join.onRef('lists.id', '=', 'class_shares.list_id').on('lists.deleted_at', 'is', null),
        )
        .select(['class_shares.id', 'class_shares.class_id', 'class_shares.note'])
        .select(['class_shares.visible_from', 'class_shares.visible_until', 'media.identifier'])
        .select(['lists.id as list_id', 'lists.title', 'lists.description'])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('list_items')
                .select('list_items.id')
                .whereRef('list_items.list_id', '=', 'lists.id')
                .where('list_items.link', 'is not', null),
            )
            .as('has_links'),
        )
        .where('class_shares.class_id', 'in', [...classIds])
        .orderBy('class_shares.position')
        .orderBy('class_shares.id')
        .execute();
      const media = await listMedia(rows.flatMap(({ list_id }) => list_id ?? []));
      const boards = new Map<string, BoardRow[]>();
      for (const row of rows) {
        const { list_id: listId, title, description } = row;
        const entry: BoardRow = {
          id: row.id,
          note: row.note,
          from: row.visible_from,
          until: row.visible_until,
          identifier: row.identifier,
          list: listId
            ? {
                ...{ id: listId, title: title ?? '', description: description ?? '' },
                ...{ media: media.get(listId) ?? [], hasLinks: Boolean(row.has_links) },
              }
            : null,
        };
        boards.set(row.class_id, [...(boards.get(row.class_id) ?? []), entry]);
      }
      return boards;
    },

    async findMediumId(identifier: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('media')
        .select('id')
        .where('identifier', '=', identifier)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row?.id;
    },

    async count(classId: string): Promise<number> {
      const row = await db
        .selectFrom('class_shares')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('class_id', '=', classId)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** The same thing that stands on the board already and is not over. */
    async findSame(classId: string, thing: { mediaId: number | null; listId: string | null }, now: Date) {
      const row = await db
        .selectFrom('class_shares')
        .select('id')
        .where('class_id', '=', classId)
        .where((eb) => (thing.mediaId === null ? eb('list_id', '=', thing.listId) : eb('media_id', '=', thing.mediaId)))
        .where((eb) => eb.or([eb('visible_until', 'is', null), eb('visible_until', '>', now)]))
        .executeTakeFirst();
      return row?.id;
    },

    /** Adds something as the first of the board: what was shared last is what the class needs next. */
    async add(share: {
      classId: string;
      mediaId: number | null;
      listId: string | null;
      note: string;
      from: Date;
      until: Date | null;
    }): Promise<string> {
      const row = await db
        .insertInto('class_shares')
        .values({
          class_id: share.classId,
          media_id: share.mediaId,
          list_id: share.listId,
          note: share.note,
          visible_from: share.from,
          visible_until: share.until,
          position: sql<number>`coalesce((select min(position) from class_shares where class_id = ${share.classId}), 1) - 1`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    async find(classId: string, id: string) {
      return db
        .selectFrom('class_shares')
        .select(['id', 'visible_from', 'visible_until'])
        .where('class_id', '=', classId)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async change(
      id: string,
      change: { note: string | undefined; from: Date | undefined; until: Date | null | undefined },
    ) {
      const values = {
        ...(change.note === undefined ? {} : { note: change.note }),
        ...(change.from === undefined ? {} : { visible_from: change.from }),
        ...(change.until === undefined ? {} : { visible_until: change.until }),
      };
      if (Object.keys(values).length === 0) return;
      await db.updateTable('class_shares').set(values).where('id', '=', id).execute();
    },

    async remove(classId: string, id: string): Promise<boolean> {
      const found = await db
        .deleteFrom('class_shares')
        .where('class_id', '=', classId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return found !== undefined;
    },

    async listIds(classId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('class_shares')
        .select('id')
        .where('class_id', '=', classId)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async order(ids: readonly string[]): Promise<void> {
      await sql`update class_shares set position = placed.place
        from unnest(${[...ids]}::uuid[]) with ordinality as placed (id, place)
        where class_shares.id = placed.id`.execute(db);
    },
  };
};
