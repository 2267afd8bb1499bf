import type { MediaCard } from '@mediathek/contract';
import { type Day, decideMediaUse, type UseCase } from '@mediathek/domain';
import type { Visitor } from '../../http/visitor';
import { presentMedium } from './present-medium';
import type { CardRow } from './repository';

/** The viewer's own licence, where their school has one; open media need none. */
function ownLicence({ is_open, unlimited }: CardRow, item: Omit<MediaCard, 'use' | 'isBookmarked'>) {
  if (is_open || unlimited === null) return undefined;
  const { valid_to, returns, remaining } = item;
  return { valid_to, returns, remaining };
}

/** A row of the stock as a card: with the verdict for the viewer and their own mark. */
export function presentCard(
  medium: CardRow,
  { visitor, today, coverOf }: { visitor: Visitor; today: Day; coverOf: (medium: CardRow) => string },
): MediaCard {
  const item = presentMedium(medium, coverOf);
  const useCase: UseCase = {
    fn_typ: item.fn_typ,
    mediaType: item.mediaType,
    isOpen: item.isOpen,
    licence: ownLicence(medium, item),
    isShared: Boolean(medium.is_shared),
    hasFile: Boolean(medium.has_file),
  };
  return { ...item, use: decideMediaUse(useCase, visitor, today), isBookmarked: Boolean(medium.is_bookmarked) };
}
