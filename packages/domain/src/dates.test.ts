import { describe, expect, it } from 'vitest';
import { addDays, berlinDay, daysBetween, endOfDay, formatDate, formatDayMonth, formatWeekday, isDay } from './dates';

describe('berlinDay', () => {
  it.each([
    ['one second before midnight in winter', '2026-01-31T22:59:59Z', '2026-01-31'],
    ['midnight in winter', '2026-01-31T23:00:00Z', '2026-02-01'],
    ['one second before midnight in summer', '2026-07-31T21:59:59Z', '2026-07-31'],
    ['midnight in summer', '2026-07-31T22:00:00Z', '2026-08-01'],
    ['the end of the year', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['the night the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['the evening after the clocks went back', '2026-10-25T22:59:59Z', '2026-10-25'],
  ])('knows the day in Germany at %s', (_case, now, day) => {
    expect(berlinDay(new Date(now))).toBe(day);
  });
});

describe('endOfDay', () => {
  it.each([
    ['in winter', '2026-01-31', '2026-01-31T23:00:00Z'],
    ['in summer', '2026-07-31', '2026-07-31T22:00:00Z'],
    ['the day the clocks go forward', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['the day the clocks go back', '2026-10-25', '2026-10-25T23:00:00Z'],
  ])('is midnight in Germany %s', (_case, day, end) => {
    expect(endOfDay(day)).toEqual(new Date(end));
  });
});

describe('counting days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('adds to %s %i days: %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });
});

describe('isDay', () => {
  it('accepts days of the calendar', () => {
    expect(isDay('2026-07-31')).toBe(true);
    expect(isDay('2028-02-29')).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '31.07.2026', '2026-7-1', '2026-07-31T00:00:00Z', '', ' 2026-07-31'])(
    'refuses %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('refuses what is no text', () => {
    expect([isDay(null), isDay(false), isDay(20260731)]).toEqual([false, false, false]);
  });
});

describe('date formats', () => {
  it.each([
    ['de', 'short', '09.05.2026'],
    ['de', 'long', '9. Mai 2026'],
    ['en', 'short', '09/05/2026'],
    ['en-GB', 'long', '9 May 2026'],
    ['de-AT', 'long', '9. Mai 2026'],
    ['fr', 'long', '9 May 2026'],
  ] as const)('writes a day in %s %s as %s', (language, style, expected) => {
    expect(formatDate('2026-05-09', language, style)).toBe(expected);
  });

  it('writes day and month, in German unless told otherwise, and the year where asked', () => {
    expect(formatDayMonth('2026-12-14')).toBe('14. Dezember');
    expect(formatDayMonth('2026-12-14', 'de', { withYear: true })).toBe('14. Dezember 2026');
    expect(formatDayMonth('2026-07-31', 'en')).toBe('31 July');
    expect(formatWeekday('2026-11-16', 'de')).toBe('Montag, 16. November');
    expect(formatWeekday('2026-11-16', 'en')).toBe('Monday 16 November');
  });

  it('writes a moment as its day in Germany', () => {
    expect(formatDate(new Date('2026-07-31T22:00:00Z'), 'de', 'short')).toBe('01.08.2026');
  });

  it('writes nothing for what is no day', () => {
    expect(formatDate('soon', 'de', 'long')).toBe('');
  });
});
