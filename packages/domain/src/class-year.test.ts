import { describe, expect, it } from 'vitest';
import { formatSchoolYear, lastDayOfSchoolYear, mayCarryOver, nextYearsClass, schoolYearOf } from './class-year';

describe('a school year', () => {
  it.each([
    ['2026-07-31', 2025],
    ['2026-08-01', 2026],
    ['2026-11-15', 2026],
    ['2027-07-31', 2026],
  ])('on %s is the one that began in %i', (day, year) => {
    expect(schoolYearOf(day)).toBe(year);
  });

  it('is written with both years and ends on 31 July', () => {
    expect(formatSchoolYear(2026)).toBe('2026/27');
    expect(formatSchoolYear(2099)).toBe('2099/00');
    expect(lastDayOfSchoolYear(2026)).toBe('2027-07-31');
  });
});

describe('a class', () => {
  it.each([
    ['2027-04-30', false],
    ['2027-05-01', true],
    ['2027-09-10', true],
    ['2026-11-15', false],
  ])('of 2026/27 may be carried over on %s: %s', (day, may) => {
    expect(mayCarryOver(2026, day)).toBe(may);
  });

  it.each([
    ['7b', 7, '8b', 8],
    ['9', 9, '10', 10],
    ['10c bilingual', 10, '11c bilingual', 11],
    ['Leistungskurs Deutsch 12', 12, 'Leistungskurs Deutsch 12', 13],
    ['13 LK', 13, '13 LK', 13],
    ['Theater-AG', null, 'Theater-AG', null],
    ['5 und 6', 7, '5 und 6', 8],
    ['123', 12, '123', 13],
  ])('called %s in grade %s is called %s a year later', (name, grade, nextName, nextGrade) => {
    expect(nextYearsClass({ name, grade })).toEqual({ name: nextName, grade: nextGrade });
  });
});
