import { randomUUID } from 'node:crypto';
import type { MediaClip } from '@mediathek/contract';
import { addDays, berlinDay, formOf, isPublisher } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { clipRepository } from './clip-repository';
import type { MediaService } from './media';
import { presentClip } from './present-clip';

/** How long a removed clip can be brought back. */
const keptDays = 30;

interface Dependencies {
  db: Queries;
  clock: () => Date;
  media: MediaService;
}

/** Saving a stretch of a film, taking it away and bringing it back; everybody for themselves. */
export const clipService = ({ db, clock, media }: Dependencies) => {
  const clips = clipRepository(db);

  const ownerOf = ({ id, config }: Visitor): string => {
    if (id === undefined || isPublisher(config)) throw new Problem('forbidden');
    return id;
  };

  const setDeleted = async (visitor: Visitor, identifier: string, deletedAt: Date | null): Promise<MediaClip> => {
    const clip = await clips.setDeleted({ identifier, ownerId: ownerOf(visitor), deletedAt });
    if (!clip) throw new Problem('not-found');
    return presentClip(clip, visitor.id);
  };

  return {
    async save(visitor: Visitor, identifier: string, wanted: { title: string; start: number; end: number }) {
      const ownerId = ownerOf(visitor);
      const film = await media.findVisible(visitor, identifier);
      const card = media.cardOf(visitor, film);
      if (!card.use.mayUse || !film.has_file || formOf(card) !== 'film') throw new Problem('forbidden');
      const clip = { ...wanted, identifier: `UC_CLIP-${randomUUID()}` };
      await clips.add({ ...clip, filmId: film.clip_of ?? film.id, ownerId, addedOn: berlinDay(clock()) });
      return { ...clip, isOwn: true } satisfies MediaClip;
    },

    remove: (visitor: Visitor, identifier: string): Promise<MediaClip> => setDeleted(visitor, identifier, clock()),

    restore: (visitor: Visitor, identifier: string): Promise<MediaClip> => setDeleted(visitor, identifier, null),

    removeOld: (): Promise<void> =>
      clips.removeDeletedBefore(new Date(`${addDays(berlinDay(clock()), -keptDays)}T00:00:00Z`)),
  };
};

export type ClipService = ReturnType<typeof clipService>;
