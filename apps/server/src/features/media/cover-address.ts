import {
  type CoverSubject,
  coverFileName,
  coverName,
  coverSize,
  logoCoverName,
  packageCoverName,
} from '@mediathek/domain';

/** Where the covers of a deployment come from: an external service, or drawn by the portal itself. */
export const coverAddress = (coverUrl: string | undefined) => {
  return (medium: CoverSubject & { fn_geb: readonly string[]; fn_typ: string; media_type: string }): string => {
    const name = coverName(medium);
    if (name === logoCoverName) return '/covers/v1/all-media.svg';
    if (name === packageCoverName) return '/covers/v1/media-library.svg';
    if (coverUrl) return `${coverUrl}/${coverSize.width}x${coverSize.height}/${encodeURIComponent(name)}`;
    const subject = /^\d{3,11}$/.exec(medium.fn_geb[0] ?? '')?.[0] ?? 'none';
    const type = medium.media_type === 'book' ? 'book' : (/^\w{1,20}$/.exec(medium.fn_typ)?.[0] ?? 'unknown');
    return `/covers/v1/${subject}/${type}/${coverFileName(name)}.svg`;
  };
};
