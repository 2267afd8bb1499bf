import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { maySavePlan, mostPlans } from './plans';
import type { Tables } from './tables';
import { onSystemConnection, walledPool } from './wall';

const { DATE, INT8 } = pg.types.builtins;

// The same JavaScript values as the embedded driver gives: days as text, counts as numbers.
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === DATE) return (value: string) => value;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

interface PostgresOptions {
  connectionString: string;
  connections: number;
  /** Told about a connection that broke while idle; the pool replaces it by itself. */
  onIdleError: (error: Error) => void;
}

/** Another process has changed a table since the plan was made. */
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan');

/** A statement that was asked so often is one of the portal's own and not written for one occasion. */
const oftenEnough = 3;

/**
 * Has the server keep the plans of what is asked again and again: with every table behind its wall, making a plan takes
 * longer than carrying it out. A name stands for the same statement on every connection.
 */
function planningPool(pool: pg.Pool): PostgresPool {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  let made = 0;

  const nameOf = (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= mostPlans || !maySavePlan(sql)) return known;
    const times = (asked.get(sql) ?? 0) + 1;
    if (asked.size > 10 * mostPlans) asked.clear();
    asked.set(sql, times);
    if (times < oftenEnough) return undefined;
    asked.delete(sql);
    made += 1;
    const name = `plan_${made}`;
    names.set(sql, name);
    return name;
  };

  const behind = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = behind.get(client);
      if (known) return known;
      const query = async (text: string, values: readonly unknown[]) => {
        const name = nameOf(text);
        if (name === undefined) return client.query(text, [...values]);
        try {
          return await client.query({ name, text, values: [...values] });
        } catch (error) {
          if (!isOutdatedPlan(error)) throw error;
          names.delete(text);
          return client.query(text, [...values]);
        }
      };
      const planning = { query, release: () => client.release() } as unknown as PostgresPoolClient;
      behind.set(client, planning);
      return planning;
    },
    end: () => pool.end(),
  };
}

/** Connects to a PostgreSQL server and proves that it answers. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    types,
  });
  pool.on('error', options.onIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const behindWall = walledPool(planningPool(pool));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: behindWall }) });

  return {
    kind: 'postgres',
    queries,
    async runScript(sql) {
      await onSystemConnection(behindWall, (client) => client.query(sql, []));
    },
    close: () => queries.destroy(),
  };
}
