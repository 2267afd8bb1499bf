import { schoolYearEnd } from './access-code';
import type { Day } from './dates';

/** A school year is named by the year it begins in: 2026 stands for 2026/27. */
export function schoolYearOf(day: Day): number {
  return Number(schoolYearEnd(day).slice(0, 4)) - 1;
}

/** A school year is written with both its years. */
export function formatSchoolYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The last day of a school year. */
export const lastDayOfSchoolYear = (year: number): Day => `${year + 1}-07-31`;

/** A class is carried over once its own year nears its end, so that nobody holds a code for more than a year ahead. */
export function mayCarryOver(schoolYear: number, today: Day): boolean {
  return today >= `${schoolYear + 1}-05-01`;
}

/** The highest grade there is. */
export const lastGrade = 13;

export interface NamedClass {
  readonly name: string;
  readonly grade: number | null;
}

/** A year later the grade is one higher, and so is the number that the class's name begins with. */
export function nextYearsClass({ name, grade }: NamedClass): NamedClass {
  if (grade === null || grade >= lastGrade) return { name, grade };
  const next = grade + 1;
  const [, lead, rest] = /^(\d{1,2})(?!\d)(.*)$/su.exec(name) ?? [];
  return { name: Number(lead) === grade ? `${next}${rest}` : name, grade: next };
}
