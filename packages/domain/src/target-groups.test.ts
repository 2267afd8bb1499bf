import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTargetGroup, parseTargetGroup, parseTargetGroups, targetGroupsOverlap } from './target-groups';

describe('parseTargetGroup', () => {
  it.each([
    ['A', { code: 'A' }],
    ['BB', { code: 'BB' }],
    ['A(5-10)', { code: 'A', from: 5, to: 10 }],
    ['A(7)', { code: 'A', from: 7, to: 7 }],
    ['A(10-5)', { code: 'A', from: 5, to: 10 }],
    [' a ( 11 – 13 ) ', { code: 'A', from: 11, to: 13 }],
    ['J(6-16)', { code: 'J', from: 6, to: 16 }],
  ])('reads %j', (text, expected) => {
    expect(parseTargetGroup(text)).toEqual(expected);
  });

  it.each(['', 'A(', 'A()', 'A(5-)', 'A(-5)', 'A(5-10', '5-10', 'A(5-10-13)', 'A(100)'])('refuses %j', (text) => {
    expect(parseTargetGroup(text)).toBeUndefined();
  });

  it('reads lists and joined texts, leaving out what it cannot read', () => {
    const both = [{ code: 'A', from: 5, to: 10 }, { code: 'BB' }];
    expect(parseTargetGroups('A(5-10); BB')).toEqual(both);
    expect(parseTargetGroups(['A(5-10)', '?', 'BB'])).toEqual(both);
    expect(parseTargetGroups('')).toEqual([]);
  });

  it('reads back what it writes', () => {
    const year = fc.integer({ min: 1, max: 13 });
    fc.assert(
      fc.property(fc.constantFrom('E', 'A', 'BB', 'SO'), fc.option(fc.tuple(year, year)), (code, years) => {
        const group = years ? { code, from: Math.min(...years), to: Math.max(...years) } : { code };
        expect(parseTargetGroup(formatTargetGroup(group))).toEqual(group);
      }),
    );
  });
});

describe('targetGroupsOverlap', () => {
  it.each([
    ['A(5-10)', 'A(10-13)', true],
    ['A(5-10)', 'A(11-13)', false],
    ['A(5-10)', 'A(7)', true],
    ['A(7)', 'A(8)', false],
    ['A', 'A(1-4)', true],
    ['A(1-4)', 'A', true],
    ['A', 'BB', false],
    ['J(6-16)', 'A(6-10)', false],
    ['Q', 'Q', true],
  ])('%s and %s: %s', (one, other, expected) => {
    const [first, second] = parseTargetGroups([one, other]);
    expect(first && second && targetGroupsOverlap(first, second)).toBe(expected);
  });
});
