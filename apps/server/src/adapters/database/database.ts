import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

/** What a repository works on: the database itself or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** The database port. Both drivers speak PostgreSQL, so there is one dialect and one set of migrations. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly queries: Kysely<Tables>;
  /** Runs several statements at once; for migrations only. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Whether an error says that a value which must be unique is taken already. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505';

/** Fails unless the database answers. */
export async function ping(db: Queries): Promise<void> {
  await sql`select 1`.execute(db);
}
