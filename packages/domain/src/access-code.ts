import type { Day } from './dates';

/** Letters and figures of access codes; 0 and O, 1, I and L look alike on a printed card and are left out. */
export const accessCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const accessCodeLength = 12;

const shape = new RegExp(`^[${accessCodeAlphabet}]{${accessCodeLength}}$`, 'i');

/** A code may be typed in any case, with or without dashes and spaces; what cannot be a code is none. */
export function normaliseAccessCode(input: string): string | undefined {
  const code = input.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  return shape.test(code) ? code.toUpperCase() : undefined;
}

/** A code is shown in three groups of four, so that it can be read from a card and typed. */
export function formatAccessCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** A new code is drawn at random, each place on its own; the caller brings a generator that nobody can predict. */
export function makeAccessCode(randomBelow: (limit: number) => number): string {
  const places = Array.from({ length: accessCodeLength }, () => randomBelow(accessCodeAlphabet.length));
  return places.map((place) => accessCodeAlphabet.charAt(place)).join('');
}

/** The school year ends on 31 July; from 1 August the next one runs. */
export function schoolYearEnd(day: Day): Day {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) <= '07-31' ? year : year + 1}-07-31`;
}

/** A code is valid to the day the teacher wishes, and to the end of the school year at the latest. */
export function accessCodeValidTo(today: Day, wished?: Day): Day {
  const latest = schoolYearEnd(today);
  return wished !== undefined && wished < latest ? wished : latest;
}
