import type { Queries } from '../adapters/database/database';

/** Which nightly jobs have run on which day. */
export const jobRepository = (db: Queries) => ({
  /** Takes a job for a day; one process gets it, the others find it taken. */
  async take(name: string, day: string): Promise<boolean> {
    const row = await db
      .insertInto('job_runs')
      .values({ name, ran_on: day })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_on: day }).where('job_runs.ran_on', '<', day))
      .returning('name')
      .executeTakeFirst();
    return row !== undefined;
  },
});
