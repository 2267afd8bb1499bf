import type { MediaDetail } from '@mediathek/contract';
import { findMediaType, formOf } from '@mediathek/domain';

/** How a medium is shown. */
export type StageKind =
  | 'film'
  | 'audio'
  | 'image'
  | 'pdf'
  | 'exercise'
  | 'web'
  | 'package'
  | 'file'
  | 'closed'
  | 'lent'
  | 'missing'
  | 'offer';

type Staged = Pick<MediaDetail, 'use' | 'files' | 'parts' | 'fn_typ' | 'mediaType'>;

const byContent: readonly (readonly [RegExp, StageKind])[] = [
  [/^video\//, 'film'],
  [/^audio\//, 'audio'],
  [/^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)/, 'image'],
  [/^application\/pdf/, 'pdf'],
];

/** What a file is decides how it is shown, not what the catalogue calls it; what cannot be shown can be saved. */
export function mediumStage(medium: Staged, isOffer = false): StageKind {
  if (isOffer) return 'offer';
  if (!medium.use.mayUse) return 'closed';
  const main = medium.files.find(({ role }) => role === 'main');
  if (!main) {
    if (medium.parts.length > 0) return 'package';
    return findMediaType(medium.fn_typ)?.isOnline === false ? 'lent' : 'missing';
  }
  if (main.host !== null) return 'web';
  if (main.href.startsWith('/h5p/')) return 'exercise';
  const found = byContent.find(([pattern]) => pattern.test(main.contentType))?.[1];
  return found ?? (formOf(medium) === 'package' ? 'package' : 'file');
}
