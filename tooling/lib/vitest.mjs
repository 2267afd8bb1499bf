import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, stateFolder } from './places.mjs';
import { show } from './processes.mjs';

const tallyFile = join(stateFolder, 'tests.json');

/**
 * Runs Vitest at the terminal and gives back its figures, or nothing when it broke before it had any.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./summary.mjs').Tally | undefined>}
 */
export async function runVitest(args, env) {
  mkdirSync(stateFolder, { recursive: true });
  rmSync(tallyFile, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tooling', 'vitest', 'tally-reporter.mjs')}`];
  const script = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  await show(process.execPath, [script, 'run', ...reporters, ...args], {
    cwd: root,
    env: { ...process.env, ...env, TEST_TALLY_FILE: tallyFile },
  });
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch {
    return undefined;
  }
}
