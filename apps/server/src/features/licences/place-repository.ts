import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** Somebody for whom a place moves, and the class through which. */
export interface PlaceOf {
  userId: string;
  classId: string | null;
}

interface Act {
  licenceId: string;
  by: string;
  at: Date;
}

/**
 * Places that come and go. Each change of a count is one statement that looks and changes at once, and a row that says so;
 * whoever calls this does so in a transaction that has locked the licence.
 */
export const placeRepository = (db: Queries) => {
  const note = async (
    { licenceId, by, at }: Act,
    kind: 'given' | 'redeemed' | 'taken-back' | 'returned',
    people: readonly (PlaceOf | undefined)[],
    changes: { remaining: -1 | 0 | 1; returns: -1 | 0 },
  ): Promise<void> => {
    await db
      .insertInto('licence_movements')
      .values(
        people.map((person) => ({
          licence_id: licenceId,
          kind,
          moved_at: at,
          moved_by: by,
          holder_id: person?.userId ?? null,
          class_id: person?.classId ?? null,
          remaining_change: changes.remaining,
          returns_change: changes.returns,
        })),
      )
      .execute();
  };

  const end = async (licenceId: string, placeIds: readonly string[]): Promise<PlaceOf[]> => {
    const { rows } = await sql<PlaceOf>`
      with ended as (
        delete from licence_places
        where licence_id = ${licenceId} and id = any(${[...placeIds]}::uuid[])
        returning user_id
      )
      select ended.user_id as "userId", (
        select classes.id from class_pupils join classes on classes.id = class_pupils.class_id
        where class_pupils.user_id = ended.user_id and classes.archived_at is null
        order by classes.name limit 1
      ) as "classId"
      from ended`.execute(db);
    return rows;
  };

  return {
    /** The code of a school, kept from everybody else until the transaction ends. */
    lock: (schoolId: string, codeId: string) =>
      db
        .selectFrom('licences')
        .selectAll()
        .where('school_id', '=', schoolId)
        .where('code_id', '=', codeId)
        .forUpdate()
        .executeTakeFirst(),

    counts: (licenceId: string) =>
      db.selectFrom('licences').select(['remaining', 'returns']).where('id', '=', licenceId).executeTakeFirstOrThrow(),

    /** Gives everybody a place who has none; says how many that were, or nothing where too few are free. */
    async give(
      act: Act & { isUnlimited: boolean; kind: 'given' | 'redeemed' },
      people: readonly PlaceOf[],
    ): Promise<number | undefined> {
      if (people.length === 0) return 0;
      const added = await db
        .insertInto('licence_places')
        .values(
          people.map(({ userId }) => ({
            licence_id: act.licenceId,
            user_id: userId,
            given_by: act.by,
            given_at: act.at,
          })),
        )
        .onConflict((conflict) => conflict.columns(['licence_id', 'user_id']).doNothing())
        .returning('user_id')
        .execute();
      if (added.length === 0) return 0;
      if (!act.isUnlimited) {
        const { numUpdatedRows } = await db
          .updateTable('licences')
          .set((eb) => ({ remaining: eb('remaining', '-', added.length) }))
          .where('id', '=', act.licenceId)
          .where('remaining', '>=', added.length)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) return undefined;
      }
      const fresh = new Set(added.map(({ user_id }) => user_id));
      const given = people.filter(({ userId }) => fresh.has(userId));
      await note(act, act.kind, given, { remaining: act.isUnlimited ? 0 : -1, returns: 0 });
      return added.length;
    },

    /** Ends places; they stay given and are not free for others. */
    async takeBack(act: Act, placeIds: readonly string[]): Promise<number> {
      const ended = await end(act.licenceId, placeIds);
      if (ended.length > 0) await note(act, 'taken-back', ended, { remaining: 0, returns: 0 });
      return ended.length;
    },

    /** Ends places and makes them free again; nothing where there are too few returns. */
    async returnHeld(act: Act, placeIds: readonly string[]): Promise<number | undefined> {
      const ended = await end(act.licenceId, placeIds);
      if (ended.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable('licences')
        .set((eb) => ({
          remaining: eb('remaining', '+', ended.length),
          returns: eb('returns', '-', ended.length),
        }))
        .where('id', '=', act.licenceId)
        .where('returns', '>=', ended.length)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return undefined;
      await note(act, 'returned', ended, { remaining: 1, returns: -1 });
      return ended.length;
    },

    /** Makes a place free again that nobody holds any more: one fewer return, one more place. */
    async returnSpent(act: Act): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('licences')
        .set((eb) => ({ remaining: eb('remaining', '+', 1), returns: eb('returns', '-', 1) }))
        .where('id', '=', act.licenceId)
        .where('returns', '>', 0)
        .where(sql<boolean>`remaining + (select count(*) from licence_places where licence_id = licences.id) < total`)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return false;
      await note(act, 'returned', [undefined], { remaining: 1, returns: -1 });
      return true;
    },
  };
};
