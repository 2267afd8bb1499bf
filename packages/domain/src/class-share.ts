import { berlinDay, type Day } from './dates';
import type { MediaUse } from './media-use';
import { parseTargetGroups } from './target-groups';

/** Something on a board is still to come, there, or over. */
export const boardStates = ['planned', 'visible', 'past'] as const;
export type BoardState = (typeof boardStates)[number];

/** What stands on a board is seen from its first hour on, and no longer at its last. */
export function boardState(from: Date, until: Date | null, now: Date): BoardState {
  if (from > now) return 'planned';
  return until !== null && until <= now ? 'past' : 'visible';
}

/** What a teacher should know before and while a class has something. */
export const shareWarnings = ['grade', 'licence-ends', 'not-licensed', 'used-up', 'vanished'] as const;
export type ShareWarning = (typeof shareWarnings)[number];

/** Without a grade, or without a word about general schools in the catalogue, everything fits. */
export function gradeFits(targetGroups: readonly string[], grade: number | null): boolean {
  if (grade === null) return true;
  const groups = parseTargetGroups(targetGroups);
  const forSchools = groups.filter(({ code }) => code === 'A');
  // Made for toddlers alone: that is an age below every grade.
  if (forSchools.length === 0) return groups.length === 0 || groups.some(({ code }) => code !== 'E');
  return forSchools.some(({ from = 1, to = 13 }) => from <= grade && grade <= to);
}

export interface SharedMedium {
  readonly fn_adressat: readonly string[];
  readonly use: Pick<MediaUse, 'mayPupils' | 'until'>;
}

/**
 * A medium is shared with a warning where its target group leaves out the class's grade, where its licence ends before the
 * class stops seeing it, and where pupils of this school cannot use it at all.
 */
export function warningsFor(medium: SharedMedium, grade: number | null, until: Date | null): ShareWarning[] {
  const { mayPupils, until: licenceEnd } = medium.use;
  const found: ShareWarning[] = [];
  if (!gradeFits(medium.fn_adressat, grade)) found.push('grade');
  if (!mayPupils) found.push('not-licensed');
  else if (licenceEnd !== null && until !== null && licenceEnd < lastDayOf(until)) found.push('licence-ends');
  return found;
}

/** What ends at midnight ends on the day before. */
export function lastDayOf(until: Date): Day {
  return berlinDay(new Date(until.getTime() - 1));
}
