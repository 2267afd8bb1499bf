import type { Day } from './dates';
import { addDays, daysBetween, isDay } from './dates';

/** How long a licence that has just ended counts as recently expired, and how early a warning shows. */
export const expiryWindowDays = 28;

/** A medium's licence as the viewer sees it: `false` where there is no limit, `null` where there is no licence. */
export interface Licence {
  readonly valid_to: Day | false | null;
  readonly returns: number | false | null;
  readonly remaining: number | false | null;
  readonly is_mediathek: boolean;
}

type Terms = Pick<Licence, 'valid_to' | 'returns' | 'remaining'>;

/** A licence whose date, returns and places are all exactly false has no limits. */
export function isUnlimited({ valid_to, returns, remaining }: Terms): boolean {
  return valid_to === false && returns === false && remaining === false;
}

function hasPlacesOrReturns({ returns, remaining }: Terms): boolean {
  return Number(returns) > 0 || Number(remaining) > 0;
}

// Anything but a real day counts as no date: a misprinted one must never keep a licence open.
function lastDay({ valid_to }: Terms): Day | undefined {
  return isDay(valid_to) ? valid_to : undefined;
}

/** Places can be given up to and including the last day, as long as a place or a return is left; without a date, none. */
export function isLicenceActive(licence: Terms, today: Day): boolean {
  if (isUnlimited(licence)) return true;
  const last = lastDay(licence);
  return last !== undefined && last >= today && hasPlacesOrReturns(licence);
}

/** A licence that is not active is inactive, but where the media library is considered its items always count as active. */
export function isLicenceInactive(licence: Licence, today: Day, { checkMediathek = false } = {}): boolean {
  if (checkMediathek && licence.is_mediathek) return false;
  return !isLicenceActive(licence, today);
}

/** A licence has expired from the day after its last day. */
export function isExpired(licence: Terms, today: Day): boolean {
  const last = lastDay(licence);
  return last !== undefined && last < today;
}

/** Used-up media and those that ended within the last 28 days are hidden; what ended earlier is shown, as expired. */
export function isHiddenAsInactive(licence: Terms, today: Day): boolean {
  if (isUnlimited(licence)) return false;
  if (!hasPlacesOrReturns(licence)) return true;
  const last = lastDay(licence);
  return last !== undefined && last < today && last > addDays(today, -expiryWindowDays);
}

/** The inactive-media filter hides nothing from a person who holds a place. */
export function filterInactiveMedia<Item extends Terms>(
  items: readonly Item[],
  today: Day,
  holdsPlace: (item: Item) => boolean = () => false,
): Item[] {
  return items.filter((item) => holdsPlace(item) || !isHiddenAsInactive(item, today));
}

/**
 * The same filter on shelves and boards. Only a school's code can be used up: what the media library licenses is for all its
 * schools, and what comes with a package or is not licensed has no places of its own to count.
 */
export function isHiddenOnShelves(medium: Licence, today: Day): boolean {
  const isCounted = typeof medium.remaining === 'number' || typeof medium.returns === 'number';
  return isHiddenAsInactive(isCounted && !medium.is_mediathek ? medium : { ...medium, remaining: 1 }, today);
}

/** Whoever holds a place uses it to the end of the last day in Germany, also when all other places are gone. */
export function isOpenUntilEndOfDay(licence: Terms, today: Day): boolean {
  if (isUnlimited(licence)) return true;
  const last = lastDay(licence);
  return last !== undefined && last >= today;
}

/** From 28 days before the last day a warning shows how many days are left; 0 means that it ends today. */
export function licenceWarning(licence: Terms, today: Day): number | undefined {
  const last = lastDay(licence);
  if (last === undefined) return undefined;
  const daysLeft = daysBetween(today, last);
  return daysLeft >= 0 && daysLeft <= expiryWindowDays ? daysLeft : undefined;
}
