import type { Access } from '@mediathek/domain';
import { z } from 'zod';
import type { ProblemType } from './problems';
import { homePage } from './schemas/home';
import { mediaCards, mediaClip, mediaDetail, newClip } from './schemas/media';
import {
  distinctQuery,
  facetLists,
  searchQuery,
  searchResult,
  suggestions,
  suggestQuery,
} from './schemas/media-search';
import { frontendConfig, localeTexts } from './schemas/setup';
import { codeSignIn, passwordSignIn } from './schemas/sign-in';
import { userInfo, viewChange } from './schemas/user';

/**
 * What an answer carries: a JSON document that fits a schema, a picture, a file that is streamed and can be asked for in
 * ranges, the way to another address, or nothing.
 */
type Answer = { json: z.ZodType } | { image: true } | { file: true } | { redirect: true } | { empty: true };

export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: Answer;
  /** Problems beside those that every call of its kind can give (see `problemsOf`). */
  problems?: readonly ProblemType[];
  /** The answer never changes for its address and is the same for everyone: no session, cached for ever. */
  immutable?: true;
}

const medium = z.strictObject({ id: z.string().min(1).max(200) });
const language = z.strictObject({ lang: z.string().min(1).max(35) });

/** Every call of the server: the one place where its path, schemas, access and errors are declared. */
export const calls = {
  'GET /healthz': {
    summary: 'Says whether the portal can serve',
    access: 'public',
    answer: { json: z.object({ status: z.literal('ok') }) },
    problems: ['unavailable'],
  },
  'GET /api/v1/openapi.json': {
    summary: 'Describes every call',
    access: 'public',
    answer: { json: z.record(z.string(), z.unknown()) },
  },
  'GET /api/v1/config/frontend': {
    summary: 'Frontend configuration',
    access: 'public',
    answer: { json: frontendConfig },
  },
  'GET /api/v1/user/userinfo': {
    summary: 'The signed-in person',
    access: 'signed-in',
    answer: { json: userInfo },
  },
  'PUT /api/v1/user/view': {
    summary: 'Changes between the advanced and the simple view',
    access: 'school-admin',
    body: viewChange,
    answer: { json: userInfo },
  },
  'GET /api/v1/setup/locale/all': {
    summary: 'Texts of every language',
    access: 'public',
    answer: { json: z.record(z.string(), localeTexts) },
  },
  'GET /api/v1/setup/locale/{lang}': {
    summary: 'Texts of one language; both parts are empty for an unknown one',
    access: 'public',
    params: language,
    answer: { json: localeTexts },
  },
  'GET /api/v1/setup/theme': {
    summary: 'Theme colours, as a JSON string that holds the theme object',
    access: 'public',
    answer: { json: z.string() },
  },
  'GET /favicon.svg': { summary: 'Mark for the browser tab', access: 'public', answer: { image: true } },
  'GET /api/v1/setup/logo': { summary: 'Logo', access: 'public', answer: { image: true } },
  'GET /api/v1/setup/files/logo_footer': { summary: 'Logo of the footer', access: 'public', answer: { image: true } },
  'GET /api/v1/setup/files/illustration': { summary: 'Illustration', access: 'public', answer: { image: true } },
  'GET /covers/v1/all-media.svg': {
    summary: 'Cover of the package of all media',
    access: 'public',
    answer: { image: true },
    immutable: true,
  },
  'GET /covers/v1/media-library.svg': {
    summary: 'Cover of what a media library licenses as a whole',
    access: 'public',
    answer: { image: true },
    immutable: true,
  },
  'GET /covers/v1/signs/{subject}': {
    summary: 'Sign of a subject, such as 220.svg',
    access: 'public',
    params: z.strictObject({ subject: z.string().regex(/^\d{3,11}\.svg$/) }),
    answer: { image: true },
    immutable: true,
  },
  'GET /covers/v1/{subject}/{type}/{name}': {
    summary: 'Drawn cover of a medium: its subject and type choose the picture, its name the variation',
    access: 'public',
    params: z.strictObject({
      subject: z.string().regex(/^(\d{3,11}|none)$/),
      type: z.string().regex(/^\w{1,20}$/),
      name: z.string().max(300).endsWith('.svg'),
    }),
    answer: { image: true },
    immutable: true,
  },
  'GET /api/v1/home': {
    summary: 'What the homepage shows this visitor',
    access: 'guest-media-centre',
    query: z.strictObject({ lang: z.enum(['de', 'en']).default('de') }),
    answer: { json: homePage },
  },
  'GET /api/v1/media/search': {
    summary: 'Searches what the visitor may use',
    access: 'search',
    query: searchQuery,
    answer: { json: searchResult },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/search/distinct': {
    summary: 'What a search can be narrowed to, with counts',
    access: 'search',
    query: distinctQuery,
    answer: { json: facetLists },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/catalogue/search': {
    summary: 'Searches the whole stock',
    access: 'catalogue',
    query: searchQuery,
    answer: { json: searchResult },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/catalogue/search/distinct': {
    summary: 'What a search of the whole stock can be narrowed to, with counts',
    access: 'catalogue',
    query: distinctQuery,
    answer: { json: facetLists },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/suggest': {
    summary: 'Completes what somebody types into the search',
    access: 'search',
    query: suggestQuery,
    answer: { json: suggestions },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/catalogue/suggest': {
    summary: 'Completes what somebody types into the search of the whole stock',
    access: 'catalogue',
    query: suggestQuery,
    answer: { json: suggestions },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/{id}': {
    summary: 'A medium with the verdict on its use, its files, parts and clips',
    access: 'public',
    params: medium,
    answer: { json: mediaDetail },
    problems: ['not-signed-in', 'not-found'],
  },
  'GET /api/v1/media/{id}/similar': {
    summary: 'Media like this one that the visitor may use; none in the publisher variant',
    access: 'public',
    params: medium,
    answer: { json: mediaCards },
    problems: ['not-signed-in', 'not-found', 'unavailable'],
  },
  'GET /api/v1/media/{id}/download': {
    summary: 'Leads to the file of a medium, to be saved',
    access: 'public',
    params: medium,
    answer: { redirect: true },
    problems: ['not-signed-in', 'forbidden', 'not-found'],
  },
  'POST /api/v1/media/{id}/clips': {
    summary: 'Saves a stretch of a film as a clip',
    access: 'teacher',
    params: medium,
    body: newClip,
    answer: { json: mediaClip },
    problems: ['forbidden', 'not-found'],
  },
  'DELETE /api/v1/clips/{id}': {
    summary: 'Removes a clip of one’s own',
    access: 'teacher',
    params: medium,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/clips/{id}/restore': {
    summary: 'Brings a removed clip back',
    access: 'teacher',
    params: medium,
    answer: { json: mediaClip },
    problems: ['not-found'],
  },
  'GET /media-files/{file}': {
    summary: 'A file by its short-lived signed link; in ranges where they are asked for',
    access: 'public',
    params: z.strictObject({ file: z.uuid() }),
    query: z.strictObject({ t: z.string().max(400) }),
    answer: { file: true },
    problems: ['link-expired', 'not-found'],
  },
  'GET /api/v1/bookmarks': {
    summary: 'The media somebody marked, the latest first',
    access: 'signed-in',
    answer: { json: mediaCards },
  },
  'PUT /api/v1/bookmarks/{id}': {
    summary: 'Marks a medium',
    access: 'signed-in',
    params: medium,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'DELETE /api/v1/bookmarks/{id}': {
    summary: 'Takes a mark away',
    access: 'signed-in',
    params: medium,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/auth/login': {
    summary: 'Signs in with a user name or an e-mail address and a password',
    access: 'public',
    body: passwordSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'too-many-requests'],
  },
  'POST /api/v1/auth/access-code': {
    summary: 'Signs a pupil in with the access code of their card',
    access: 'public',
    body: codeSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'too-many-requests'],
  },
  'POST /api/v1/auth/logout': { summary: 'Signs out', access: 'public', answer: { empty: true } },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Field<C, K extends string, Parsed extends 'in' | 'out'> = C extends { [P in K]: infer S extends z.ZodType }
  ? Parsed extends 'in'
    ? z.input<S>
    : z.output<S>
  : undefined;

