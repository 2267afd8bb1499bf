import type { Handlers } from '../../http/register-calls';
import type { LibraryService } from './library';

type LibraryCalls =
  | 'GET /api/v1/home/own'
  | 'GET /api/v1/library/{tab}'
  | 'PUT /api/v1/media/{id}/position'
  | 'DELETE /api/v1/history'
  | 'DELETE /api/v1/history/{id}'
  | 'POST /api/v1/history/restore'
  | 'PUT /api/v1/pool/{id}'
  | 'DELETE /api/v1/pool/{id}';

const nothing = async (work: Promise<void>): Promise<undefined> => {
  await work;
  return undefined;
};

/** One's own library, what one used, and the school's pool. */
export const libraryRoutes = (library: LibraryService): Handlers<LibraryCalls> => ({
  'GET /api/v1/home/own': ({ visitor }) => library.openHome(visitor),
  'GET /api/v1/library/{tab}': ({ visitor, params }) => library.openTab(visitor, params.tab),
  'PUT /api/v1/media/{id}/position': ({ visitor, params, body }) =>
    nothing(library.rememberUse(visitor, params.id, body)),
  'DELETE /api/v1/history': ({ visitor }) => nothing(library.forgetAll(visitor)),
  'DELETE /api/v1/history/{id}': ({ visitor, params }) => nothing(library.forgetUse(visitor, params.id)),
  'POST /api/v1/history/restore': ({ visitor, body }) => nothing(library.restore(visitor, body.identifiers)),
  'PUT /api/v1/pool/{id}': ({ visitor, params }) => nothing(library.addToPool(visitor, params.id)),
  'DELETE /api/v1/pool/{id}': ({ visitor, params }) => nothing(library.removeFromPool(visitor, params.id)),
});
