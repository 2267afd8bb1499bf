import type { Handlers } from '../../http/register-calls';
import type { SearchService } from './search';

type SearchCalls =
  | 'GET /api/v1/media/search'
  | 'GET /api/v1/media/search/distinct'
  | 'GET /api/v1/media/catalogue/search'
  | 'GET /api/v1/media/catalogue/search/distinct'
  | 'GET /api/v1/media/suggest'
  | 'GET /api/v1/media/catalogue/suggest'
  | 'GET /api/v1/media/{id}/similar';

/** Finding media: in what one may use, and in the whole stock. */
export const searchRoutes = (search: SearchService): Handlers<SearchCalls> => ({
  'GET /api/v1/media/search': ({ visitor, query }) => search.search(visitor, 'own', query),
  'GET /api/v1/media/search/distinct': ({ visitor, query }) => search.distinct(visitor, 'own', query),
  'GET /api/v1/media/catalogue/search': ({ visitor, query }) => search.search(visitor, 'catalogue', query),
  'GET /api/v1/media/catalogue/search/distinct': ({ visitor, query }) => search.distinct(visitor, 'catalogue', query),
  'GET /api/v1/media/suggest': ({ visitor, query }) => search.suggest(visitor, 'own', query),
  'GET /api/v1/media/catalogue/suggest': ({ visitor, query }) => search.suggest(visitor, 'catalogue', query),
  'GET /api/v1/media/{id}/similar': async ({ visitor, params: { id } }) => ({
    items: await search.listSimilar(visitor, id),
  }),
});
