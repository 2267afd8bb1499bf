import { expect, it } from 'vitest';
import { formatMoment, fromClockTime, toClockTime } from './dates';

it.each([
  ['2026-11-15T08:00', '2026-11-15T07:00:00.000Z'],
  ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ['2026-12-31T00:00', '2026-12-30T23:00:00.000Z'],
])('%s on German clocks is the moment %s', (clock, moment) => {
  expect(fromClockTime(clock)?.toISOString()).toBe(moment);
  expect(toClockTime(new Date(moment))).toBe(clock);
});

it.each(['', '2026-11-15', '2026-13-45T08:00', 'heute'])('%j is no time', (text) => {
  expect(fromClockTime(text)).toBeUndefined();
});

it('names a moment by day and hour', () => {
  expect(formatMoment(new Date('2026-11-16T07:00:00Z'), 'de')).toMatch(/^Mo.*16\. November.*08:00$/);
  expect(formatMoment(new Date('2026-11-16T07:00:00Z'), 'en')).toMatch(/^Mon.*16 November.*08:00$/);
});
