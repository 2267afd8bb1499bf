/** @typedef {{ passed: number, failed: number, notes: string[] }} Tally */

/**
 * The parts of Vitest's report that count here.
 * @typedef {{ fullName: string, result: () => { state: string } }} ReportedTest
 * @typedef {{ errors: () => readonly unknown[] }} ReportedGroup
 * @typedef {ReportedGroup & {
 *   moduleId: string,
 *   children: { allTests: () => Iterable<ReportedTest>, allSuites: () => Iterable<ReportedGroup> },
 * }} ReportedFile
 */

/**
 * Counts a test run. A test that was skipped has not been passed, and a file or group that broke outside its tests has
 * failed even where every test in it is green.
 * @param {readonly ReportedFile[]} files
 * @param {readonly unknown[]} unhandled errors that belong to no test
 * @param {{ isFiltered?: boolean }} [options] a developer's filter skips on purpose
 * @returns {Tally}
 */
export function tally(files, unhandled, { isFiltered = false } = {}) {
  /** @type {Tally} */
  const count = { passed: 0, failed: 0, notes: [] };
  const fail = (/** @type {string} */ note) => {
    count.failed += 1;
    count.notes.push(note);
  };
  for (const file of files) {
    for (const group of [file, ...file.children.allSuites()]) {
      if (group.errors().length > 0) fail(`${file.moduleId}: broke outside its tests`);
    }
    for (const test of file.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') count.passed += 1;
      else if (state === 'failed') fail(test.fullName);
      else if (!isFiltered) fail(`${test.fullName}: was skipped`);
    }
  }
  for (const error of unhandled) fail(`unhandled: ${messageOf(error)}`);
  return count;
}

/** @param {unknown} error */
function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/**
 * Adds what is not counted by Vitest: the checks, the build and the set-up, one each.
 * @param {readonly import('./run-checks.mjs').Outcome[]} outcomes
 * @param {Tally | undefined} tests nothing when the run broke before it could report
 * @returns {Tally & { hasRun: boolean }}
 */
export function sumUp(outcomes, tests) {
  const ran = tests ?? { passed: 0, failed: 1, notes: ['the test run ended without a report'] };
  const bad = outcomes.filter(({ passed }) => !passed);
  return {
    passed: outcomes.length - bad.length + ran.passed,
    failed: bad.length + ran.failed,
    notes: [...bad.map(({ name }) => name), ...ran.notes],
    hasRun: ran.passed + ran.failed > 0,
  };
}

/**
 * The last line of every run.
 * @param {{ passed: number, failed: number }} count
 */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
