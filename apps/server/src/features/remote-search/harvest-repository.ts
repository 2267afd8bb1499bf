import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { FoundRecord } from './found-record';

export interface HarvestState {
  token: string | undefined;
  startedAt: Date;
  /** Changes are asked for from here on; everything where no harvest has come to its end yet. */
  completeFrom: Date | undefined;
  failures: number;
}

const mostWords = 12;

/** Words as the database looks for them: all of them, each also as the beginning of a longer one. */
function tsQuery(q: string): string {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}

/** Records that were harvested, and how far each harvest has come. */
export const harvestRepository = (db: Queries) => ({
  async search(sourceId: string, q: string, limit: number): Promise<{ total: number; records: FoundRecord[] }> {
    const query = sql`to_tsquery('german', ${tsQuery(q)})`;
    const rows = await db
      .selectFrom('harvested_records')
      .select(['record_id as id', 'title', 'text', 'address', 'licence', 'creators', 'keywords', 'language'])
      .select(['published', sql<number>`count(*) over ()::integer`.as('total')])
      .where('source_id', '=', sourceId)
      .where(sql<boolean>`words @@ ${query}`)
      .orderBy(sql`ts_rank(words, ${query})`, 'desc')
      .orderBy('record_id')
      .limit(limit)
      .execute();
    return { total: rows[0]?.total ?? 0, records: rows.map(({ total: _total, ...record }) => record) };
  },

  async count(sourceId: string): Promise<number> {
    const { count } = await db
      .selectFrom('harvested_records')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('source_id', '=', sourceId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Takes a harvest that is due; one process gets it, and the others leave it alone until `busyUntil`. */
  async take(of: { sourceId: string; now: Date; busyUntil: Date }): Promise<HarvestState | undefined> {
    const row = await db
      .insertInto('harvests')
      .values({ source_id: of.sourceId, started_at: of.now, next_at: of.busyUntil, failures: 0 })
      .onConflict((conflict) =>
        conflict
          .column('source_id')
          .doUpdateSet((eb) => ({
            next_at: of.busyUntil,
            // A half-finished harvest goes on; another one begins now.
            started_at: eb
              .case()
              .when('harvests.resumption_token', 'is', null)
              .then(of.now)
              .else(eb.ref('harvests.started_at'))
              .end(),
          }))
          .where('harvests.next_at', '<=', of.now),
      )
      .returning(['resumption_token', 'started_at', 'complete_from', 'failures'])
      .executeTakeFirst();
    return (
      row && {
        token: row.resumption_token ?? undefined,
        startedAt: row.started_at,
        completeFrom: row.complete_from ?? undefined,
        failures: row.failures,
      }
    );
  },

  /** Keeps one page of a harvest, and what to ask for next: both or neither. */
  async keepPage(page: {
    sourceId: string;
    records: readonly FoundRecord[];
    removed: readonly string[];
    token: string | undefined;
    busyUntil: Date;
    now: Date;
  }): Promise<void> {
    const { sourceId, now } = page;
    // The same record twice on one page would be changed twice by one statement, which the database refuses.
    const records = [...new Map(page.records.map((record) => [record.id, record])).values()];
    if (records.length > 0)
      await db
        .insertInto('harvested_records')
        .values(
          records.map(({ id, ...record }) => ({ source_id: sourceId, record_id: id, ...record, harvested_at: now })),
        )
        .onConflict((conflict) =>
          conflict.columns(['source_id', 'record_id']).doUpdateSet((eb) => ({
            title: eb.ref('excluded.title'),
            text: eb.ref('excluded.text'),
            address: eb.ref('excluded.address'),
            licence: eb.ref('excluded.licence'),
            creators: eb.ref('excluded.creators'),
            keywords: eb.ref('excluded.keywords'),
            language: eb.ref('excluded.language'),
            published: eb.ref('excluded.published'),
            harvested_at: eb.ref('excluded.harvested_at'),
          })),
        )
        .execute();
    if (page.removed.length > 0)
      await db
        .deleteFrom('harvested_records')
        .where('source_id', '=', sourceId)
        .where('record_id', '=', sql<string>`any(${[...page.removed]}::text[])`)
        .execute();
    await db
      .updateTable('harvests')
      .set({ resumption_token: page.token ?? null, next_at: page.busyUntil })
      .where('source_id', '=', sourceId)
      .execute();
  },

  /** A harvest has come to its end; after a whole one, what it did not bring is gone at the source too. */
  async finish(of: { sourceId: string; startedAt: Date; nextAt: Date; isWhole: boolean }): Promise<void> {
    if (of.isWhole)
      await db
        .deleteFrom('harvested_records')
        .where('source_id', '=', of.sourceId)
        .where('harvested_at', '<', of.startedAt)
        .execute();
    await db
      .updateTable('harvests')
      .set({ resumption_token: null, complete_from: of.startedAt, next_at: of.nextAt, failures: 0 })
      .where('source_id', '=', of.sourceId)
      .execute();
  },

  /** A harvest has failed and is tried again later: from its last page, or from the beginning. */
  async postpone(of: { sourceId: string; nextAt: Date; failures: number; isAnew: boolean }): Promise<void> {
    await db
      .updateTable('harvests')
      .set({ next_at: of.nextAt, failures: of.failures, ...(of.isAnew ? { resumption_token: null } : {}) })
      .where('source_id', '=', of.sourceId)
      .execute();
  },

  /** Forgets what came from sources that are no longer there. */
  async keepOnly(sourceIds: readonly string[]): Promise<void> {
    const isGone = sql<boolean>`source_id <> all(${[...sourceIds]}::text[])`;
    await db.deleteFrom('harvested_records').where(isGone).execute();
    await db.deleteFrom('harvests').where(isGone).execute();
  },
});
