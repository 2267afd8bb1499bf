import type { Handlers } from '../../http/register-calls';
import type { expiringService } from './expiring';
import type { feedService } from './feed';
import type { listExportService } from './list-export';
import type { listItemService } from './list-items';
import type { listSharingService } from './list-sharing';
import type { ListService } from './lists';

interface Dependencies {
  lists: ListService;
  items: ReturnType<typeof listItemService>;
  sharing: ReturnType<typeof listSharingService>;
  expiring: ReturnType<typeof expiringService>;
  exports: ReturnType<typeof listExportService>;
  feed: ReturnType<typeof feedService>;
}

type ListCalls = Extract<keyof Handlers, `${string} /api/v1/lists${string}` | 'GET /api/v1/colleagues'>;

/** Media lists over the calls. */
export function listRoutes({ lists, items, sharing, expiring, exports, feed }: Dependencies): Handlers<ListCalls> {
  return {
    'GET /api/v1/lists': ({ visitor, query }) => lists.overview(visitor, query),
    'POST /api/v1/lists': ({ visitor, body }) => lists.create(visitor, body),
    'GET /api/v1/lists/{id}': ({ visitor, params }) => lists.show(visitor, params.id),
    'GET /api/v1/lists/{id}/version': ({ visitor, params }) => lists.version(visitor, params.id),
    'PATCH /api/v1/lists/{id}': ({ visitor, params, body }) => lists.change(visitor, params.id, body),
    async 'DELETE /api/v1/lists/{id}'({ visitor, params }) {
      await lists.remove(visitor, params.id);
      return undefined;
    },
    'POST /api/v1/lists/{id}/restore': ({ visitor, params }) => lists.restore(visitor, params.id),
    'POST /api/v1/lists/{id}/duplicate': ({ visitor, params, body }) => lists.duplicate(visitor, params.id, body.title),
    'POST /api/v1/lists/{id}/merge': ({ visitor, params, body }) => items.merge(visitor, params.id, body),
    'POST /api/v1/lists/{id}/items': ({ visitor, params, body }) => items.add(visitor, params.id, body),
    'PATCH /api/v1/lists/{id}/items/{item}': ({ visitor, params, body }) =>
      items.writeNote(visitor, params.id, params.item, body),
    async 'DELETE /api/v1/lists/{id}/items/{item}'({ visitor, params }) {
      await items.remove(visitor, params.id, params.item);
      return undefined;
    },
    async 'POST /api/v1/lists/{id}/items/{item}/restore'({ visitor, params }) {
      await items.restore(visitor, params.id, params.item);
      return undefined;
    },
    async 'PUT /api/v1/lists/{id}/items/{item}/position'({ visitor, params, body }) {
      await items.move(visitor, params.id, params.item, body.after);
      return undefined;
    },
    async 'PUT /api/v1/lists/{id}/shares/{user}'({ visitor, params, body }) {
      await sharing.share(visitor, params.id, params.user, body.mayEdit);
      return undefined;
    },
    async 'DELETE /api/v1/lists/{id}/shares/{user}'({ visitor, params }) {
      await sharing.end(visitor, params.id, params.user);
      return undefined;
    },
    'GET /api/v1/lists/{id}/expiring': ({ visitor, params, query }) => expiring.list(visitor, params.id, query.before),
    'GET /api/v1/lists/{id}/export.pdf': ({ visitor, params, query }) => exports.pdf(visitor, params.id, query.lang),
    'GET /api/v1/lists/{id}/cartridge': ({ visitor, params }) => exports.cartridge(visitor, params.id),
    'GET /api/v1/lists/{id}/feed': ({ params, query }) => feed.read(params.id, query.t),
    'GET /api/v1/colleagues': ({ visitor, query }) => sharing.listColleagues(visitor, query.q),
  };
}
