import type { Queries } from '../adapters/database/database';

export interface FlowCount {
  subject: Buffer;
  count: number;
}

/** Requests of a minute, added up over all processes. */
export const flowRepository = (db: Queries) => ({
  /** Adds what one process has counted; gives what all have. */
  async add(minute: Date, counts: readonly FlowCount[]): Promise<FlowCount[]> {
    const rows = await db
      .insertInto('request_counts')
      .values(counts.map(({ subject, count }) => ({ subject, minute, count })))
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'minute'])
          .doUpdateSet((eb) => ({ count: eb('request_counts.count', '+', eb.ref('excluded.count')) })),
      )
      .returning(['subject', 'count'])
      .execute();
    return rows.map(({ subject, count }) => ({ subject: Buffer.from(subject), count }));
  },

  async removeBefore(minute: Date): Promise<void> {
    await db.deleteFrom('request_counts').where('minute', '<', minute).execute();
  },
});
