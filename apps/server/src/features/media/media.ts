import type { MediaCard, MediaItem } from '@mediathek/contract';
import { addDays, berlinDay, mediaScope } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { coverAddress } from './cover-address';
import { presentCard } from './present-card';
import { presentMedium } from './present-medium';
import { type MediaViewer, mediaRepository, type SeenMedium } from './repository';
import { listSharedMedia } from './shared-media';

/** A medium counts as trending by what schools opened within a week. */
const trendingDays = 7;

/** Media as visitors may see them. */
export const mediaService = (db: Queries, clock: () => Date, coverUrl: string | undefined) => {
  const repository = mediaRepository(db);
  const coverOf = coverAddress(coverUrl);
  const present = (media: SeenMedium[]): MediaItem[] => media.map((medium) => presentMedium(medium, coverOf));

  const viewerOf = (visitor: Visitor): MediaViewer => {
    const now = clock();
    return {
      scope: mediaScope(visitor),
      userId: visitor.id,
      schoolId: visitor.user === false ? undefined : visitor.user.school_id,
      districtId: visitor.districtId,
      today: berlinDay(now),
      now,
    };
  };

  return {
    count: (visitor: Visitor): Promise<number> => repository.count(viewerOf(visitor)),

    async listTrending(visitor: Visitor, limit: number): Promise<MediaItem[]> {
      const viewer = viewerOf(visitor);
      return present(await repository.listMostUsed(viewer, addDays(viewer.today, -trendingDays), limit));
    },

    /**
     * A medium that this visitor may read about. Whoever is signed in may; guests may where there is a catalogue, and read
     * about open media where they may search.
     */
    async findVisible(visitor: Visitor, identifier: string): Promise<SeenMedium> {
      const viewer = viewerOf(visitor);
      if (viewer.scope === 'none') throw new Problem('not-signed-in');
      const [medium] = await repository.listByIdentifiers(viewer, [identifier]);
      if (!medium) throw new Problem('not-found');
      if (viewer.scope === 'open' && !medium.is_open) throw new Problem('not-signed-in');
      return medium;
    },

    /** What the classes of a pupil have on their boards now, and what was given to them. */
    listShared: async ({ id }: Visitor): Promise<string[]> =>
      id === undefined ? [] : listSharedMedia(db, { userId: id, now: clock() }),

    /** Media as cards, in the order in which they are named; what is gone is left out. */
    async listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]> {
      const viewer = viewerOf(visitor);
      const rows = await repository.listByIdentifiers(viewer, identifiers);
      const known = new Map(rows.map((row) => [row.identifier, row]));
      return identifiers.flatMap((identifier) => {
        const row = known.get(identifier);
        return row ? [presentCard(row, { visitor, today: viewer.today, coverOf })] : [];
      });
    },

    listNewest: async (visitor: Visitor, limit: number): Promise<MediaItem[]> =>
      present(await repository.listNewest(viewerOf(visitor), limit)),
  };
};
