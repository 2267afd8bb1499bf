import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { berlinDay } from '@mediathek/domain';
import { buildDemoWorld } from '@mediathek/fixtures';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './adapters/database/database';
import { openEmbeddedDatabase } from './adapters/database/embedded';
import { migrate } from './adapters/database/migrate';
import { openPostgres } from './adapters/database/postgres';
import { fillDemo } from './demo/fill-demo';
import { deriveKeys, loadSecret } from './keys';
import type { Settings } from './settings';

/** Makes the data folder where it is missing; fails when it cannot be used. */
export function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
}

export const keysOf = (settings: Settings) => deriveKeys(loadSecret(settings.SECRET_KEY, settings.DATA_DIR));

interface Place {
  settings: Settings;
  /** The folder of the bundle, where migrations and threads lie. */
  bundle: string;
  log: FastifyBaseLogger;
}

export function openDatabase({ settings, bundle, log }: Place): Promise<Database> {
  if (settings.DATABASE_URL) {
    return openPostgres({
      connectionString: settings.DATABASE_URL,
      connections: 20,
      onIdleError: (err) => log.error({ err }, 'an idle database connection broke'),
    });
  }
  return openEmbeddedDatabase({
    dataDir: join(settings.DATA_DIR, 'database'),
    workerUrl: pathToFileURL(join(bundle, 'pglite-worker.js')),
  });
}

export const bringUpToDate = (database: Database, bundle: string): Promise<string[]> =>
  migrate(database, join(bundle, 'migrations'));

/** An empty database gets the demo; any other one is left alone. */
export const lookAfterDemo = (database: Database, settings: Settings): Promise<boolean> =>
  fillDemo(database, () => buildDemoWorld(berlinDay(new Date())), keysOf(settings));
