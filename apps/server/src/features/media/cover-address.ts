import {
  type CoverSubject,
  coverFileName,
  coverName,
  coverSize,
  logoCoverName,
  packageCoverName,
} from '@mediathek/domain';
import { coverVersion } from '../../adapters/covers/draw-cover';

/** A change of the drawing is a new version, so that nobody keeps an old picture for ever. */
const drawn = `/covers/v${coverVersion}`;

/** Where the covers of a deployment come from: an external service, or drawn by the portal itself. */
export const coverAddress = (coverUrl: string | undefined) => {
  return (medium: CoverSubject & { fn_geb: readonly string[]; fn_typ: string; media_type: string }): string => {
    const name = coverName(medium);
    if (name === logoCoverName) return `${drawn}/all-media.svg`;
    if (name === packageCoverName) return `${drawn}/media-library.svg`;
    if (coverUrl) return `${coverUrl}/${coverSize.width}x${coverSize.height}/${encodeURIComponent(name)}`;
    const subject = /^\d{3,11}$/.exec(medium.fn_geb[0] ?? '')?.[0] ?? 'none';
    const type = medium.media_type === 'book' ? 'book' : (/^\w{1,20}$/.exec(medium.fn_typ)?.[0] ?? 'unknown');
    return `${drawn}/${subject}/${type}/${coverFileName(name)}.svg`;
  };
};
