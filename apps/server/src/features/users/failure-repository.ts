import type { Queries } from '../../adapters/database/database';

/** Failed sign-ins, kept in the database so that several processes count together. */
export const failureRepository = (db: Queries) => ({
  /** How many failures a subject has since a moment, and when the oldest of them was. */
  async count(subject: Buffer, since: Date): Promise<{ failures: number; oldest: Date | null }> {
    const row = await db
      .selectFrom('sign_in_failures')
      .select((eb) => [eb.fn.countAll<number>().as('failures'), eb.fn.min('failed_at').as('oldest')])
      .where('subject', '=', subject)
      .where('failed_at', '>', since)
      .executeTakeFirstOrThrow();
    return { failures: row.failures, oldest: row.oldest };
  },

  async add(subjects: readonly Buffer[], failedAt: Date): Promise<void> {
    await db
      .insertInto('sign_in_failures')
      .values(subjects.map((subject) => ({ subject, failed_at: failedAt })))
      .execute();
  },

  async forget(subject: Buffer): Promise<void> {
    await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
  },

  async removeBefore(moment: Date): Promise<void> {
    await db.deleteFrom('sign_in_failures').where('failed_at', '<=', moment).execute();
  },
});
