import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderInUseError, lockFolder } from '../adapters/database/folder-lock';
import { openQuestions } from '../adapters/questions';
import { AdminRefusedError, createAdmin } from '../app/create-admin';
import { createLog } from '../log';
import { bringUpToDate, openDatabase, prepareFolder } from '../open-database';
import { parseSettings, type Settings } from '../settings';
import { type StartStep, startSentence } from '../start-error';

const bundle = join(import.meta.dirname, '..');
const progress = { step: 'settings' as StartStep };
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const usage = `Makes an administrator of a district:

  npm run admin -- create [--email ADDRESS] [--given-name NAME] [--name NAME] [--district NAME]

What is not given is asked for, the password always: at the terminal, or as lines from standard input in this order.`;

class UsageError extends Error {}

function readArguments(given: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { email: text, 'given-name': text, name: text, district: text } as const;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    if (positionals.length !== 1 || positionals[0] !== 'create') throw new UsageError(usage);
    return values;
  } catch (error) {
    if (given.some((one) => /^--?pass/.test(one)))
      throw new UsageError(
        'The password is not taken from the command line, where others can read it; it is asked for.',
      );
    throw error instanceof UsageError ? error : new UsageError(usage);
  }
}

async function askForAdmin(given: ReturnType<typeof readArguments>) {
  const questions = openQuestions(process.stdin, process.stderr);
  try {
    return {
      email: given.email ?? (await questions.ask('E-mail address')),
      givenName: given['given-name'] ?? (await questions.ask('Given name')),
      familyName: given.name ?? (await questions.ask('Name')),
      district: given.district,
      password: await questions.ask('Password (8 characters or more)', { secret: true }),
    };
  } finally {
    questions.close();
  }
}

async function create(settings: Settings, given: ReturnType<typeof readArguments>): Promise<void> {
  progress.step = 'folder';
  prepareFolder(settings.DATA_DIR);
  // Taken before anything is asked: whoever cannot go on should learn it at once.
  const unlock = settings.DATABASE_URL ? () => {} : lockFolder(settings.DATA_DIR);
  process.on('exit', unlock);
  const admin = await askForAdmin(given);
  progress.step = 'database';
  const database = await openDatabase({ settings, bundle, log: createLog(settings.LOG_LEVEL) });
  try {
    progress.step = 'migrations';
    await bringUpToDate(database, bundle);
    const district = await createAdmin(database, admin);
    tell(`${admin.email} is now an administrator of the district ${district}.`);
  } finally {
    await database.close();
  }
}

function sentenceFor(error: unknown, dataDir: string): string {
  if (error instanceof AdminRefusedError || error instanceof UsageError) return error.message;
  if (error instanceof FolderInUseError)
    return `The portal is running on the data folder ${dataDir} (process ${error.pid}); stop it, make the administrator, and start it again.`;
  return startSentence(error, progress.step, { port: 0, host: '', dataDir });
}

let dataDir = '';
try {
  const given = readArguments(process.argv.slice(2));
  const settings = parseSettings(process.env);
  dataDir = settings.DATA_DIR;
  await create(settings, given);
  process.exit(0);
} catch (error) {
  tell(sentenceFor(error, dataDir));
  process.exit(error instanceof UsageError ? 2 : 1);
}
