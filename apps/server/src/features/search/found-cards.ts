import type { MediaCard } from '@mediathek/contract';
import { isStudent } from '@mediathek/domain';
import type { SearchHit } from '@mediathek/search';
import type { Visitor } from '../../http/visitor';
import { type KeptMedium, readKept } from '../../search-index/kept-medium';

interface Sources {
  /** Cards from the database, in the order in which they are named; what is gone is left out. */
  load(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
  /** A card from what the search keeps of a medium. */
  keptCard(visitor: Visitor, medium: KeptMedium, isBookmarked: boolean): MediaCard;
  /** Whether the search follows the database, so that what it keeps holds. */
  isCurrent(): boolean;
}

type Hit = Pick<SearchHit, 'identifier' | 'title' | 'shortText' | 'text' | 'note'>;

/**
 * The cards of what was found, in its order. They are made from what the search keeps, without the database; it is asked
 * for pupils, whose cards depend on their boards, while the search is being built, and for what an older index did not keep.
 */
export function foundCards({ load, keptCard, isCurrent }: Sources) {
  return async (visitor: Visitor, hits: readonly Hit[], marks: ReadonlySet<string>): Promise<MediaCard[]> => {
    const mayUseKept = !isStudent(visitor.user) && isCurrent();
    const kept = hits.map((hit) => (mayUseKept ? readKept(hit) : undefined));
    const missing = hits.filter((_, at) => !kept[at]).map(({ identifier }) => identifier);
    const loaded = missing.length > 0 ? await load(visitor, missing) : [];
    const byIdentifier = new Map(loaded.map((card) => [card.identifier, card]));
    return hits.flatMap(({ identifier }, at) => {
      const own = kept[at];
      const card = own ? keptCard(visitor, own, marks.has(identifier)) : byIdentifier.get(identifier);
      return card ? [card] : [];
    });
  };
}

export type FoundCards = ReturnType<typeof foundCards>;
