import { z } from 'zod';
import type { BadLine, PlacedRecord, PortionResult, WaitingParts } from './import-portion';

const licence = z.object({
  district: z.string().optional(),
  school: z.string().optional(),
  unlimited: z.boolean(),
  valid_to: z.string().nullable(),
  remaining: z.int().min(0),
  returns: z.int().min(0),
});

const file = z.object({
  role: z.enum(['main', 'subtitle', 'worksheet']),
  lang: z.string(),
  location: z.string(),
  content_type: z.string(),
});

const record = z
  .object({
    line: z.int(),
    identifier: z.string(),
    fn_nr: z.string(),
    fn_titel: z.string(),
    fn_kurztext: z.string(),
    fn_text: z.string(),
    fn_geb: z.array(z.string()),
    fn_sprache: z.string(),
    fn_typ: z.string(),
    fn_adressat: z.array(z.string()),
    fn_schlag: z.string(),
    fn_prodname: z.string(),
    is_mediathek: z.boolean(),
    media_type: z.enum(['media', 'book', 'app']),
    duration_minutes: z.int().nullable(),
    licence_label: z.string(),
    licences: z.array(licence.transform((one) => ({ ...one, district: one.district, school: one.school }))),
    files: z.array(file).optional(),
    parts: z.array(z.string()).optional(),
  })
  .transform((one): PlacedRecord => ({ ...one, files: one.files, parts: one.parts }));

const waiting = z.object({ line: z.int(), identifier: z.string(), parts: z.array(z.string()) });

/** What an import asks the running portal to do; the two may be of different versions. */
export const controlRequest = z.discriminatedUnion('do', [
  z.object({ do: z.literal('save'), records: z.array(record) }),
  z.object({ do: z.literal('finish'), waiting: z.array(waiting) }),
]);

export type ControlRequest =
  | { do: 'save'; records: readonly PlacedRecord[] }
  | { do: 'finish'; waiting: readonly WaitingParts[] };

export type ControlAnswer = { saved: PortionResult } | { missing: BadLine[] } | { error: string };
