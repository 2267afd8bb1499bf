import { boardStates, lastGrade, shareWarnings } from '@mediathek/domain';
import { z } from 'zod';
import { line, lines } from './fields';
import { mediaCard } from './media';
import { person } from './person';
import { readableText } from './readable-text';

const instant = z.iso.datetime({ offset: true });
const grade = z.int().min(1).max(lastGrade).nullable();
/** Top-level subject code, or empty. */
const subject = z.string().regex(/^(?:\d{3})?$/);

/** A class as an overview shows it. */
export const classSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  grade,
  subject: z.string(),
  /** The year it began in: 2026 stands for 2026/27. */
  schoolYear: z.int(),
  isArchived: z.boolean(),
  /** The viewer teaches or learns in it; otherwise they administer its school. */
  isOwn: z.boolean(),
  /** 0 for pupils, who do not know how many have a code. */
  pupilCount: z.int().min(0),
  teachers: z.array(person),
  /** What stands on the board now. */
  shareCount: z.int().min(0),
});
export type ClassSummary = z.infer<typeof classSummary>;

/** The viewer's classes; administrators of a school see all of its classes. */
export const classList = z.object({ items: z.array(classSummary), mayCreate: z.boolean() });

/** A list on a board, with those of its media that can be shown. */
const boardList = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  media: z.array(mediaCard),
});

const warnings = z.array(z.enum(shareWarnings));

/** Something on the board of a class: a medium or a list, from an hour to an hour. Both are `null` where it has vanished. */
export const boardEntry = z.object({
  id: z.uuid(),
  note: z.string(),
  from: instant,
  until: instant.nullable(),
  state: z.enum(boardStates),
  medium: mediaCard.nullable(),
  list: boardList.nullable(),
  /** Used up or ended within 28 days, and nobody of the class holds a place: teachers see it on request, pupils do not. */
  isInactive: z.boolean(),
  /** What the class's teachers should know; empty for everybody else. */
  warnings,
});
export type BoardEntry = z.infer<typeof boardEntry>;

/** A pupil as the class's teachers see them: a nickname of theirs and the state of the code. */
const classPupil = z.object({
  id: z.uuid(),
  /** Empty for administrators who do not teach the class. */
  nickname: z.string(),
  /** Pupils with an account of their own carry a user name instead of a code. */
  login: z.string().nullable(),
  code: z.object({ state: z.enum(['valid', 'expired', 'revoked']), validTo: z.iso.date() }).nullable(),
});
export type ClassPupil = z.infer<typeof classPupil>;

/** A class with everything its page shows. */
export const classDetail = classSummary.extend({
  /** Empty unless the viewer has `show_jitsi`. */
  conferenceUrl: z.string(),
  mayConfer: z.boolean(),
  board: z.array(boardEntry),
  /** For the class's teachers and administrators; empty for pupils. */
  pupils: z.array(classPupil),
  rights: z.object({
    edit: z.boolean(),
    share: z.boolean(),
    codes: z.boolean(),
    archive: z.boolean(),
    carryOver: z.boolean(),
  }),
});
export type ClassDetail = z.infer<typeof classDetail>;

export const newClass = z.strictObject({
  name: line(1, 100),
  grade: grade.default(null),
  subject: subject.default(''),
});
export const classChange = z.strictObject({
  name: line(1, 100).optional(),
  grade: grade.optional(),
  subject: subject.optional(),
  conferenceUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).optional(),
});
export const madeClass = z.object({ id: z.uuid() });

/** A medium or a list, and only one of them. */
const oneThing = ({ identifier, listId }: { identifier?: unknown; listId?: unknown }) =>
  (identifier === undefined) !== (listId === undefined);
const oneThingOnly = { path: ['identifier'], message: 'Name a medium or a list, and only one of them' };
const endsAfterStart = ({ from, until }: { from?: string | undefined; until?: string | null | undefined }) =>
  from === undefined || typeof until !== 'string' || Date.parse(from) < Date.parse(until);
const endIsTooEarly = { path: ['until'], message: 'Must lie behind the start' };

const identifier = readableText(200).min(1);
const note = lines(0, 2000);
export const newShare = z
  .strictObject({
    identifier: identifier.optional(),
    listId: z.uuid().optional(),
    note: note.default(''),
    /** At once, where nothing is said. */
    from: instant.optional(),
    until: instant.nullable().default(null),
  })
  .refine(oneThing, oneThingOnly)
  .refine(endsAfterStart, endIsTooEarly);
export const shareChange = z
  .strictObject({ note: note.optional(), from: instant.optional(), until: instant.nullable().optional() })
  .refine(endsAfterStart, endIsTooEarly);
export const madeShare = z.object({ id: z.uuid() });
/** `after` names the entry it comes behind; `null` puts it first. */
export const shareMove = z.strictObject({ after: z.uuid().nullable() });
/** One of them has to be named; what names none or both fits nothing. */
export const shareQuestion = z.strictObject({
  identifier: identifier.optional(),
  listId: z.uuid().optional(),
  until: instant.optional(),
});
/** What speaks against sharing this with this class; asked before it is done. */
export const shareCheck = z.object({ warnings, licenceEndsOn: z.iso.date().nullable() });
export type ShareCheck = z.infer<typeof shareCheck>;

const nickname = line(0, 60);
/** One code for each nickname; an empty one makes a code without. */
export const newPupils = z.strictObject({ nicknames: z.array(nickname).min(1).max(40) });
export const nicknameChange = z.strictObject({ nickname });
/** A pupil of the school who has an account, by user name. */
export const pupilAccount = z.strictObject({ login: line(1, 200) });
/** The clear codes, for the class's teachers. */
export const classCodes = z.object({
  items: z.array(
    z.object({
      pupilId: z.uuid(),
      nickname: z.string(),
      code: z.string(),
      validTo: z.iso.date(),
      loginAddress: z.string(),
    }),
  ),
});
export type ClassCodes = z.infer<typeof classCodes>;
