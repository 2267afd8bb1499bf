// Runs once before the tests of a project: migrating and filling takes seconds, copying the result does not.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDemoWorld } from '@mediathek/fixtures';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../src/adapters/database/embedded';
import { migrate } from '../src/adapters/database/migrate';
import { openPostgres } from '../src/adapters/database/postgres';
import { fillDemo } from '../src/demo/fill-demo';
import { deriveKeys } from '../src/keys';
import { addressOf, onServer } from './postgres-copies';

const migrations = join(import.meta.dirname, '../migrations');
const keys = deriveKeys('a secret that is only used by the tests of the server');
const buildWorld = () => buildDemoWorld('2026-11-15');

async function bundleWorker(folder: string): Promise<string> {
  const file = join(folder, 'pglite-worker.mjs');
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../src/adapters/database/pglite-worker.ts'),
    platform: 'node',
    external: /^@electric-sql/,
  });
  await bundle.write({ file, format: 'esm' });
  return pathToFileURL(file).href;
}

async function prepareEmbedded(project: TestProject) {
  // Inside the project, so that the thread finds the packages it needs.
  const folder = await mkdtemp(join(import.meta.dirname, '../../../node_modules/.test-databases-'));
  const workerUrl = await bundleWorker(folder);
  const dumps = { migrated: join(folder, 'migrated.tar'), demo: join(folder, 'demo.tar') };
  const database = await openEmbeddedDatabase({ dataDir: 'memory://', workerUrl: new URL(workerUrl) });
  await migrate(database, migrations);
  await writeFile(dumps.migrated, await database.dump());
  await fillDemo(database, buildWorld, keys);
  await writeFile(dumps.demo, await database.dump());
  await database.close();
  project.provide('testDatabase', { kind: 'embedded', workerUrl, dumps });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL server; npm test brings one up');
  const suffix = Date.now().toString(36);
  const templates = { empty: 'template0', migrated: `migrated_${suffix}`, demo: `demo_${suffix}` };
  const open = (name: string) =>
    openPostgres({ connectionString: addressOf(url, name), connections: 2, onIdleError: () => {} });

  await onServer(url, `create database ${templates.migrated}`);
  const migrated = await open(templates.migrated);
  await migrate(migrated, migrations);
  await migrated.close();
  await onServer(url, `create database ${templates.demo} template ${templates.migrated}`);
  const demo = await open(templates.demo);
  await fillDemo(demo, buildWorld, keys);
  await demo.close();
  project.provide('testDatabase', { kind: 'postgres', url, templates });
  return async () => {
    await onServer(url, `drop database if exists ${templates.demo} with (force)`);
    await onServer(url, `drop database if exists ${templates.migrated} with (force)`);
  };
}

let cleanUp: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const isEmbedded = project.config.env.TEST_DATABASE === 'embedded';
  cleanUp = isEmbedded ? await prepareEmbedded(project) : await preparePostgres(project);
}

export async function teardown(): Promise<void> {
  await cleanUp?.();
}
