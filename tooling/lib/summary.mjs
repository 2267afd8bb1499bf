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
 * The figures of a run of Vitest, which must never look better than the run was.
 * @param {Tally | undefined} reported nothing when it broke before it could report
 * @param {number} code what Vitest ended with
 * @returns {Tally}
 */
export function judgeRun(reported, code) {
  const count = reported ?? { passed: 0, failed: 0, notes: [] };
  if (count.failed > 0) return count;
  if (count.passed === 0) return { ...count, failed: 1, notes: ['no test ran'] };
  if (code !== 0) return { ...count, failed: 1, notes: ['the test run ended with an error of its own, see above'] };
  return count;
}

/**
 * Adds what is not counted by Vitest: the checks, the build and the set-up, one each.
 * @param {readonly import('./run-checks.mjs').Outcome[]} outcomes
 * @param {Tally} tests
 * @returns {Tally}
 */
export function sumUp(outcomes, tests) {
  const bad = outcomes.filter(({ passed }) => !passed);
  return {
    passed: outcomes.length - bad.length + tests.passed,
    failed: bad.length + tests.failed,
    notes: [...bad.map(({ name }) => name), ...tests.notes],
  };
}

/**
 * The last line of every run.
 * @param {{ passed: number, failed: number }} count
 */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
