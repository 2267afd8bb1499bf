import { type Day, isExpired, type Licence, licenceWarning } from '@mediathek/domain';

/** A licence as a medium carries it; whoever may use an open medium needs none. */
type MediumLicence = Licence & { readonly isOpen: boolean };

/** The one thing worth knowing about a medium's licence. */
export type LicenceBadge =
  | { readonly kind: 'open' }
  | { readonly kind: 'few'; readonly places: number }
  | { readonly kind: 'ends-soon'; readonly endsOn: Day; readonly isToday: boolean }
  | { readonly kind: 'ended' };

/** From here down it is worth saying how many places are left. */
const fewPlaces = 5;

/**
 * Silence is the normal state: a medium that can simply be used has no badge. An ended licence comes first, then one that
 * ends soon, then the last places; what a media library licenses for all schools has no places to run out of.
 */
export function licenceBadge(licence: MediumLicence, today: Day): LicenceBadge | undefined {
  if (licence.isOpen) return { kind: 'open' };
  if (isExpired(licence, today)) return { kind: 'ended' };
  const daysLeft = licenceWarning(licence, today);
  if (daysLeft !== undefined && licence.valid_to) {
    return { kind: 'ends-soon', endsOn: licence.valid_to, isToday: daysLeft === 0 };
  }
  const { remaining, is_mediathek } = licence;
  const isScarce = !is_mediathek && typeof remaining === 'number' && remaining <= fewPlaces;
  return isScarce ? { kind: 'few', places: remaining } : undefined;
}

/** Pupils need not know about places and who else may look; only that something will soon be gone. */
export function pupilBadge(licence: MediumLicence, today: Day): LicenceBadge | undefined {
  const badge = licenceBadge(licence, today);
  return badge?.kind === 'ends-soon' || badge?.kind === 'ended' ? badge : undefined;
}
