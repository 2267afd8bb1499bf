import type { ListVisibility } from '@mediathek/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { Tables } from '../../adapters/database/tables';

export interface NewList {
  id: string;
  ownerId: string;
  schoolId: string | null;
  title: string;
  description: string;
  visibility: ListVisibility;
  createdAt: Date;
  updatedAt: Date;
  items: readonly { mediaId: number; note: string }[];
  sharedWithIds: readonly string[];
}

/** Whose eyes a list is seen with. */
export interface ListReader {
  userId: string;
  schoolId: string;
  isStaff: boolean;
  now: Date;
}

type ListBuilder = ExpressionBuilder<Tables, 'lists'>;

/** A class that the reader teaches has it on its board, or one they learn in has it there now. */
const isOnBoard = (eb: ListBuilder, { userId, now }: ListReader) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('class_shares')
        .innerJoin('class_teachers', 'class_teachers.class_id', 'class_shares.class_id')
        .select('class_shares.id')
        .whereRef('class_shares.list_id', '=', 'lists.id')
        .where('class_teachers.user_id', '=', userId),
    ),
    eb.exists(
      eb
        .selectFrom('class_shares')
        .innerJoin('class_pupils', 'class_pupils.class_id', 'class_shares.class_id')
        .select('class_shares.id')
        .whereRef('class_shares.list_id', '=', 'lists.id')
        .where('class_pupils.user_id', '=', userId)
        .where('class_shares.visible_from', '<=', now)
        .where((of) =>
          of.or([of('class_shares.visible_until', 'is', null), of('class_shares.visible_until', '>', now)]),
        ),
    ),
  ]);

/** The row filter that belongs to the rule in the domain: own, shared, of the school, on a board. */
const isReadable = (eb: ListBuilder, reader: ListReader) =>
  eb.or([
    eb('owner_id', '=', reader.userId),
    eb.and([
      eb('visibility', '=', 'school'),
      eb('lists.school_id', '=', reader.schoolId),
      sql<boolean>`${reader.isStaff}`,
    ]),
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
    isOnBoard(eb, reader),
  ]);

/** Lists with what the rule and an overview want to know about them. */
const seenBy = (db: Queries, reader: ListReader) =>
  db
    .selectFrom('lists')
    .innerJoin('users as owner', 'owner.id', 'lists.owner_id')
    .leftJoin('list_shares as own_share', (join) =>
      join.onRef('own_share.list_id', '=', 'lists.id').on('own_share.user_id', '=', reader.userId),
    )
    .selectAll('lists')
    .select(['owner.given_name', 'owner.family_name', 'own_share.may_edit'])
    .select((eb) => [
      eb
        .selectFrom('list_items')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('list_items.list_id', '=', 'lists.id')
        .as('item_count'),
      eb
        .selectFrom('media')
        .select('media.identifier')
        .whereRef('media.id', '=', 'lists.cover_media_id')
        .where('media.deleted_at', 'is', null)
        .as('cover_of'),
      sql<boolean>`${isOnBoard(eb as unknown as ListBuilder, reader)}`.as('is_on_board'),
    ]);

export type SeenList = Awaited<ReturnType<ReturnType<typeof seenBy>['execute']>>[number];

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
    if (list.items.length > 0) {
      await db
        .insertInto('list_items')
        .values(
          list.items.map(({ mediaId, note }, position) => ({ list_id: list.id, media_id: mediaId, note, position })),
        )
        .execute();
      await db
        .updateTable('list_items')
        .from('media')
        .set((eb) => ({ title: eb.ref('media.fn_titel') }))
        .whereRef('media.id', '=', 'list_items.media_id')
        .where('list_id', '=', list.id)
        .execute();
    }
    if (list.sharedWithIds.length > 0)
      await db
        .insertInto('list_shares')
        .values(list.sharedWithIds.map((userId) => ({ list_id: list.id, user_id: userId })))
        .execute();
  },

  /** What somebody may open: their own lists, those shared with them, those of their school and of their classes. */
  listReadable: (reader: ListReader, { offset, limit }: { offset: number; limit: number }): Promise<SeenList[]> =>
    seenBy(db, reader)
      .where('lists.deleted_at', 'is', null)
      .where((eb) => isReadable(eb as unknown as ListBuilder, reader))
      .orderBy('lists.updated_at', 'desc')
      .orderBy('lists.id')
      .offset(offset)
      .limit(limit)
      .execute(),

  async countReadable(reader: ListReader): Promise<number> {
    const { count } = await db
      .selectFrom('lists')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .where((eb) => isReadable(eb, reader))
      .executeTakeFirstOrThrow();
    return count;
  },

  async countOwn(ownerId: string): Promise<number> {
    const { count } = await db
      .selectFrom('lists')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  find: (reader: ListReader, id: string): Promise<SeenList | undefined> =>
    seenBy(db, reader).where('lists.id', '=', id).where('lists.deleted_at', 'is', null).executeTakeFirst(),

  /** Whoever changes a list waits for whoever is changing it, so that no change is lost. */
  async lock(id: string): Promise<void> {
    await db.selectFrom('lists').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** The list has changed: everybody who looks at it is told by its version. */
  async touch(id: string, now: Date): Promise<void> {
    await db
      .updateTable('lists')
      .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute();
  },

  async change(
    id: string,
    fields: { title?: string; description?: string; visibility?: ListVisibility; cover_media_id?: number | null },
  ): Promise<void> {
    if (Object.keys(fields).length > 0) await db.updateTable('lists').set(fields).where('id', '=', id).execute();
  },

  async setDeleted(list: { id: string; ownerId: string; deletedAt: Date | null }): Promise<boolean> {
    const found = await db
      .updateTable('lists')
      .set({ deleted_at: list.deletedAt })
      .where('id', '=', list.id)
      .where('owner_id', '=', list.ownerId)
      .where('deleted_at', list.deletedAt === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Lists and items that nobody has brought back in time. */
  async removeOld(before: Date): Promise<void> {
    await db.deleteFrom('lists').where('deleted_at', '<', before).execute();
    await db.deleteFrom('removed_list_items').where('removed_at', '<', before).execute();
  },

  /** The first covers of each list, the chosen one before all others. */
  async listCovers(ids: readonly string[]) {
    if (ids.length === 0) return [];
    const { rows } = await sql<
      { list_id: string } & Pick<Tables['media'], 'identifier' | 'fn_nr' | 'is_mediathek'> &
        Pick<Tables['media'], 'fn_geb' | 'fn_typ' | 'media_type'>
    >`
      select list_id, identifier, fn_nr, is_mediathek, fn_geb, fn_typ, media_type
      from (
        select list_items.list_id, media.*, row_number() over (
          partition by list_items.list_id
          order by (media.id = lists.cover_media_id) desc nulls last, list_items.position
        ) as place
        from list_items
        join lists on lists.id = list_items.list_id
        join media on media.id = list_items.media_id and media.deleted_at is null
        where list_items.list_id = any(${[...ids]}::uuid[])
      ) as placed
      where place <= 4
      order by list_id, place`.execute(db);
    return rows;
  },
});
