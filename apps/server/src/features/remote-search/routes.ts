import type { Handlers } from '../../http/register-calls';
import type { remoteSearchService } from './remote-search';

/** Searching external repositories over the call. */
export const remoteSearchRoutes = (
  remote: ReturnType<typeof remoteSearchService>,
): Handlers<'GET /api/v1/media/search/remote'> => ({
  'GET /api/v1/media/search/remote': ({ query }) => remote.search(query),
});
