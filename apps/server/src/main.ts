import { join } from 'node:path';
import { berlinDay } from '@mediathek/domain';
import { demoAccessCode, demoConfig, demoPassword } from '@mediathek/fixtures';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { EmbeddedEngine, EmbeddingError, type MeaningOptions, RemoteEmbedder } from '@mediathek/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './adapters/database/database';
import { lockFolder } from './adapters/database/folder-lock';
import { fileStore } from './adapters/files/file-store';
import { loadCoreFiles } from './adapters/files/h5p-core';
import { fileMailer } from './adapters/mail/file-mailer';
import type { Mailer } from './adapters/mail/mailer';
import { smtpMailer } from './adapters/mail/smtp-mailer';
import { askOutside } from './adapters/outside/ask-outside';
import { buildApp } from './app';
import { loadSources } from './app/load-sources';
import { loadPortalBuild } from './http/portal-build';
import { controlAddress } from './import/control-address';
import { openControl } from './import/control-server';
import { importPortions } from './import/import-portion';
import { createLog } from './log';
import { bringUpToDate, keysOf, lookAfterDemo, openDatabase, prepareFolder } from './open-database';
import { loadPortalConfig } from './portal-config';
import { openSearchIndex, type SearchIndex } from './search-index/search-index';
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
  try {
    const result = await work();
    say(`  ${label.padEnd(34)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
    return result;
  } catch (error) {
    // Another part may have begun meanwhile.
    progress.step = step;
    throw error;
  }
}

/** Mail goes to the mail server, or becomes files where there is none. */
function openMailer(settings: Settings, clock: () => Date): Mailer {
  return settings.SMTP_URL
    ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : fileMailer(join(settings.DATA_DIR, 'mail'), settings.MAIL_FROM, clock);
}

/** The model beside the bundle understands questions, unless the settings name another server's. */
function meaningOptions(other: Settings['embeddings']): MeaningOptions {
  const modelFolder = join(here, 'model');
  if (!other) return { modelFolder };
  return {
    modelFolder,
    embedder: new RemoteEmbedder(other),
    // Vectors are named after their model and its dimensions: the same server may still know the one before.
    embedderOf(id) {
      const [, model, dimensions] = /^(.+)@(\d+)$/.exec(id) ?? [];
      return model === undefined ? undefined : new RemoteEmbedder({ ...other, model, dimensions: Number(dimensions) });
    },
  };
}

/** The search comes up with what its file holds, and follows the database from there. */
function openEngine(settings: Settings, log: ReturnType<typeof createLog>): EmbeddedEngine {
  const engine = new EmbeddedEngine({
    file: join(settings.DATA_DIR, 'search', 'index.bin'),
    workerUrl: new URL('./search-worker.js', import.meta.url),
    meaning: meaningOptions(settings.embeddings),
    onError(err) {
      // Another server that is away for a moment is no failure of the portal: the words go on answering.
      if (err instanceof EmbeddingError) log.warn({ err }, 'media could not be understood for the search by meaning');
      else log.error({ err }, 'the search failed in the background');
    },
  });
  const { state, message } = engine.start;
  if (state === 'old' || state === 'damaged') log.warn({ state, message }, 'the search is built anew');
  return engine;
}

/** From so many lines on an import is large: the search then waits for its end instead of following every portion. */
const largeImport = 2000;

async function openImport(database: Database, search: SearchIndex) {
  const target = await importPortions(database, () => berlinDay(new Date()));
  let lines = 0;
  let goOn: (() => void) | undefined;
  return {
    ...target,
    save(records: Parameters<typeof target.save>[0]) {
      lines += records.length;
      if (lines > largeImport) goOn ??= search.pause();
      return target.save(records);
    },
    close: () => goOn?.(),
  };
}

/** The embedded database lets nobody else in, so an import hands its lines to the portal that holds it. */
async function openImportDoor(
  settings: Settings,
  { database, search, log }: { database: Database; search: SearchIndex; log: FastifyBaseLogger },
): Promise<() => Promise<void>> {
  if (settings.DATABASE_URL) return async () => {};
  const opening = openControl({
    address: controlAddress(settings.DATA_DIR),
    log,
    openTarget: () => openImport(database, search),
    async whenFound() {
      await search.whenBuilt();
      await search.catchUp();
    },
  });
  return opening.catch((err: unknown) => {
    log.warn({ err }, 'nothing can be imported while the portal runs');
    return async () => {};
  });
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
  const sources = loadSources(settings.SOURCES_FILE);

  progress.step = 'folder';
  prepareFolder(settings.DATA_DIR);
  // The embedded database takes no lock of its own, and a second process would lose rows.
  const unlock = settings.DATABASE_URL ? () => {} : lockFolder(settings.DATA_DIR);
  process.on('exit', unlock);
  const keys = keysOf(settings);

  const readyDatabase = async (): Promise<Database> => {
    const opened = await doing('database', 'Opening the database', () => openDatabase({ settings, bundle: here, log }));
    await doing('migrations', 'Bringing it up to date', () => bringUpToDate(opened, here));
    if (settings.DEMO) await doing('demo', 'Looking after the demo', () => lookAfterDemo(opened, settings));
    return opened;
  };
  const files = fileStore({
    demo: join(here, '../../../packages/fixtures/files'),
    imported: join(settings.DATA_DIR, 'files'),
  });
  // The database comes up in a thread or a process of its own; what it is not needed for is done meanwhile.
  const [database, engine, portal] = await Promise.all([
    readyDatabase(),
    doing('search', 'Opening the search', () => openEngine(settings, log)),
    doing('portal', 'Loading the portal', () => loadPortalBuild(join(here, '../../portal/dist'))),
  ]);
  const search = openSearchIndex({ db: database.queries, engine, readText: files.readText, log });
  const mailer = openMailer(settings, clock);
  const h5pCore = loadCoreFiles(join(here, 'h5p'));
  const app = await buildApp({
    ...{ settings, config, database, search, files, h5pCore, mailer, keys, clock, log, portal, sources },
    ask: askOutside,
  });
  progress.step = 'listen';
  await app.listen({ port: settings.PORT, host: settings.HOST });
  const closeControl = await openImportDoor(settings, { database, search, log });
  stopOnSignals(async () => {
    await closeControl();
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
