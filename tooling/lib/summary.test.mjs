import { describe, expect, it } from 'vitest';
import { judgeRun, lastLine, sumUp, tally } from './summary.mjs';

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
    expect(sum).toEqual({ passed: 11, failed: 3, notes: ['build', 'a test'] });
  });

  it.each([
    ['broke before it could report', undefined, 1],
    ['found no test, even where it calls that a success', { passed: 0, failed: 0, notes: [] }, 0],
    ['was green but ended with an error of its own', { passed: 5, failed: 0, notes: [] }, 1],
  ])('counts one failure for a run that %s', (_, reported, code) => {
    expect(judgeRun(reported, code).failed).toBe(1);
  });

  it('leaves the figures of an honest run alone', () => {
    const green = { passed: 5, failed: 0, notes: [] };
    const red = { passed: 4, failed: 2, notes: ['a', 'b'] };
    expect([judgeRun(green, 0), judgeRun(red, 1)]).toEqual([green, red]);
  });

  it('ends with exactly one plain line', () => {
    expect(lastLine({ passed: 1204, failed: 0 })).toBe('1204 passed, 0 failed');
  });
});
