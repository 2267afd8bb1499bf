import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The server that `npm test` brought up; nothing where the developer has none. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database for one journey. */
export async function createDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}