/** What a caller hands in, before defaults are filled. */
export type CallParams<K extends CallKey> = Field<Calls[K], 'params', 'in'>;
export type CallQuery<K extends CallKey> = Field<Calls[K], 'query', 'in'>;
export type CallBody<K extends CallKey> = Field<Calls[K], 'body', 'in'>;
/** What the server receives, after the schemas have been applied. */
export type ParsedParams<K extends CallKey> = Field<Calls[K], 'params', 'out'>;
export type ParsedQuery<K extends CallKey> = Field<Calls[K], 'query', 'out'>;
export type ParsedBody<K extends CallKey> = Field<Calls[K], 'body', 'out'>;
/** What comes back. */
export type CallAnswer<K extends CallKey> = Calls[K]['answer'] extends { json: infer S extends z.ZodType }
  ? z.output<S>
  : Calls[K]['answer'] extends { image: true } | { file: true }
    ? Blob
    : undefined;

export const callOf = (key: CallKey): Call => calls[key];

export const methodOf = (key: CallKey): Method => key.slice(0, key.indexOf(' ')) as Method;

export const pathOf = (key: CallKey): string => key.slice(key.indexOf(' ') + 1);

/** Every problem a call can answer with: its own, and those that follow from its kind. */
export function problemsOf(key: CallKey): ProblemType[] {
  const call = callOf(key);
  const found = new Set<ProblemType>(call.problems ?? []);
  const isChange = methodOf(key) !== 'GET';
  if (call.params || call.query || isChange) found.add('invalid-request');
  if (call.access !== 'public') found.add('not-signed-in').add('forbidden');
  if (isChange) found.add('csrf-token').add('payload-too-large').add('unsupported-media-type');
  found.add('internal');
  return [...found];
}
