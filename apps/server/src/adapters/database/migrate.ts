import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, isUniqueViolation } from './database';
import { prepareRoles } from './wall';

/** Several processes may start at once on one server: this number lets one of them migrate at a time. */
const migrationLock = 7_234_501;

/** A migration that ran once never changes, or two databases of the same version would differ. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`The migration ${name} has been changed after it ran on this database`);
    this.name = 'ChangedMigrationError';
  }
}

async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      return { name, script, digest: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** What has run on this database, by name. */
async function readDone(database: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; digest: string }>`select name, digest from migrations`.execute(
    database.queries,
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/**
 * Brings the database forward to the newest state; there is no way back. A script of several statements
 * is one transaction, so a step happens wholly or not at all.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await database.runScript(
    `select pg_advisory_xact_lock(${migrationLock});
     ${prepareRoles}
     create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now());`,
  );
  const ran = await readDone(database);
  const done: string[] = [];
  for (const { name, script, digest } of migrations) {
    const before = ran.get(name);
    if (before === digest) continue;
    if (before !== undefined) throw new ChangedMigrationError(name);
    try {
      await database.runScript(
        `select pg_advisory_xact_lock(${migrationLock});
         insert into migrations (name, digest) values ('${name}', '${digest}');
         ${script}`,
      );
      done.push(name);
    } catch (error) {
      // Another process was waiting for the same step and has done it meanwhile.
      if (!isUniqueViolation(error) || (await readDone(database)).get(name) !== digest) throw error;
    }
  }
  return done;
}
