import { z } from 'zod';
import { line } from './fields';

/** What a file is about. */
const importKind = z.enum(['people', 'classes']);
export type ImportKind = z.infer<typeof importKind>;

/** What a column can mean: the first eight for people, the last three for classes. */
export const importFields = [
  'role',
  'vorname',
  'name',
  'email',
  'login',
  'password',
  'borrowerCode',
  'class',
  'grade',
  'teachers',
] as const;
export type ImportField = (typeof importFields)[number];

/** Why a line is refused. */
export const importRefusals = [
  'name-missing',
  'name-unfit',
  'email-unfit',
  'login-missing',
  'login-unfit',
  'role-unknown',
  'no-way-in',
  'password-missing',
  'password-unfit',
  'borrower-code-unfit',
  'taken',
  'two-accounts',
  'role-differs',
  'email-differs',
  'login-differs',
  'not-yours',
  'twice',
  'class-missing',
  'class-unfit',
  'class-unknown',
  'grade-unfit',
  'teacher-unknown',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

const encoding = z.enum(['utf-8', 'windows-1252', 'utf-16le']);
const separator = z.enum([';', ',', '\t']);

const column = z.int().min(0).max(99).optional();
const mapping = z.strictObject({
  role: column,
  vorname: column,
  name: column,
  email: column,
  login: column,
  password: column,
  borrowerCode: column,
  class: column,
  grade: column,
  teachers: column,
});
export type ImportMapping = z.infer<typeof mapping>;

/** The largest file that is taken, in bytes; in base64 it fits into a request. */
const importFileBytes = 500_000;

const request = {
  kind: importKind,
  /** The file's bytes. */
  content: z.base64().max(Math.ceil(importFileBytes / 3) * 4),
  /** The school it is for; a school's administrator need not name the own one. */
  schoolId: line(1, 200).optional(),
  /** What people are whose line does not say it. */
  role: z.enum(['L', 'S']).default('L'),
  /** Left out, they are found out. */
  encoding: encoding.optional(),
  separator: separator.optional(),
  hasHeader: z.boolean().optional(),
  mapping: mapping.optional(),
};
export const importRequest = z.strictObject(request);
export type ImportRequest = z.infer<typeof importRequest>;

/** What was shown is what happens: if anything has changed since, nothing does. */
export const importOrder = z.strictObject({
  ...request,
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Writes to new teachers that they have an account. */
  invite: z.boolean().default(false),
});

const counts = z.object({ create: z.int(), change: z.int(), same: z.int(), refuse: z.int() });

export const importPreview = z.object({
  school: z.object({ id: z.string(), name: z.string() }),
  /** Why nothing can be read from it. */
  fault: z.enum(['empty', 'too-many-lines', 'columns-missing']).nullable(),
  encoding,
  separator,
  hasHeader: z.boolean(),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  mapping,
  lines: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(['create', 'change', 'same', 'refuse']),
      name: z.string(),
      changes: z.array(z.string()),
      reasons: z.array(z.enum(importRefusals)),
    }),
  ),
  counts,
  fingerprint: z.string(),
});
export type ImportPreview = z.infer<typeof importPreview>;
export const importResult = z.object({ counts });
