import type { KeptLicence, KeptMedium } from '../../search-index/kept-medium';
import type { CardRow, MediaViewer } from './repository';

/** An unlimited licence first, then the one that lasts longest; one without a date comes last. */
function compareLicences(one: KeptLicence, other: KeptLicence): number {
  if (one.unlimited !== other.unlimited) return one.unlimited ? -1 : 1;
  const [day, otherDay] = [one.valid_to ?? '', other.valid_to ?? ''];
  return day === otherDay ? 0 : day > otherDay ? -1 : 1;
}

/** Of all licences of a medium the one that counts for the viewer's school. */
function ownLicence({ licences }: KeptMedium, { schoolId, districtId }: MediaViewer): KeptLicence | undefined {
  const own = licences.filter(
    ({ school_id, district_id }) =>
      (school_id !== null && school_id === schoolId) || (district_id !== null && district_id === districtId),
  );
  return own.sort(compareLicences)[0];
}

/** What the search kept of a medium, as the database would give it to this viewer; a pupil's boards stand in the database only. */
export function keptCardRow(medium: KeptMedium, viewer: MediaViewer, isBookmarked: boolean): CardRow {
  const { unlimited = null, valid_to = null, remaining = null, returns = null } = ownLicence(medium, viewer) ?? {};
  return {
    ...medium,
    ...{ unlimited, valid_to, remaining, returns },
    is_open: medium.licences.length === 0,
    is_shared: false,
    is_bookmarked: isBookmarked,
  };
}
