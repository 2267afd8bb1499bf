import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, stateFolder } from './places.mjs';
import { show } from './processes.mjs';
import { judgeRun } from './summary.mjs';

const tallyFile = join(stateFolder, 'tests.json');

/**
 * Runs Vitest at the terminal and gives back its figures.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runVitest(args, env) {
  mkdirSync(stateFolder, { recursive: true });
  rmSync(tallyFile, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tooling', 'vitest', 'tally-reporter.mjs')}`];
  const script = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const code = await show(process.execPath, [script, 'run', ...reporters, ...args], {
    cwd: root,
    env: { ...process.env, ...env, TEST_TALLY_FILE: tallyFile },
  });
  return judgeRun(readTally(), code);
}

/** @returns {import('./summary.mjs').Tally | undefined} */
function readTally() {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return undefined;
  }
}
