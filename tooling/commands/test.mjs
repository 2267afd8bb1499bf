import { checkSteps } from '../lib/check-steps.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { whyBuildNow } from '../lib/ensure-built.mjs';
import { Failure, runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { providePostgres } from '../lib/postgres.mjs';
import { show, stopCleanly } from '../lib/processes.mjs';
import { done, seconds, skipped } from '../lib/progress.mjs';
import { runChecks } from '../lib/run-checks.mjs';
import { lastLine, sumUp } from '../lib/summary.mjs';
import { runVitest } from '../lib/vitest.mjs';

/** @typedef {import('../lib/run-checks.mjs').Outcome} Outcome */

const wanted = process.argv.slice(2).filter((argument) => argument !== '--long');
const long = process.argv.includes('--long') ? { TEST_LONG: '1' } : {};

await runCommand('test', async () => {
  process.chdir(root);
  await (wanted.length > 0 ? testSome(wanted) : testEverything());
});

/** For daily work: only Vitest, only what was asked for. @param {string[]} filters */
async function testSome(filters) {
  stopCleanly();
  await ensureInstalled();
  const browser = await findChromium({ mayInstall: false });
  const env = { ...long, TEST_IS_FILTERED: '1', ...(browser && { CHROMIUM_PATH: browser }) };
  finish([], await runVitest(filters, env));
}

async function testEverything() {
  const start = performance.now();
  /** @type {(() => Promise<void>)[]} */
  const cleanUps = [];
  stopCleanly(() => Promise.all(cleanUps.map((cleanUp) => cleanUp())).then(() => {}));
  await ensureInstalled();
  const outcomes = await runChecks(checkSteps);
  const isBuilt = await buildIfNeeded(outcomes);
  const server = await setUpPostgres(outcomes);
  if (server) cleanUps.push(server.stop);
  const browser = await setUpChromium(outcomes);
  const left = [...(server ? [] : ['postgres']), ...(browser && isBuilt ? [] : ['journeys'])];
  const tests = await runVitest(
    left.map((project) => `--project=!${project}`),
    { ...long, TEST_DATABASE_URL: server?.url, CHROMIUM_PATH: browser },
  );
  await server?.stop();
  console.log(`  Everything took ${seconds(start)}.`);
  for (const project of left) shout(`The project "${project}" was NOT run, see above. It counts as failed.`);
  finish(outcomes, tests);
}

/** @param {Outcome[]} outcomes */
async function buildIfNeeded(outcomes) {
  if (!whyBuildNow()) skipped('Build', 'up to date, nothing to build');
  else await show(process.execPath, ['tooling/build.mjs', '--if-needed'], { cwd: root });
  const passed = !whyBuildNow();
  outcomes.push({ name: 'build', passed });
  return passed;
}

/** @param {Outcome[]} outcomes */
async function setUpPostgres(outcomes) {
  const start = performance.now();
  try {
    const server = await providePostgres({ mayInstall: true });
    done('PostgreSQL', `${server.from}, ${seconds(start)}`);
    outcomes.push({ name: 'set-up: PostgreSQL', passed: true });
    return server;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    shout(`${error.message}\nNothing is tested on a real PostgreSQL in this run.`);
    outcomes.push({ name: 'set-up: PostgreSQL', passed: false });
    return undefined;
  }
}

/** @param {Outcome[]} outcomes */
async function setUpChromium(outcomes) {
  const browser = await findChromium({ mayInstall: true });
  outcomes.push({ name: 'set-up: Chromium', passed: Boolean(browser) });
  if (browser) done('Chromium', browser);
  else
    shout(
      'There is no Chromium: set CHROMIUM_PATH or install the package chromium.\nNo journey is tested in this run.',
    );
  return browser;
}

/** @param {string} text */
function shout(text) {
  const bar = '!'.repeat(100);
  console.log(`\n${bar}\n${text}\n${bar}\n`);
}

/** @param {Outcome[]} outcomes @param {import('../lib/summary.mjs').Tally} tests */
function finish(outcomes, tests) {
  const sum = sumUp(outcomes, tests);
  if (sum.notes.length > 0) console.log(`\nFailed:\n${sum.notes.map((note) => `  ${note}`).join('\n')}\n`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
  console.log(lastLine(sum));
}
