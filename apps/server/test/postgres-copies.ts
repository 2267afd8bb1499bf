import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/adapters/database/database';
import { openPostgres } from '../src/adapters/database/postgres';

export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of a prepared database, dropped again when it is closed. */
export async function copyDatabase(serverUrl: string, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const database = await openPostgres({
    connectionString: addressOf(serverUrl, name),
    connections: 10,
    onIdleError: () => {},
  });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
