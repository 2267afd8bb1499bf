import { sql } from 'kysely';
import type { Queries } from '../adapters/database/database';

/** Long enough for a machine that was switched off over the holidays; who comes later reads everything anew. */
const keptDays = 60;

/**
 * Up to where changes were read: the database, and a snapshot that says which transactions had ended. A change that was
 * not visible in the snapshot is new, also when its transaction began long before.
 */
export interface ChangeMark {
  database: string;
  snapshot: string;
}

export const formatMark = ({ database, snapshot }: ChangeMark): string => `${database} ${snapshot}`;

/** Nothing for a text that is no mark, such as one of an earlier version. */
export function parseMark(text: string | undefined): ChangeMark | undefined {
  const [, database, snapshot] = /^(\d+\/\d+) (\d+:\d+:[\d,]*)$/.exec(text ?? '') ?? [];
  return database && snapshot ? { database, snapshot } : undefined;
}

/** What has changed since a mark, or that this can no longer be told. */
type ReadChanges = { isComplete: true; identifiers: string[]; mark: ChangeMark } | { isComplete: false };

/** A copy of a database counts its transactions by itself, so marks of one mean nothing in the other. */
const databaseName = sql<string>`(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid::text from pg_database where datname = current_database())`;

/** Which media have changed, whoever changed them. */
export const changeRepository = (db: Queries) => ({
  async takeMark(): Promise<ChangeMark> {
    const { rows } = await sql<ChangeMark>`
      select ${databaseName} as database, pg_current_snapshot()::text as snapshot`.execute(db);
    const [mark] = rows;
    if (!mark) throw new Error('The database gave no mark');
    return mark;
  },

  /** Changes and the next mark come from one statement, so that nothing can happen between them. */
  async read({ database, snapshot }: ChangeMark): Promise<ReadChanges> {
    const since = sql`${snapshot}::pg_snapshot`;
    const { rows } = await sql<ChangeMark & { is_complete: boolean; identifiers: string[] }>`
      select
        ${databaseName} as database,
        pg_current_snapshot()::text as snapshot,
        pg_snapshot_xmax(${since}) <= pg_snapshot_xmax(pg_current_snapshot())
          and (select up_to from media_changes_removed) < pg_snapshot_xmin(${since}) as is_complete,
        array(
          select distinct identifier from media_changes
          where changed_in >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(changed_in, ${since})
        ) as identifiers`.execute(db);
    const [found] = rows;
    if (!found?.is_complete || found.database !== database) return { isComplete: false };
    const { identifiers } = found;
    return { isComplete: true, identifiers, mark: { database, snapshot: found.snapshot } };
  },

  /** Forgets old changes and notes how far. */
  async removeOld(): Promise<void> {
    await sql`
      with gone as (
        delete from media_changes
        where changed_at < now() - ${`${keptDays} days`}::interval
        returning changed_in
      ), last as (
        select changed_in from gone order by changed_in desc limit 1
      )
      update media_changes_removed set up_to = last.changed_in from last where last.changed_in > up_to`.execute(db);
  },

  /** A copy brings numbers along that lie in its own future and would count as new for ever. */
  async removeForeign(): Promise<void> {
    await sql`delete from media_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
    await sql`
      update media_changes_removed set up_to = '0'
      where up_to >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  },
});
