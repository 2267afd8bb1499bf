import type { MediaCard, MediaItem } from '@mediathek/contract';
import { addDays, isHiddenOnShelves, isPublisher, mayReadMedium } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import type { KeptMedium } from '../../search-index/kept-medium';
import { coverAddress } from './cover-address';
import { keptCardRow } from './kept-card';
import { mediaViewer } from './media-viewer';
import { presentCard } from './present-card';
import { presentMedium } from './present-medium';
import { type MediaViewer, mediaRepository, type SeenMedium } from './repository';
import { listHeldMedia, listSharedMedia } from './shared-media-repository';

/** A medium counts as trending by what schools opened within a week. */
const trendingDays = 7;

/** Media as visitors may see them. */
export const mediaService = (db: Queries, clock: () => Date, coverUrl: string | undefined) => {
  const repository = mediaRepository(db);
  const coverOf = coverAddress(coverUrl);
  const present = (media: SeenMedium[]): MediaItem[] => media.map((medium) => presentMedium(medium, coverOf));

  const viewerOf = (visitor: Visitor): MediaViewer => mediaViewer(visitor, clock());

  const cardOf = (visitor: Visitor, medium: SeenMedium): MediaCard =>
    presentCard(medium, { visitor, today: viewerOf(visitor).today, coverOf });

  return {
    count: (visitor: Visitor): Promise<number> => repository.count(viewerOf(visitor)),

    async listTrending(visitor: Visitor, limit: number): Promise<MediaItem[]> {
      const viewer = viewerOf(visitor);
      return present(await repository.listMostUsed(viewer, addDays(viewer.today, -trendingDays), limit));
    },

    /** A medium that this visitor may read about; what a guest may not read asks for a sign-in. */
    async findVisible(visitor: Visitor, identifier: string): Promise<SeenMedium> {
      if (!mayReadMedium(visitor, { isOpen: true, isClip: false })) throw new Problem('not-signed-in');
      const [medium] = await repository.listByIdentifiers(viewerOf(visitor), [identifier]);
      const isClip = medium?.clip_of != null;
      if (!medium || (isClip && isPublisher(visitor.config))) throw new Problem('not-found');
      if (!mayReadMedium(visitor, { isOpen: Boolean(medium.is_open), isClip })) throw new Problem('not-signed-in');
      return medium;
    },

    cardOf,
    coverOf,

    /** What the classes of a pupil have on their boards now, and what was given to them. */
    listShared: async ({ id }: Visitor): Promise<string[]> =>
      id === undefined ? [] : listSharedMedia(db, { userId: id, now: clock() }),

    /** A card without a look into the database, from what the search keeps; not for pupils, whose boards it does not know. */
    keptCard: (visitor: Visitor, medium: KeptMedium, isBookmarked: boolean): MediaCard => {
      const viewer = viewerOf(visitor);
      return presentCard(keptCardRow(medium, viewer, isBookmarked), { visitor, today: viewer.today, coverOf });
    },

    /**
     * Media as cards, in the order in which they are named; what is gone is left out. `isGiven` as for somebody on whose
     * board they stand.
     */
    async listCards(visitor: Visitor, identifiers: readonly string[], isGiven = false): Promise<MediaCard[]> {
      const rows = await repository.listByIdentifiers(viewerOf(visitor), identifiers);
      const known = new Map(rows.map((row) => [row.identifier, row]));
      return identifiers.flatMap((identifier) => {
        const row = known.get(identifier);
        return row ? [cardOf(visitor, isGiven ? { ...row, is_shared: true } : row)] : [];
      });
    },

    /** Which of these the inactive-media filter hides: used up or just ended, and neither the viewer nor the class has a place. */
    async findInactive(visitor: Visitor, cards: readonly MediaCard[], classId?: string): Promise<Set<string>> {
      const { today } = viewerOf(visitor);
      const hidden = cards.filter((card) => isHiddenOnShelves(card, today)).map(({ identifier }) => identifier);
      if (hidden.length === 0) return new Set();
      const held = new Set(await listHeldMedia(db, { userId: visitor.id, classId }, hidden));
      return new Set(hidden.filter((identifier) => !held.has(identifier)));
    },

    listNewest: async (visitor: Visitor, limit: number): Promise<MediaItem[]> =>
      present(await repository.listNewest(viewerOf(visitor), limit)),
  };
};

export type MediaService = ReturnType<typeof mediaService>;
