import { describe, expect, it } from 'vitest';
import { lastLine, sumUp, tally } from './summary.mjs';

/** @param {string[]} states @param {{ fileErrors?: number, groupErrors?: number }} [errors] */
const file = (states, { fileErrors = 0, groupErrors = 0 } = {}) => ({
  moduleId: 'a.test.ts',
  errors: () => new Array(fileErrors).fill(new Error('broken')),
  children: {
    allTests: () => states.map((state, index) => ({ fullName: `test ${index}`, result: () => ({ state }) })),
    allSuites: () => [{ errors: () => new Array(groupErrors).fill(new Error('broken')) }],
  },
});

describe('a test run', () => {
  it('counts the tests of all files', () => {
    expect(tally([file(['passed', 'failed']), file(['passed'])], [])).toMatchObject({ passed: 2, failed: 1 });
  });

  it('counts a skipped and an unfinished test as failed', () => {
    const count = tally([file(['passed', 'skipped', 'pending'])], []);
    expect(count).toMatchObject({ passed: 1, failed: 2 });
    expect(count.notes).toContain('test 1: was skipped');
  });

  it('leaves out what a developer filtered away', () => {
    expect(tally([file(['passed', 'skipped'])], [], { isFiltered: true })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('counts a file that could not be loaded, and a group that broke after green tests', () => {
    expect(tally([file([], { fileErrors: 1 })], [])).toMatchObject({ passed: 0, failed: 1 });
    expect(tally([file(['passed'], { groupErrors: 1 })], [])).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts errors that belong to no test', () => {
    const count = tally([file(['passed'])], [new Error('nobody caught this'), { message: 'nor this' }]);
    expect(count).toMatchObject({ passed: 1, failed: 2 });
    expect(count.notes).toEqual(['unhandled: nobody caught this', 'unhandled: nor this']);
  });
});

describe('the sum', () => {
  const green = { name: 'check: types', passed: true };
  const red = { name: 'build', passed: false };

  it('counts each check, the build and the set-up as one', () => {
    const sum = sumUp([green, red], { passed: 10, failed: 2, notes: ['a test'] });
    expect(sum).toEqual({ passed: 11, failed: 3, notes: ['build', 'a test'], hasRun: true });
  });

  it('counts a run that ended without a report as one failure', () => {
    expect(sumUp([green], undefined)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('notices when no test ran at all', () => {
    expect(sumUp([green], { passed: 0, failed: 0, notes: [] }).hasRun).toBe(false);
  });

  it('ends with exactly one plain line', () => {
    expect(lastLine({ passed: 1204, failed: 0 })).toBe('1204 passed, 0 failed');
  });
});
