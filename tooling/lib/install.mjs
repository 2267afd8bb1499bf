import { join } from 'node:path';
import { Failure, keepLog } from './failure.mjs';
import { whyInstall } from './freshness.mjs';
import { withLock } from './lock.mjs';
import { root, stateFolder } from './places.mjs';
import { capture } from './processes.mjs';
import { skipped, step } from './progress.mjs';

export const lockFile = join(stateFolder, 'work.lock');

/** @param {number} holder */
export function tellWaiting(holder) {
  console.log(`  Waiting for process ${holder}, which is installing or building in this folder …`);
}

/** Installs the packages of the lock file when they are missing or older than it. */
export async function ensureInstalled() {
  if (!whyInstall(root)) {
    skipped('Packages', 'up to date, nothing to install');
    return;
  }
  await withLock(
    lockFile,
    async () => {
      // The process we waited for may have done it.
      const reason = whyInstall(root);
      if (reason) await step('Installing packages', install, { because: reason });
    },
    { onWait: tellWaiting },
  );
}

async function install() {
  // The build needs the development packages also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(args);
  if (code === 0) return;
  const log = keepLog('install', output);
  throw new Failure(`The packages could not be installed, because ${causeOf(output)}; details: ${log}`);
}

/** @param {string} output */
function causeOf(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/u.test(output)) {
    return 'the package registry could not be reached';
  }
  if (/EUSAGE/u.test(output)) return 'package-lock.json does not fit the package.json files';
  return 'npm reported an error';
}

/** Whether a fresh clone could be installed: `npm ci` refuses a lock file that leaves anything out. */
export async function checkLockFile() {
  const { code, output } = await runNpm(['ci', '--dry-run', '--offline', '--no-audit', '--no-fund']);
  const complaints = output.split('\n').filter((line) => /Missing:|Invalid:|error code/u.test(line));
  return { passed: code === 0, output: complaints.join('\n') };
}

/** @param {string[]} args */
async function runNpm(args) {
  // Started by npm we take the very same npm; otherwise the one on the path.
  const self = process.env.npm_execpath;
  const [command, before] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []];
  try {
    return await capture(command, [...before, ...args], { cwd: root, shell: process.platform === 'win32' && !self });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Failure('The packages could not be installed, because npm was not found; it comes with Node.');
    }
    throw error;
  }
}
