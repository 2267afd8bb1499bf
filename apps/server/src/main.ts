import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { berlinDay } from '@mediathek/domain';
import { buildDemoWorld, demoAccessCode, demoConfig, demoPassword } from '@mediathek/fixtures';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { EmbeddedEngine } from '@mediathek/search';
import type { Database } from './adapters/database/database';
import { openEmbeddedDatabase } from './adapters/database/embedded';
import { lockFolder } from './adapters/database/folder-lock';
import { migrate } from './adapters/database/migrate';
import { openPostgres } from './adapters/database/postgres';
import { fileStore } from './adapters/files/file-store';
import { fileMailer } from './adapters/mail/file-mailer';
import type { Mailer } from './adapters/mail/mailer';
import { smtpMailer } from './adapters/mail/smtp-mailer';
import { buildApp } from './app';
import { fillDemo } from './demo/fill-demo';
import { loadCoreFiles } from './features/h5p/core-files';
import { openSearchIndex } from './features/search/search-index';
import { loadPortalBuild } from './http/portal-build';
import { deriveKeys, loadSecret } from './keys';
import { createLog } from './log';
import { loadPortalConfig } from './portal-config';
import { parseSettings, type Settings } from './settings';
import { type StartStep, startSentence } from './start-error';

const here = import.meta.dirname;
// The portal is drawn by React, which checks itself at length unless it is told that this is no development.
process.env.NODE_ENV ??= 'production';
const drainMs = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How far the start has come, so that a failure can be told in one sentence. */
const progress = { step: 'settings' as StartStep };

/** Shows each part of the start and how long it took. */
async function doing<T>(step: StartStep, label: string, work: () => Promise<T> | T): Promise<T> {
  progress.step = step;
  const began = performance.now();
  const result = await work();
  say(`  ${label.padEnd(34)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}

function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
}

function openDatabase(settings: Settings, log: ReturnType<typeof createLog>): Promise<Database> {
  if (settings.DATABASE_URL) {
    return openPostgres({
      connectionString: settings.DATABASE_URL,
      connections: 20,
      onIdleError: (err) => log.error({ err }, 'an idle database connection broke'),
    });
  }
  return openEmbeddedDatabase({
    dataDir: join(settings.DATA_DIR, 'database'),
    workerUrl: new URL('./pglite-worker.js', import.meta.url),
  });
}

/** Mail goes to the mail server, or becomes files where there is none. */
function openMailer(settings: Settings, clock: () => Date): Mailer {
  return settings.SMTP_URL
    ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : fileMailer(join(settings.DATA_DIR, 'mail'), settings.MAIL_FROM, clock);
}

/** The search comes up with what its file holds, and follows the database from there. */
function openEngine(settings: Settings, log: ReturnType<typeof createLog>): EmbeddedEngine {
  const engine = new EmbeddedEngine({
    file: join(settings.DATA_DIR, 'search', 'index.bin'),
    workerUrl: new URL('./search-worker.js', import.meta.url),
    onError: (err) => log.error({ err }, 'the search failed in the background'),
  });
  const { state, message } = engine.start;
  if (state === 'old' || state === 'damaged') log.warn({ state, message }, 'the search is built anew');
  return engine;
}

function sayWelcome(address: string, isDemo: boolean): void {
  say('');
  say(`  The portal is ready:  ${address}`);
  if (isDemo) {
    say('');
    say('  Demo accounts (password for all of them: %s)'.replace('%s', demoPassword));
    say('    teacher, student, schooladmin, districtadmin     Hohenfeld, first school');
    say('    teacher2, schooladmin2                           Hohenfeld, second school');
    say('    teacher3, districtadmin2                         Seetal');
    say(`    a pupil with the access code                     ${demoAccessCode}`);
  }
  say('');
  say('  Stop it with Ctrl-C.');
}

/** Lets running requests finish, then closes what was opened, last opened first. */
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('\n  Stopping: finishing what is running …');
    setTimeout(() => process.exit(1), drainMs).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const clock = () => new Date();
  const config = loadPortalConfig(settings.PORTAL_CONFIG, demoConfig, Object.keys(baseTexts));

  progress.step = 'folder';
  prepareFolder(settings.DATA_DIR);
  // The embedded database takes no lock of its own, and a second process would lose rows.
  const unlock = settings.DATABASE_URL ? () => {} : lockFolder(settings.DATA_DIR);
  process.on('exit', unlock);
  const keys = deriveKeys(loadSecret(settings.SECRET_KEY, settings.DATA_DIR));

  const database = await doing('database', 'Opening the database', () => openDatabase(settings, log));
  await doing('migrations', 'Bringing it up to date', () => migrate(database, join(here, 'migrations')));
  if (settings.DEMO) {
    const world = () => buildDemoWorld(berlinDay(clock()));
    await doing('demo', 'Looking after the demo', () => fillDemo(database, world, keys));
  }
  const files = fileStore({
    demo: join(here, '../../../packages/fixtures/files'),
    imported: join(settings.DATA_DIR, 'files'),
  });
  const engine = await doing('search', 'Opening the search', () => openEngine(settings, log));
  const search = openSearchIndex({ db: database.queries, engine, readText: files.readText, log });
  const portal = await doing('portal', 'Loading the portal', () => loadPortalBuild(join(here, '../../portal/dist')));
  const mailer = openMailer(settings, clock);
  const h5pCore = loadCoreFiles(join(here, 'h5p'));
  const app = await buildApp({ settings, config, database, search, files, h5pCore, mailer, keys, clock, log, portal });
  progress.step = 'listen';
  await app.listen({ port: settings.PORT, host: settings.HOST });
  stopOnSignals(async () => {
    await app.close();
    await search.stop();
    await engine.close();
    await database.close();
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  sayWelcome(settings.PUBLIC_URL.replace(/:0$/, `:${port}`), settings.DEMO);
}

const place = { port: 0, host: '', dataDir: '' };
try {
  const settings = parseSettings(process.env);
  Object.assign(place, { port: settings.PORT, host: settings.HOST, dataDir: settings.DATA_DIR });
  await start(settings);
} catch (error) {
  process.stderr.write(`\n  ${startSentence(error, progress.step, place)}\n`);
  process.exit(1);
}
