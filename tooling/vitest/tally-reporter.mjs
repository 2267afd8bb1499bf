import { writeFileSync } from 'node:fs';
import { tally } from '../lib/summary.mjs';

/** Leaves the figures of the run for `npm test`, which adds its own and prints the last line. */
export default class TallyReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} files
   * @param {readonly unknown[]} unhandled
   */
  onTestRunEnd(files, unhandled) {
    const file = process.env.TEST_TALLY_FILE;
    const isFiltered = process.env.TEST_IS_FILTERED === '1';
    if (file) writeFileSync(file, JSON.stringify(tally(files, unhandled, { isFiltered })));
  }
}
