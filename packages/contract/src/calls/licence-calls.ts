import { z } from 'zod';
import {
  codeRedeemed,
  givePlaces,
  licenceCodeDetail,
  licenceCodes,
  licenceQuery,
  placeReceivers,
  placesGiven,
  placesTakenBack,
  redeemCode,
  returnPlaces,
  schoolClasses,
  schoolMembers,
  schoolUsage,
  takeBackPlaces,
} from '../schemas/licences';
import type { Call } from './call';

const code = z.strictObject({
  codeId: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0')),
});

/** The codes of a school and their places, its people and what it uses. */
export const licenceCalls = {
  'GET /api/v1/school/licences': {
    summary: 'The licence codes of one’s school',
    access: 'staff',
    query: licenceQuery,
    answer: { json: licenceCodes },
  },
  'GET /api/v1/school/licences/export.csv': {
    summary: 'All licence codes of the school as a table, without names of pupils',
    access: 'school-admin',
    query: z.strictObject({ lang: z.enum(['de', 'en']).default('de') }),
    answer: { document: 'text/csv' },
  },
  'GET /api/v1/school/licences/{codeId}': {
    summary: 'One code with who holds its places and how they moved',
    access: 'staff',
    params: code,
    answer: { json: licenceCodeDetail },
    problems: ['not-found'],
  },
  'GET /api/v1/school/licences/{codeId}/receivers': {
    summary: 'Whom places of a code can be given to; with a class, its pupils',
    access: 'staff',
    params: code,
    query: z.strictObject({ classId: z.uuid().optional() }),
    answer: { json: placeReceivers },
    problems: ['not-found'],
  },
  'POST /api/v1/school/licences/{codeId}/places': {
    summary: 'Gives places to a class or to people, all of them or none',
    access: 'staff',
    params: code,
    body: givePlaces,
    answer: { json: placesGiven },
    problems: ['not-found', 'no-places-left', 'licence-ended', 'conflict'],
    takesIdempotencyKey: true,
  },
  'POST /api/v1/school/licences/{codeId}/take-back': {
    summary: 'Takes places back from those who hold them; they do not become free again',
    access: 'staff',
    params: code,
    body: takeBackPlaces,
    answer: { json: placesTakenBack },
    problems: ['not-found', 'conflict'],
    takesIdempotencyKey: true,
  },
  'POST /api/v1/school/licences/{codeId}/return': {
    summary: 'Returns places, so that they are free again: each takes one of the returns',
    access: 'staff',
    params: code,
    body: returnPlaces,
    answer: { json: placesTakenBack },
    problems: ['not-found', 'no-returns-left', 'licence-ended', 'conflict'],
    takesIdempotencyKey: true,
  },
  'POST /api/v1/library/redeem': {
    summary: 'Redeems a code of one’s school: takes a place of it for oneself',
    access: 'teacher',
    body: redeemCode,
    answer: { json: codeRedeemed },
    problems: ['not-found', 'no-places-left', 'licence-ended', 'conflict'],
    takesIdempotencyKey: true,
  },
  'GET /api/v1/school/members': {
    summary: 'The staff of the school by name, its pupils by number',
    access: 'school-admin',
    query: z.strictObject({
      q: z.string().max(200).default(''),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    answer: { json: schoolMembers },
  },
  'GET /api/v1/school/classes': {
    summary: 'The running classes of the school',
    access: 'staff',
    answer: { json: schoolClasses },
  },
  'GET /api/v1/school/usage': {
    summary: 'What the school used within the last twelve weeks, without anybody’s identity',
    access: 'staff',
    answer: { json: schoolUsage },
  },
} as const satisfies Record<string, Call>;
