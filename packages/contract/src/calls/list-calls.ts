import { z } from 'zod';
import {
  addedItems,
  changedNote,
  expiringItems,
  itemMove,
  listChange,
  listDetail,
  listMerge,
  listSummary,
  newList,
  newListItems,
  noteChange,
} from '../schemas/lists';
import { wholeNumber } from '../schemas/media-search';
import { person } from '../schemas/person';
import { readableText } from '../schemas/readable-text';
import type { Call } from './call';

const list = z.strictObject({ id: z.uuid() });
const item = z.strictObject({ id: z.uuid(), item: z.uuid() });
const colleague = z.strictObject({ id: z.uuid(), user: z.uuid() });
const noQuery = z.strictObject({});

/** Media lists: what stands in them, who sees them, what becomes of them. */
export const listCalls = {
  'GET /api/v1/lists': {
    summary: 'The lists somebody may open, the latest first: own, shared, of the school, of a class',
    access: 'signed-in',
    query: z.strictObject({
      offset: wholeNumber(0, 10_000).default(0),
      limit: wholeNumber(1, 200).default(100),
    }),
    answer: { json: z.object({ total: z.int().min(0), items: z.array(listSummary) }) },
  },
  'POST /api/v1/lists': {
    summary: 'Makes a list, with media or without',
    access: 'teacher',
    body: newList,
    answer: { json: listDetail },
    problems: ['not-found', 'limit-reached'],
  },
  'GET /api/v1/lists/{id}': {
    summary: 'A list with its media and what the viewer may do with it',
    access: 'signed-in',
    params: list,
    query: noQuery,
    answer: { json: listDetail },
    problems: ['not-found'],
  },
  'GET /api/v1/lists/{id}/version': {
    summary: 'Says in a few bytes whether a list has changed',
    access: 'signed-in',
    params: list,
    query: noQuery,
    answer: { json: z.object({ version: z.int().min(1) }) },
    problems: ['not-found'],
  },
  'PATCH /api/v1/lists/{id}': {
    summary: 'Renames or describes a list, chooses its cover and who sees it',
    access: 'teacher',
    params: list,
    body: listChange,
    answer: { json: listDetail },
    problems: ['not-found', 'conflict'],
  },
  'DELETE /api/v1/lists/{id}': {
    summary: 'Removes a list of one’s own',
    access: 'teacher',
    params: list,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/lists/{id}/restore': {
    summary: 'Brings a removed list back',
    access: 'teacher',
    params: list,
    answer: { json: listDetail },
    problems: ['not-found'],
  },
  'POST /api/v1/lists/{id}/duplicate': {
    summary: 'Makes a list of one’s own from one that one may read',
    access: 'teacher',
    params: list,
    body: z.strictObject({ title: newList.shape.title }),
    answer: { json: listDetail },
    problems: ['not-found', 'limit-reached'],
  },
  'POST /api/v1/lists/{id}/merge': {
    summary: 'Puts the media of another list at the end of this one',
    access: 'teacher',
    params: list,
    body: listMerge,
    answer: { json: addedItems },
    problems: ['not-found', 'limit-reached'],
  },
  'POST /api/v1/lists/{id}/items': {
    summary: 'Adds media, or links to things outside, to a list; what is in it already is not added twice',
    access: 'teacher',
    params: list,
    body: newListItems,
    answer: { json: addedItems },
    problems: ['not-found', 'limit-reached'],
  },
  'PATCH /api/v1/lists/{id}/items/{item}': {
    summary: 'Writes the note of an item; where somebody else wrote it meanwhile, tells what stands there now',
    access: 'teacher',
    params: item,
    body: noteChange,
    answer: { json: changedNote },
    problems: ['not-found', 'conflict'],
  },
  'DELETE /api/v1/lists/{id}/items/{item}': {
    summary: 'Takes a medium out of a list',
    access: 'teacher',
    params: item,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/lists/{id}/items/{item}/restore': {
    summary: 'Puts a medium back to where it stood',
    access: 'teacher',
    params: item,
    answer: { empty: true },
    problems: ['not-found', 'limit-reached'],
  },
  'PUT /api/v1/lists/{id}/items/{item}/position': {
    summary: 'Moves a medium behind another one, or to the front',
    access: 'teacher',
    params: item,
    body: itemMove,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'PUT /api/v1/lists/{id}/shares/{user}': {
    summary: 'Shares a list with a colleague of the same school, to read or to edit',
    access: 'teacher',
    params: colleague,
    body: z.strictObject({ mayEdit: z.boolean() }),
    answer: { empty: true },
    problems: ['not-found'],
  },
  'DELETE /api/v1/lists/{id}/shares/{user}': {
    summary: 'Ends the sharing with a colleague, or leaves a list that was shared with oneself',
    access: 'teacher',
    params: colleague,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'GET /api/v1/lists/{id}/expiring': {
    summary: 'What of a list can no longer be used on a day, with licensed media that could take its place',
    access: 'teacher',
    params: list,
    query: z.strictObject({ before: z.iso.date() }),
    answer: { json: expiringItems },
    problems: ['not-found', 'unavailable'],
  },
  'GET /api/v1/lists/{id}/export.pdf': {
    summary: 'A list to be printed, with a QR code for each medium',
    access: 'signed-in',
    params: list,
    query: z.strictObject({ lang: z.enum(['de', 'en']).default('de') }),
    answer: { document: 'application/pdf' },
    problems: ['not-found'],
  },
  'GET /api/v1/lists/{id}/cartridge': {
    summary: 'A list as Common Cartridge for learning platforms; in the publisher variant only',
    access: 'teacher',
    params: list,
    query: noQuery,
    answer: { document: 'application/zip' },
    problems: ['not-found'],
  },
  'GET /api/v1/lists/{id}/feed': {
    summary: 'A shared list as RSS feed, by its signed address',
    access: 'public',
    passesWall: 'The signed address says which list may be read',
    params: list,
    query: z.strictObject({ t: z.string().max(100) }),
    answer: { document: 'application/rss+xml' },
    problems: ['not-found'],
  },
  'GET /api/v1/colleagues': {
    summary: 'The staff of one’s own school, by a part of their name',
    access: 'teacher',
    query: z.strictObject({ q: readableText(100).default('') }),
    answer: { json: z.object({ items: z.array(person) }) },
  },
} as const satisfies Record<string, Call>;
