import { auditActions, auditSubjects } from '@mediathek/domain';
import { z } from 'zod';
import { line } from './fields';

const moment = z.iso.datetime();

/** Which part of a list is asked for. */
export const listPart = {
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** The official number: digits, as the state gives them. */
const schoolNumber = z.string().regex(/^\d{1,20}$/);

const school = z.object({
  id: z.string(),
  schoolNumber: z.string(),
  name: z.string(),
  archivedAt: moment.nullable(),
  /** How many accounts belong to it. */
  teachers: z.int(),
  pupils: z.int(),
  rights: z.object({ edit: z.boolean(), archive: z.boolean(), restore: z.boolean() }),
});
export type School = z.infer<typeof school>;

export const schoolFilter = z.strictObject({
  q: line(0, 100).default(''),
  state: z.enum(['active', 'archived']).default('active'),
  ...listPart,
});
export const schoolList = z.object({
  total: z.int(),
  offset: z.int(),
  schools: z.array(school),
  rights: z.object({ create: z.boolean() }),
});
export type SchoolList = z.infer<typeof schoolList>;

export const schoolData = z.strictObject({ name: line(2, 200), schoolNumber });
export const madeSchool = z.object({ id: z.string() });

/** For choosing one of the own schools; archived ones cannot be chosen. */
const schoolChoice = z.object({ id: z.string(), name: z.string(), schoolNumber: z.string() });
export type SchoolChoice = z.infer<typeof schoolChoice>;
export const schoolChoices = z.object({ schools: z.array(schoolChoice) });

/** One act of administration: who, when, what, about whom. Names are looked up when it is read, and kept nowhere. */
const auditEntry = z.object({
  id: z.string(),
  at: moment,
  action: z.enum(auditActions),
  /** Null where the account is gone, or where it was no person. */
  actor: z.object({ name: z.string(), isOneself: z.boolean() }).nullable(),
  /** What the provider of single sign-on said when somebody signed in. */
  isBySignOn: z.boolean(),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.string(), name: z.string() }),
  /** Names of the fields that changed, without their values. */
  fields: z.array(z.string()),
  /** How many were made or changed at once. */
  count: z.int().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditFilter = z.strictObject({ person: z.uuid().optional(), ...listPart });
export const auditList = z.object({ total: z.int(), offset: z.int(), entries: z.array(auditEntry) });
