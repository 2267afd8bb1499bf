import { expect, it } from 'vitest';
import { formatEnd, formatMoment, fromClockTime, lastDayBefore, toClockTime } from './dates';

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

it.each([
  ['midnight in winter', '2026-11-19T23:00:00Z', /^Do.*19\. November$/],
  ['midnight in summer', '2026-06-30T22:00:00Z', /^Di.*30\. Juni$/],
  ['midnight at the turn of the year', '2026-12-31T23:00:00Z', /^Do.*31\. Dezember$/],
  ['a minute later', '2026-11-19T23:01:00Z', /^Fr.*20\. November.*00:01$/],
  ['noon', '2026-11-20T11:00:00Z', /^Fr.*20\. November.*12:00$/],
])('names an end at %s by the last day or hour it covers', (_, moment, expected) => {
  expect(formatEnd(new Date(moment), 'de')).toMatch(expected);
});

it('knows the last day of what ends at midnight, and of what ends during a day', () => {
  expect(lastDayBefore(new Date('2026-11-19T23:00:00Z'))).toBe('2026-11-19');
  expect(lastDayBefore(new Date('2026-11-20T11:00:00Z'))).toBe('2026-11-20');
});
