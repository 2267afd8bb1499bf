import { findMediaType, isDay } from '@mediathek/domain';
import { z } from 'zod';

/** A licence as a line states it: `false` is no limit. */
export interface ImportLicence {
  district: string | undefined;
  school: string | undefined;
  unlimited: boolean;
  valid_to: string | null;
  remaining: number;
  returns: number;
}

/** A file as a line names it: on this machine, or outside. */
export interface NamedFile {
  path: string | undefined;
  url: string | undefined;
  role: 'main' | 'subtitle' | 'worksheet';
  lang: string;
}

/** A medium as a line describes it, with every field filled. */
export interface ImportRecord {
  identifier: string;
  fn_nr: string;
  fn_titel: string;
  fn_kurztext: string;
  fn_text: string;
  fn_geb: string[];
  fn_sprache: string;
  fn_typ: string;
  fn_adressat: string[];
  fn_schlag: string;
  fn_prodname: string;
  is_mediathek: boolean;
  media_type: 'media' | 'book' | 'app';
  duration_minutes: number | null;
  licence_label: string;
  licences: ImportLicence[];
  /** Absent where the line does not speak of files: those a medium has stay. */
  files: NamedFile[] | undefined;
  /** Absent where the line does not speak of parts. */
  parts: string[] | undefined;
}

/** The database takes neither zeros nor half characters in a text. */
const clean = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');

const asText = z
  .union([z.string(), z.number(), z.null()], 'must be a text')
  .transform((value) => clean(String(value ?? '')).trim());
const text = asText.default('');
/** Catalogues join several values with a sign; a list is taken as it is. */
const joined = (separator: string) =>
  z
    .union(
      [asText, z.array(asText).transform((values) => values.filter(Boolean).join(separator))],
      'must be a text or a list of texts',
    )
    .default('');
const list = (separators: RegExp) =>
  z
    .union(
      [z.array(asText), asText.transform((value) => value.split(separators).map((part) => part.trim()))],
      'must be a list or a text',
    )
    .transform((values) => [...new Set(values.filter(Boolean))])
    .default([]);

const day = z.string().refine(isDay, 'must be a day such as 2027-07-31');
const wholeNumber = 'must be a whole number or false';
const limit = z
  .union([z.int().min(0, wholeNumber).max(1_000_000_000, wholeNumber), z.literal(false), z.null()], wholeNumber)
  .default(false);

const licence = z
  .object({
    district: asText.optional(),
    school: asText.optional(),
    valid_to: z.union([day, z.literal(false), z.null()], 'must be a day such as 2027-07-31, or false').default(false),
    remaining: limit,
    returns: limit,
  })
  .refine(({ district, school }) => Boolean(district) !== Boolean(school), 'must name either a district or a school')
  .transform(
    ({ district, school, valid_to, remaining, returns }): ImportLicence => ({
      district: district || undefined,
      school: school || undefined,
      unlimited: valid_to === false && remaining === false && returns === false,
      valid_to: valid_to || null,
      remaining: remaining || 0,
      returns: returns || 0,
    }),
  );

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });

const file = z
  .object({
    path: z.string().min(1).optional(),
    url: webAddress.optional(),
    role: z.enum(['main', 'subtitle', 'worksheet'], 'must be main, subtitle or worksheet').default('main'),
    lang: text,
  })
  .refine(({ path, url }) => (path === undefined) !== (url === undefined), 'must have either a path or a url')
  .transform(({ path, url, role, lang }): NamedFile => ({ path, url, role, lang }));

const line = z.object(
  {
    identifier: z.preprocess(
      (value) => value ?? '',
      asText.pipe(z.string().min(1, 'is missing').max(200, 'is too long')),
    ),
    fn_titel: z.preprocess(
      (value) => value ?? '',
      asText.pipe(z.string().min(1, 'is missing').max(2000, 'is too long')),
    ),
    fn_nr: text,
    fn_kurztext: text,
    fn_text: text,
    fn_geb: list(/[,;|/\s]+/),
    fn_sprache: joined(';'),
    fn_typ: text,
    fn_adressat: list(/[,;|/]+/),
    fn_schlag: joined('; '),
    fn_prodname: text,
    is_mediathek: z.union([z.boolean(), z.null()], 'must be true or false').optional(),
    mediaType: z.enum(['media', 'book', 'app'], 'must be media, book or app').nullish(),
    duration: z.union([z.number().min(0).max(100_000), z.null()], 'must be a number of minutes').optional(),
    licence: z.unknown().optional(),
    licences: z.array(licence, 'must be a list').nullish(),
    files: z.array(file, 'must be a list').nullish(),
    parts: z.array(asText, 'must be a list of identifiers').nullish(),
    url: z.unknown().optional(),
  },
  'must be an object',
);

function sentence({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? `it ${message}` : `${path.join('.')} ${message}`;
}

/** A medium is an app by its type where the line does not say what it is. */
const typeOf = (fn_typ: string) => (findMediaType(fn_typ)?.category === 'apps' ? 'app' : 'media');

/** An address beside the catalogue's fields is the medium itself, where no files are named. */
function filesOf({ files, url }: { files?: NamedFile[] | null | undefined; url?: unknown }): NamedFile[] | undefined {
  if (files) return files;
  const address = webAddress.safeParse(url);
  return address.success ? [{ path: undefined, url: address.data, role: 'main', lang: '' }] : undefined;
}

/** Reads one line; says in a few words what is wrong with it when it describes no medium. */
export function readRecord(json: string): { record: ImportRecord } | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { reason: 'it is no JSON' };
  }
  const parsed = line.safeParse(value);
  if (!parsed.success) return { reason: parsed.error.issues.map(sentence).join('; ') };
  const { mediaType, duration, licence: label, licences, files, parts, url, is_mediathek, ...fields } = parsed.data;
  return {
    record: {
      ...fields,
      is_mediathek: is_mediathek ?? false,
      media_type: mediaType ?? typeOf(fields.fn_typ),
      duration_minutes: duration == null ? null : Math.round(duration),
      licence_label: typeof label === 'string' ? clean(label).trim().slice(0, 500) : '',
      licences: licences ?? [],
      files: filesOf({ files, url }),
      parts: parts ? [...new Set(parts.filter(Boolean))] : undefined,
    },
  };
}
