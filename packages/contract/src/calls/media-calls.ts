import { z } from 'zod';
import { homePage } from '../schemas/home';
import { restoredMedia } from '../schemas/library';
import { mediaCards, mediaClip, mediaDetail, newClip } from '../schemas/media';
import {
  distinctQuery,
  facetLists,
  searchQuery,
  searchResult,
  suggestions,
  suggestQuery,
} from '../schemas/media-search';
import { remoteQuery, remoteResult } from '../schemas/remote-search';
import type { Call } from './call';

const linkToken = z.string().min(1).max(400);
const medium = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0'), 'Contains characters that are no text'),
});
const noQuery = z.strictObject({});

/** The homepage, searching, one medium with its files and clips, bookmarks. */
export const mediaCalls = {
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
  'GET /api/v1/media/search/vector': {
    summary: 'Searches what the visitor may use by what the question means',
    access: 'vector-search',
    query: searchQuery,
    answer: { json: searchResult },
    problems: ['unavailable'],
  },
  'GET /api/v1/media/search/vector/distinct': {
    summary: 'What a search by meaning can be narrowed to, with counts',
    access: 'vector-search',
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
  'GET /api/v1/media/search/remote': {
    summary:
      'Searches the external repositories side by side: answers with what has arrived in a moment and names the others, ' +
      'which can then be asked for by themselves',
    access: 'external-search',
    query: remoteQuery,
    answer: { json: remoteResult },
    problems: ['not-found'],
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
    query: noQuery,
    answer: { json: mediaDetail },
    problems: ['not-signed-in', 'not-found'],
  },
  'GET /api/v1/media/{id}/similar': {
    summary: 'Media like this one that the visitor may use; none in the publisher variant',
    access: 'public',
    params: medium,
    query: noQuery,
    answer: { json: mediaCards },
    problems: ['not-signed-in', 'not-found', 'unavailable'],
  },
  'GET /api/v1/media/{id}/download': {
    summary: 'Leads to the file of a medium, to be saved',
    access: 'public',
    params: medium,
    query: noQuery,
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
  'GET /h5p/{token}/frame.html': {
    summary: 'The page of an interactive exercise, for a frame without an origin; the token is its signed link',
    access: 'public',
    params: z.strictObject({ token: linkToken }),
    answer: { file: true },
    problems: ['link-expired', 'not-found'],
  },
  'GET /h5p/{token}/core/{name}': {
    summary: 'What every exercise builds on',
    access: 'public',
    params: z.strictObject({ token: linkToken, name: z.enum(['h5p.js', 'start.js', 'h5p.css', 'jquery.js']) }),
    answer: { file: true },
    problems: ['link-expired'],
  },
  'GET /h5p/{token}/files/{path}': {
    summary: 'A file out of the package of an exercise',
    access: 'public',
    params: z.strictObject({ token: linkToken, path: z.string().min(1).max(1000) }),
    answer: { file: true },
    problems: ['link-expired', 'not-found'],
    takesRest: true,
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
  'DELETE /api/v1/bookmarks': {
    summary: 'Takes all of somebody’s marks away',
    access: 'signed-in',
    answer: { empty: true },
  },
  'POST /api/v1/bookmarks/restore': {
    summary: 'Brings back marks that were taken away a moment ago',
    access: 'signed-in',
    body: restoredMedia,
    answer: { empty: true },
  },
} as const satisfies Record<string, Call>;
