import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRepository, stateFolder } from './places.mjs';
import { stopWithParent } from './signals-under-npm.mjs';

/** A failure whose message is the one sentence a person needs; the details are in a log file. */
export class Failure extends Error {}

/**
 * Keeps details that would bury the sentence, and gives the name of the file for it.
 * @param {string} name
 * @param {string} text
 */
export function keepLog(name, text) {
  const file = join(stateFolder, `${name}.log`);
  try {
    mkdirSync(stateFolder, { recursive: true });
    writeFileSync(file, stripVTControlCharacters(text));
    return inRepository(file);
  } catch {
    // A folder that cannot be written must not hide the failure itself.
    process.stderr.write(`${text}\n`);
    return 'see above';
  }
}

/**
 * Runs a command of the repository: a failure becomes one sentence and a non-zero code.
 * @param {string} name
 * @param {() => Promise<void>} main
 */
export async function runCommand(name, main) {
  stopWithParent();
  try {
    await main();
  } catch (error) {
    console.error(sentenceFor(name, error));
    process.exit(1);
  }
}

/** @param {string} name @param {unknown} error */
function sentenceFor(name, error) {
  if (error instanceof Failure) return error.message;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (isPermission(error)) return `The folder of this project cannot be written: ${error.message}.`;
  return `\`npm run ${name}\` ended unexpectedly; details: ${keepLog(name, details)}`;
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isPermission(error) {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
}
