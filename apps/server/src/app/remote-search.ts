import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../adapters/database/database';
import type { AskOutside } from '../adapters/outside/ask-outside';
import { coverAddress } from '../features/media/cover-address';
import { harvester } from '../features/remote-search/harvest';
import { harvestRepository } from '../features/remote-search/harvest-repository';
import { remoteSearchService } from '../features/remote-search/remote-search';
import { remoteSearchRoutes } from '../features/remote-search/routes';
import type { Source } from '../features/remote-search/source-settings';

interface Dependencies {
  database: Database;
  sources: readonly Source[];
  ask: AskOutside;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Joins the search in external repositories with the records that were harvested from some of them. */
export function composeRemoteSearch({ database, sources, ask, clock, log }: Dependencies) {
  // An external cover service knows nothing of what lies outside: these covers are always drawn.
  const drawn = coverAddress(undefined);
  const remote = remoteSearchService({
    ...{ sources, ask, log },
    searchHarvested: ({ id, limit }, q) => harvestRepository(database.queries).search(id, q, limit),
    coverOf: (identifier) =>
      drawn({ identifier, fn_nr: '', is_mediathek: false, fn_geb: [], fn_typ: '58', media_type: 'media' }),
  });
  return {
    handlers: remoteSearchRoutes(remote),
    startHarvesting: harvester({ database, sources, ask, clock, log }).start,
  };
}
