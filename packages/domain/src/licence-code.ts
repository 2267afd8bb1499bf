import type { Day } from './dates';
import { isExpired, isLicenceActive, isOpenUntilEndOfDay, isUnlimited, type Licence, licenceWarning } from './licence';
import { type CurrentUser, isDistrictAdmin, isSchoolAdmin, isStaff } from './user';

/** How a code of a school stands, in one word. */
export const licenceCodeStates = ['active', 'ends-soon', 'used-up', 'undated', 'expired'] as const;
export type LicenceCodeState = (typeof licenceCodeStates)[number];

type Terms = Pick<Licence, 'valid_to' | 'returns' | 'remaining'>;

/** A code that has ended is expired; one without a date never began; without places and returns it is used up; it warns in its last 28 days. */
export function licenceCodeState(code: Terms, today: Day): LicenceCodeState {
  if (isUnlimited(code)) return 'active';
  if (isExpired(code, today)) return 'expired';
  if (!isOpenUntilEndOfDay(code, today)) return 'undated';
  if (!isLicenceActive(code, today)) return 'used-up';
  return licenceWarning(code, today) === undefined ? 'active' : 'ends-soon';
}

/** Whoever looks after a school gives its places to everybody in it; teachers give them to the pupils of their own classes. */
export function managesLicences(user: CurrentUser): boolean {
  return isSchoolAdmin(user) || isDistrictAdmin(user);
}

/** What somebody may do with a code of their school. */
export interface LicenceCodeRights {
  readonly give: boolean;
  readonly takeBack: boolean;
  readonly returnPlaces: boolean;
  readonly returnSpent: boolean;
}

/**
 * Places are given while the code is active and one is free. Where returns are allowed, a place that is not free becomes
 * free again as long as there are returns and the code lasts; the school's administrators do so also for places that
 * nobody holds any more.
 */
export function licenceCodeRights(
  code: Terms & { readonly total: number; readonly holders: number },
  user: CurrentUser,
  { today, allowReturns }: { readonly today: Day; readonly allowReturns: boolean },
): LicenceCodeRights {
  const isFree = isUnlimited(code) || Number(code.remaining) > 0;
  const spent = code.total - Number(code.remaining) - code.holders;
  const hasReturns = !isUnlimited(code) && Number(code.returns) > 0 && isOpenUntilEndOfDay(code, today);
  const mayReturn = isStaff(user) && allowReturns && hasReturns;
  return {
    give: isStaff(user) && isFree && isLicenceActive(code, today),
    takeBack: isStaff(user),
    returnPlaces: mayReturn,
    returnSpent: mayReturn && managesLicences(user) && spent > 0,
  };
}

/** Somebody who holds a place, or could. */
export interface PlacePerson {
  readonly role: 'L' | 'S';
  /** Whether they are a pupil in a class of the one who gives. */
  readonly isOwnPupil: boolean;
  readonly isSelf: boolean;
}

/** Administrators reach everybody in their school, teachers the pupils of their own classes and themselves. */
export function mayMovePlaceOf(person: PlacePerson, user: CurrentUser): boolean {
  return managesLicences(user) || (isStaff(user) && (person.isSelf || (person.role === 'S' && person.isOwnPupil)));
}
