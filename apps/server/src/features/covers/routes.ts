import { coverSvg } from '../../adapters/covers/draw-cover';
import { allMediaCover, packageCover } from '../../adapters/covers/fixed-covers';
import { subjectSign } from '../../adapters/covers/subject-sign';
import type { Handlers, Picture } from '../../http/register-calls';

const svg = (content: string): Picture => ({ contentType: 'image/svg+xml', content });
const withoutEnding = (name: string) => name.replace(/\.svg$/, '');

type CoverCalls =
  | 'GET /covers/v1/all-media.svg'
  | 'GET /covers/v1/media-library.svg'
  | 'GET /covers/v1/signs/{subject}'
  | 'GET /covers/v1/{subject}/{type}/{name}';

/** Covers are drawn from their address alone: no look-up, and the same picture for ever. */
export const coverRoutes = (): Handlers<CoverCalls> => ({
  'GET /covers/v1/all-media.svg': () => svg(allMediaCover()),
  'GET /covers/v1/media-library.svg': () => svg(packageCover()),
  'GET /covers/v1/signs/{subject}': ({ params }) => svg(subjectSign(withoutEnding(params.subject), { shape: 'wide' })),
  'GET /covers/v1/{subject}/{type}/{name}': ({ params: { subject, type, name } }) =>
    svg(coverSvg({ identifier: withoutEnding(name), subject, type })),
});
