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
    'GET /api/v1/media/{id}/download': ({ visitor, params }) => detail.download(visitor, params.id),
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
