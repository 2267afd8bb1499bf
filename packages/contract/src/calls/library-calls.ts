import { z } from 'zod';
import { library, libraryTabs, ownHome, playedPosition, restoredMedia } from '../schemas/library';
import type { Call } from './call';

const medium = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0'), 'Contains characters that are no text'),
});

/** Everything given to somebody, what they marked and used, and what the school's teachers share. */
export const libraryCalls = {
  'GET /api/v1/home/own': {
    summary: 'What the homepage shows of somebody’s own things',
    access: 'signed-in',
    answer: { json: ownHome },
  },
  'GET /api/v1/library/{tab}': {
    summary: 'One tab of somebody’s library; the pool is for the staff of a school',
    access: 'signed-in',
    params: z.strictObject({ tab: z.enum(libraryTabs) }),
    answer: { json: library },
  },
  'PUT /api/v1/media/{id}/position': {
    summary: 'Remembers that a medium was used, and how far',
    access: 'signed-in',
    params: medium,
    body: playedPosition,
    answer: { empty: true },
    problems: ['forbidden', 'not-found'],
  },
  'DELETE /api/v1/history': {
    summary: 'Forgets everything that somebody used',
    access: 'signed-in',
    answer: { empty: true },
  },
  'DELETE /api/v1/history/{id}': {
    summary: 'Forgets that somebody used a medium',
    access: 'signed-in',
    params: medium,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/history/restore': {
    summary: 'Brings back what was forgotten a moment ago',
    access: 'signed-in',
    body: restoredMedia,
    answer: { empty: true },
  },
  'PUT /api/v1/pool/{id}': {
    summary: 'Gives a medium to the whole school',
    access: 'teacher',
    params: medium,
    answer: { empty: true },
    problems: ['forbidden', 'not-found'],
  },
  'DELETE /api/v1/pool/{id}': {
    summary: 'Takes a medium out of the pool; whoever gave it, or who looks after the school',
    access: 'staff',
    params: medium,
    answer: { empty: true },
    problems: ['forbidden', 'not-found'],
  },
} as const satisfies Record<string, Call>;
