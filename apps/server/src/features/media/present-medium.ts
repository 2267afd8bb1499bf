import type { MediaItem } from '@mediathek/contract';
import type { CardRow } from './repository';

type LicenceFields = Pick<MediaItem, 'valid_to' | 'remaining' | 'returns'>;

/** Open and unlimited media have no limits, which the catalogue writes as false; without a licence there is nothing to say. */
function licenceFields(medium: CardRow): LicenceFields {
  if (medium.is_open || medium.unlimited) return { valid_to: false, remaining: false, returns: false };
  return { valid_to: medium.valid_to, remaining: medium.remaining, returns: medium.returns };
}

/** A row of the stock in the words of the contract. */
export function presentMedium(medium: CardRow, coverOf: (medium: CardRow) => string): MediaItem {
  return {
    identifier: medium.identifier,
    fn_nr: medium.fn_nr,
    fn_titel: medium.fn_titel,
    fn_kurztext: medium.fn_kurztext,
    fn_text: medium.fn_text,
    is_mediathek: medium.is_mediathek,
    ...licenceFields(medium),
    isOpen: Boolean(medium.is_open),
    fn_geb: medium.fn_geb,
    fn_sprache: medium.fn_sprache,
    fn_typ: medium.fn_typ,
    fn_adressat: medium.fn_adressat,
    fn_schlag: medium.fn_schlag,
    fn_prodname: medium.fn_prodname,
    mediaType: medium.media_type,
    duration: medium.duration_minutes,
    cover: coverOf(medium),
  };
}
