import type { Queries } from '../adapters/database/database';

/** Attempts, kept in the database so that several processes count together. */
export const attemptRepository = (db: Queries) => ({
  /** How many attempts a subject has since a moment, and when the oldest of them was. */
  async count(subject: Buffer, since: Date): Promise<{ attempts: number; oldest: Date | null }> {
    const row = await db
      .selectFrom('attempts')
      .select((eb) => [eb.fn.countAll<number>().as('attempts'), eb.fn.min('made_at').as('oldest')])
      .where('subject', '=', subject)
      .where('made_at', '>', since)
      .executeTakeFirstOrThrow();
    return { attempts: row.attempts, oldest: row.oldest };
  },

  async add(subjects: readonly Buffer[], madeAt: Date): Promise<void> {
    await db
      .insertInto('attempts')
      .values(subjects.map((subject) => ({ subject, made_at: madeAt })))
      .execute();
  },

  async forget(subject: Buffer): Promise<void> {
    await db.deleteFrom('attempts').where('subject', '=', subject).execute();
  },

  async removeBefore(moment: Date): Promise<void> {
    await db.deleteFrom('attempts').where('made_at', '<=', moment).execute();
  },
});
