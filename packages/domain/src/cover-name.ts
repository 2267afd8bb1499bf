/** Every cover has this size in pixels. */
export const coverSize = { width: 400, height: 226 } as const;

/** The package of all media has the portal's logo as its cover. */
export const logoCoverName = 'asp-all';

/** All items of the media library share one picture of a package. */
export const packageCoverName = 'media-library';

export interface CoverSubject {
  readonly identifier: string;
  readonly fn_nr: string;
  readonly is_mediathek: boolean;
}

/**
 * The package of all media and the media library have fixed covers; a medium for lending, whose identifier is only
 * figures, is named by its number, every other medium by its identifier.
 */
export function coverName({ identifier, fn_nr, is_mediathek }: CoverSubject): string {
  if (identifier === logoCoverName) return logoCoverName;
  if (is_mediathek) return packageCoverName;
  if (/^\d+$/.test(identifier)) return `VERLEIH-${fn_nr || identifier}`;
  return identifier;
}

/** A cover's name becomes a file name that is safe in every file system and address, and different for every name. */
export function coverFileName(name: string): string {
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'));
  return encoded.replace(/[!'()*.~]/g, hexOf).replaceAll('%', '~');
}

/** A file name leads back to the cover's name; anything that no cover is called leads nowhere. */
export function parseCoverFileName(fileName: string): string | undefined {
  if (!/^(?:[\w-]|~[\dA-F]{2})+$/.test(fileName)) return undefined;
  try {
    const name = decodeURIComponent(fileName.replaceAll('~', '%'));
    return coverFileName(name) === fileName ? name : undefined;
  } catch {
    return undefined;
  }
}

function hexOf(character: string): string {
  return `~${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
