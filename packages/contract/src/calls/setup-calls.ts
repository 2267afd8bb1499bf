import { z } from 'zod';
import { frontendConfig, localeTexts } from '../schemas/setup';
import type { Call } from './call';

const language = z.strictObject({ lang: z.string().min(1).max(35) });

/** What the portal is: its health, configuration, texts, theme, pictures and drawn covers. */
export const setupCalls = {
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
} as const satisfies Record<string, Call>;
