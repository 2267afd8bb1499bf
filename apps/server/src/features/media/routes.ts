import { linkTo } from '@mediathek/domain';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { ClipService } from './clips';
import type { DetailService } from './detail';
import type { MediaFileService } from './media-files';

interface Dependencies {
  detail: DetailService;
  clips: ClipService;
  mediaFiles: MediaFileService;
}

type MediaCalls =
  | 'GET /api/v1/media/{id}'
  | 'GET /api/v1/media/{id}/download'
  | 'GET /media-files/{file}'
  | 'POST /api/v1/media/{id}/clips'
  | 'DELETE /api/v1/clips/{id}'
  | 'POST /api/v1/clips/{id}/restore';

/** The page of a medium, its files and its clips. */
export function mediaRoutes({ detail, clips, mediaFiles }: Dependencies): Handlers<MediaCalls> {
  return {
    'GET /api/v1/media/{id}': ({ visitor, params }) => detail.show(visitor, params.id),
    async 'GET /api/v1/media/{id}/download'({ visitor, params, request }) {
      try {
        return await detail.download(visitor, params.id);
      } catch (error) {
        // Whoever clicked and is refused, because the licence has ended meanwhile, reads why on the medium's page.
        const isPerson = request.headers.accept?.includes('text/html');
        if (error instanceof Problem && isPerson) return { location: linkTo('media', { id: params.id }) };
        throw error;
      }
    },
    'GET /media-files/{file}': ({ params, query, request }) =>
      mediaFiles.open(params.file, query.t, request.method === 'GET'),
    'POST /api/v1/media/{id}/clips': ({ visitor, params, body }) => clips.save(visitor, params.id, body),
    async 'DELETE /api/v1/clips/{id}'({ visitor, params }) {
      await clips.remove(visitor, params.id);
      return undefined;
    },
    'POST /api/v1/clips/{id}/restore': ({ visitor, params }) => clips.restore(visitor, params.id),
  };
}
