/** The object a picture is seen through. */
export type FormName =
  | 'film'
  | 'audio'
  | 'document'
  | 'book'
  | 'app'
  | 'image'
  | 'package'
  | 'url'
  | 'h5p'
  | 'disc'
  | 'cassette'
  | 'device';

/** What a medium is in the portal's addresses. */
export type CoverMediaType = 'media' | 'book' | 'app';

/** The media type codes (fn_typ) and the objects they look like. */
const forms: ReadonlyMap<string, FormName> = new Map<string, FormName>([
  ['10', 'image'],
  ['12', 'image'],
  ['19', 'image'],
  ['24', 'audio'],
  ['29', 'audio'],
  ['42', 'cassette'],
  ['46', 'disc'],
  ['49', 'film'],
  ['50', 'package'],
  ['55', 'package'],
  ['56', 'url'],
  ['57', 'url'],
  ['58', 'url'],
  ['66', 'disc'],
  ['69', 'app'],
  ['79', 'document'],
  ['89', 'device'],
  ['LEX', 'book'],
  ['book', 'book'],
  ['UC_H5P', 'h5p'],
  ['UC_CLIP', 'film'],
]);

/**
 * A book looks like a book whatever its type code says, because there is no code for books. Otherwise the type code
 * decides; a medium with an unknown code looks like an app if it is one, else like a package: neutral, never broken.
 */
export function formOf(type: string | undefined, mediaType?: CoverMediaType): FormName {
  if (mediaType === 'book') return 'book';
  return forms.get(type?.trim() ?? '') ?? (mediaType === 'app' ? 'app' : 'package');
}
