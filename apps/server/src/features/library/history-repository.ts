import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

interface Use {
  userId: string;
  mediaId: number;
  position: number | null;
  duration: number | null;
  at: Date;
  today: string;
}

/** What somebody used last and how far they came. */
export const historyRepository = (db: Queries) => ({
  /** Remembers a use; says whether it is the person's first of the day, by which the use of the school is counted. */
  async remember({ userId, mediaId, position, duration, at, today }: Use): Promise<boolean> {
    const { rows } = await sql<{ first: boolean }>`
      with earlier as (
        select counted_on from media_history where user_id = ${userId} and media_id = ${mediaId}
      )
      insert into media_history (user_id, media_id, position, duration, used_at, counted_on)
      values (${userId}, ${mediaId}, ${position}, ${duration}, ${at}, ${today})
      on conflict (user_id, media_id) do update set
        position = excluded.position, duration = excluded.duration, used_at = excluded.used_at,
        counted_on = excluded.counted_on, removed_at = null
      returning (select counted_on from earlier) is distinct from ${today}::date as first`.execute(db);
    return rows[0]?.first ?? false;
  },

  async remove(userId: string, identifier: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('media_history')
      .set({ removed_at: at })
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('media_id', '=', (eb) => eb.selectFrom('media').select('id').where('identifier', '=', identifier))
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },

  async removeAll(userId: string, at: Date): Promise<void> {
    await db
      .updateTable('media_history')
      .set({ removed_at: at })
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .execute();
  },

  async restore(userId: string, identifiers: readonly string[]): Promise<void> {
    await db
      .updateTable('media_history')
      .set({ removed_at: null })
      .where('user_id', '=', userId)
      .where('media_id', 'in', (eb) =>
        eb
          .selectFrom('media')
          .select('id')
          .where('identifier', '=', sql<string>`any(${[...identifiers]}::text[])`),
      )
      .execute();
  },

  /** Ends what was removed before a moment, and what was not used since another. */
  async removeOld({ removedBefore, usedBefore }: { removedBefore: Date; usedBefore: Date }): Promise<void> {
    await db
      .deleteFrom('media_history')
      .where((eb) => eb.or([eb('removed_at', '<', removedBefore), eb('used_at', '<', usedBefore)]))
      .execute();
  },
});
