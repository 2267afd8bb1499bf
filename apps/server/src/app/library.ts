import type { Database } from '../adapters/database/database';
import { classRepository } from '../features/classes/repository';
import { type LibraryDependencies, libraryService } from '../features/library/library';
import { libraryRoutes } from '../features/library/routes';
import { licenceService } from '../features/licences/licences';
import { onceOnly } from '../features/licences/once';
import { licenceRoutes } from '../features/licences/routes';
import type { MediaService } from '../features/media/media';
import { mediaRepository } from '../features/media/repository';
import { usageRoutes } from '../features/usage/routes';
import type { Keys } from '../keys';

interface Dependencies {
  database: Database;
  clock: () => Date;
  keys: Keys;
  media: MediaService;
  listReadableLists: LibraryDependencies['listReadableLists'];
  /** Somebody's own things have changed, and with them what they find. */
  onChange(userId: string): void;
}

/** Joins licences, the library and the use of a school with media, lists and classes. */
export function composeLibrary({ database, clock, keys, media, listReadableLists, onChange }: Dependencies) {
  const db = database.queries;
  const once = onceOnly(database, clock);
  const licences = licenceService({ database, clock, keys, once, listCards: media.listCards, onChange });
  const library = libraryService({
    db,
    clock,
    listCards: media.listCards,
    findInactive: media.findInactive,
    async findMedium(visitor, identifier) {
      const medium = await media.findVisible(visitor, identifier);
      return { id: medium.id, card: media.cardOf(visitor, medium) };
    },
    listReadableLists,
    listClasses: async ({ id }) => (id === undefined ? [] : classRepository(db).listOf(id)),
    countUse: (use) => mediaRepository(db).addUsage({ ...use, uses: 1 }),
  });
  return {
    handlers: { ...licenceRoutes({ licences, db }), ...libraryRoutes(library), ...usageRoutes({ db, clock }) },
    hourly: [once.removeOld, library.removeOld],
  };
}
