import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
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
  const behindWall = walledPool(pool);
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
