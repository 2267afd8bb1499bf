import { describe, expect, it } from 'vitest';
import { boardState, gradeFits, lastDayOf, warningsFor } from './class-share';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));

describe('something on a board', () => {
  it.each([
    [at(9), null, 'planned'],
    [at(8), null, 'visible'],
    [at(7), at(9), 'visible'],
    [at(7), at(8), 'past'],
    [at(6), at(7), 'past'],
    [at(9), at(10), 'planned'],
  ])('from %s to %s is at eight o’clock: %s', (from, until, state) => {
    expect(boardState(from, until, at(8))).toBe(state);
  });
});

describe('a target group', () => {
  it.each([
    [['A(5-10)'], 7, true],
    [['A(5-10)'], 5, true],
    [['A(5-10)'], 10, true],
    [['A(5-10)'], 4, false],
    [['A(5-10)'], 11, false],
    [['A(1-4)', 'A(11-13)'], 7, false],
    [['A(1-4)', 'A(7)'], 7, true],
    [['A'], 3, true],
    [['E'], 3, false],
    [['E', 'A(1-4)'], 3, true],
    [['BB'], 11, true],
    [['T'], 7, true],
    [[], 7, true],
    [['?'], 7, true],
    [['A(1-4)'], null, true],
  ])('%j for grade %s fits: %s', (groups, grade, fits) => {
    expect(gradeFits(groups, grade)).toBe(fits);
  });
});

describe('sharing warns', () => {
  const medium = (change: object = {}) => ({
    fn_adressat: ['A(5-10)'],
    use: { mayPupils: true, until: '2026-12-20', ...change },
  });
  const endOf = (day: string) => new Date(`${day}T23:00:00Z`);

  it('about nothing where grade, licence and dates fit', () => {
    expect(warningsFor(medium(), 7, endOf('2026-12-20'))).toEqual([]);
    expect(warningsFor(medium(), 7, null)).toEqual([]);
    expect(warningsFor(medium({ until: null }), 7, endOf('2030-01-01'))).toEqual([]);
  });

  it('about a licence that ends a day before the class stops seeing it', () => {
    expect(warningsFor(medium(), 7, endOf('2026-12-21'))).toEqual(['licence-ends']);
  });

  it('about a grade that is left out, and a medium that pupils cannot use', () => {
    expect(warningsFor(medium(), 12, null)).toEqual(['grade']);
    expect(warningsFor(medium({ mayPupils: false, until: null }), 12, null)).toEqual(['grade', 'not-licensed']);
  });

  it('by days: what ends at midnight ends on the day before', () => {
    expect(lastDayOf(new Date('2026-12-20T23:00:00Z'))).toBe('2026-12-20');
    expect(lastDayOf(new Date('2026-12-20T23:00:01Z'))).toBe('2026-12-21');
  });
});
