import type { Queries } from '../adapters/database/database';
import { bookmarkRepository } from '../features/bookmarks/repository';
import type { mediaService } from '../features/media/media';
import { searchAudiences } from '../features/search/audience';
import { foundCards } from '../features/search/found-cards';
import { searchRoutes } from '../features/search/routes';
import { searchService } from '../features/search/search';
import type { SearchIndex } from '../search-index/search-index';

interface Dependencies {
  db: Queries;
  index: SearchIndex;
  media: ReturnType<typeof mediaService>;
  clock: () => Date;
}

/** Joins the search with media, bookmarks and boards. */
export function composeSearch({ db, index, media, clock }: Dependencies) {
  const bookmarks = bookmarkRepository(db);
  const audiences = searchAudiences({
    listShared: media.listShared,
    listMarks: async ({ id }) =>
      id === undefined ? [] : (await bookmarks.list(id)).map(({ identifier }) => identifier),
  });
  const search = searchService({
    index,
    clock,
    audiences,
    cardsOf: foundCards({ load: media.listCards, keptCard: media.keptCard, isCurrent: index.isCurrent }),
    requireVisible: async (visitor, identifier) => void (await media.findVisible(visitor, identifier)),
  });
  return {
    handlers: searchRoutes({ search, index, audiences, clock }),
    search: search.search,
    listSimilar: search.listSimilar,
    /** Somebody's own marks have changed. */
    forgetPerson: audiences.forget,
  };
}
