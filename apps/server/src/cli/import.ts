import { createReadStream, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { berlinDay } from '@mediathek/domain';
import { EmbeddedEngine } from '@mediathek/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../adapters/database/database';
import { FolderInUseError, lockFolder } from '../adapters/database/folder-lock';
import { fileStore } from '../adapters/files/file-store';
import { controlAddress } from '../import/control-address';
import { reachPortal } from '../import/control-client';
import { importMemory } from '../import/import-memory';
import { importPortions } from '../import/import-portion';
import { filePlacer } from '../import/place-files';
import { freshState, type ImportState, type LineTarget, runImport } from '../import/run-import';
import { createLog } from '../log';
import { bringUpToDate, lookAfterDemo, openDatabase, prepareFolder } from '../open-database';
import { openSearchIndex } from '../search-index/search-index';
import { parseSettings, type Settings } from '../settings';
import { type StartStep, startSentence } from '../start-error';

const bundle = join(import.meta.dirname, '..');
const progress = { step: 'settings' as StartStep };
const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const count = (value: number): string => value.toLocaleString('en-GB');

type Target = LineTarget & {
  /** Makes everything findable that has changed; the running portal has done it already. */
  buildSearch?(): Promise<void>;
  close(): Promise<void> | void;
};

/** From so many changed media on the search is built here; fewer are taken in by the portal's next start in a moment. */
const largeImport = 2000;

const storeOf = (settings: Settings) =>
  fileStore({ demo: join(bundle, '../../../packages/fixtures/files'), imported: join(settings.DATA_DIR, 'files') });

/** Leaves the search's file as a portal that is started next needs it. */
async function buildSearch(settings: Settings, database: Database, log: FastifyBaseLogger): Promise<void> {
  const engine = new EmbeddedEngine({
    file: join(settings.DATA_DIR, 'search', 'index.bin'),
    workerUrl: pathToFileURL(join(bundle, 'search-worker.js')),
    onError: (err) => log.error({ err }, 'the search could not be kept'),
  });
  const search = openSearchIndex({ db: database.queries, engine, readText: storeOf(settings).readText, log });
  await search.whenBuilt();
  await engine.settle();
  await search.stop();
  await engine.close();
}

/** Sets the database up like a start of the portal does, and takes the lines into it. */
async function openDirectly(settings: Settings, unlock: () => void): Promise<Target> {
  const log = createLog(settings.LOG_LEVEL);
  progress.step = 'database';
  const database = await openDatabase({ settings, bundle, log });
  progress.step = 'migrations';
  await bringUpToDate(database, bundle);
  progress.step = 'demo';
  if (settings.DEMO) await lookAfterDemo(database, settings);
  const target = await importPortions(database, () => berlinDay(new Date()));
  return {
    ...target,
    // Portals beside a database server keep their own search and follow the database.
    ...(database.kind === 'embedded' ? { buildSearch: () => buildSearch(settings, database, log) } : {}),
    async close() {
      await database.close();
      unlock();
    },
  };
}

/** Where the lines go: to a database server, to the portal that runs on this folder, or into the folder's own database. */
async function openTarget(settings: Settings): Promise<Target> {
  progress.step = 'folder';
  prepareFolder(settings.DATA_DIR);
  if (settings.DATABASE_URL) return openDirectly(settings, () => {});
  let unlock: () => void;
  try {
    unlock = lockFolder(settings.DATA_DIR);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    tell('The portal is running; the lines go to it.');
    return reachPortal(controlAddress(settings.DATA_DIR));
  }
  process.on('exit', unlock);
  return openDirectly(settings, unlock);
}

/** Shows how far it is: every second at a terminal, now and then in a log file. */
function showProgress(from: ImportState) {
  const began = performance.now();
  const everyMs = process.stderr.isTTY ? 1000 : 10_000;
  let shown = began;
  return (state: ImportState): void => {
    const now = performance.now();
    if (now - shown < everyMs) return;
    shown = now;
    const speed = ((state.line - from.line) / (now - began)) * 1000;
    tell(`  ${count(state.line)} lines, ${count(Math.round(speed))} a second`);
  };
}

function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
    tell('Stopping after what is being saved; the same command goes on from there.');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

/** Imports one file, or what comes by standard input; gives what the command ends with. */
async function importFrom(name: string, isAnywhere: boolean, settings: Settings): Promise<number> {
  // npm runs commands in the folder of the project; the person who called it may stand elsewhere.
  const standingIn = process.env.INIT_CWD ?? process.cwd();
  const path = name === '-' ? undefined : realpathSync(resolve(standingIn, name));
  const memory = path === undefined ? undefined : importMemory(settings.DATA_DIR, path);
  const from = memory?.recall() ?? freshState();
  if (from.line > 0) tell(`Going on after line ${count(from.line)}, where it was broken off.`);

  const stop = stopOnSignals();
  const target = await openTarget(settings);
  progress.step = 'import';
  const show = showProgress(from);
  const began = performance.now();
  try {
    const end = await runImport({
      input: path === undefined ? process.stdin : createReadStream(path, { highWaterMark: 1024 * 1024 }),
      target,
      placeFiles: filePlacer({
        files: storeOf(settings),
        base: path === undefined ? standingIn : dirname(path),
        dataDir: settings.DATA_DIR,
        isAnywhere,
      }),
      from,
      onBad: ({ line, reason }) => tell(`Line ${line}: ${reason}.`),
      onSaved(state) {
        memory?.keep(state);
        show(state);
      },
      stop,
    });
    if (stop.aborted) return 130;
    memory?.forget();
    if (target.buildSearch && end.added + end.updated > largeImport) {
      tell('  everything is saved; building the search');
      await target.buildSearch();
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { added, updated, unchanged, bad } = end;
    const parts = [`${count(added)} added`, `${count(updated)} updated`, `${count(unchanged)} unchanged`];
    process.stdout.write(`${parts.join(', ')}, ${count(bad)} bad ${bad === 1 ? 'line' : 'lines'}, in ${seconds} s\n`);
    return bad > 0 ? 1 : 0;
  } finally {
    await target.close();
  }
}

/** Files of the media may lie outside the folder of the list. */
const anywhereFlag = '--files-anywhere';
const place = { port: 0, host: '', dataDir: '' };
const given = process.argv.slice(2);
try {
  const isAnywhere = given.includes(anywhereFlag);
  const [name = '', ...more] = given.filter((one) => one !== anywhereFlag);
  if (name === '' || more.length > 0) {
    tell(
      'Name one file of JSON Lines: npm run import -- media.jsonl, or - for standard input. Its files lie beside it, or anywhere with --files-anywhere.',
    );
    process.exit(2);
  }
  const settings = parseSettings(process.env);
  place.dataDir = settings.DATA_DIR;
  process.exit(await importFrom(name, isAnywhere, settings));
} catch (error) {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && progress.step === 'settings';
  tell(
    isMissing
      ? `There is no file ${given.find((one) => one !== anywhereFlag)}.`
      : startSentence(error, progress.step, place),
  );
  process.exit(1);
}
