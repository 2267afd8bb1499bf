import { z } from 'zod';
import { recordFormats } from './record-formats';
import type { RecordSelection } from './repository';

type ErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch';

/** An error of the protocol: a sentence for the harvester, in an answer that is none of HTTP's errors. */
export class OaiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'OaiError';
  }
}

/** What each verb takes: what it needs, and what it may be told besides. */
const verbs = {
  Identify: { needs: [], takes: [] },
  ListMetadataFormats: { needs: [], takes: ['identifier'] },
  ListSets: { needs: [], takes: ['resumptionToken'] },
  ListIdentifiers: { needs: ['metadataPrefix'], takes: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { needs: ['metadataPrefix'], takes: ['from', 'until', 'set', 'resumptionToken'] },
  GetRecord: { needs: ['identifier', 'metadataPrefix'], takes: [] },
} as const satisfies Record<string, { needs: readonly string[]; takes: readonly string[] }>;
export type Verb = keyof typeof verbs;

export interface OaiRequest {
  verb: Verb;
  arguments: Readonly<Record<string, string>>;
}

/** Reads what a harvester asks for; whatever does not fit is an error of the protocol. */
export function readRequest(given: Readonly<Record<string, unknown>>): OaiRequest {
  const { verb, ...rest } = given;
  if (typeof verb !== 'string' || !Object.hasOwn(verbs, verb))
    throw new OaiError('badVerb', 'The verb is missing, repeated or unknown');
  const known = verb as Verb;
  const { needs, takes }: { needs: readonly string[]; takes: readonly string[] } = verbs[known];
  const entries = Object.entries(rest).map(([name, value]) => {
    if (typeof value !== 'string') throw new OaiError('badArgument', 'An argument stands there more than once');
    if (!needs.includes(name) && !takes.includes(name))
      throw new OaiError('badArgument', 'The verb takes no such argument');
    return [name, value] as const;
  });
  const read: Record<string, string> = Object.fromEntries(entries);
  const isGoingOn = read.resumptionToken !== undefined;
  if (isGoingOn && entries.length > 1) throw new OaiError('badArgument', 'A resumption token stands by itself');
  const missing = isGoingOn ? undefined : needs.find((name) => read[name] === undefined);
  if (missing) throw new OaiError('badArgument', `The verb needs ${missing}`);
  return { verb: known, arguments: read };
}

const secondMs = 1000;
const dayMs = 86_400_000;

function readMoment(text: string): { moment: Date; lengthMs: number } {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text);
  const isSecond = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text);
  const moment = new Date(isDay ? `${text}T00:00:00Z` : text);
  const isReal =
    (isDay || isSecond) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10));
  if (!isReal) throw new OaiError('badArgument', 'A date is none, or of another granularity');
  return { moment, lengthMs: isDay ? dayMs : secondMs };
}

export function findFormat(prefix: string | undefined) {
  const format = recordFormats.find((one) => one.prefix === prefix);
  if (!format) throw new OaiError('cannotDisseminateFormat', 'Records are not handed out in this format');
  return format;
}

/** Between the years 1000 and 3000. */
const instant = z.int().min(-30_610_224_000_000).max(32_503_766_400_000).nullable();

/** Where a list goes on: everything that was asked for, and the last record that was given. */
const position = z.strictObject({
  prefix: z.string(),
  from: instant,
  before: instant,
  subject: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  after: z.int().min(0),
  given: z.int().min(0),
  total: z.int().min(0),
});
export type Position = z.infer<typeof position>;

export const writeToken = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url');

function readToken(token: string): Position {
  try {
    const at = position.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
    if (recordFormats.some(({ prefix }) => prefix === at.prefix)) return at;
  } catch {
    // Said below in the words of the protocol.
  }
  throw new OaiError('badResumptionToken', 'The resumption token is not one of ours');
}

export const selectionOf = ({ from, before, subject }: Position): RecordSelection => ({
  from: from === null ? undefined : new Date(from),
  before: before === null ? undefined : new Date(before),
  subject: subject ?? undefined,
});

/** What is listed, from where on. */
export function readPosition({ arguments: given }: OaiRequest): Position {
  if (given.resumptionToken !== undefined) return readToken(given.resumptionToken);
  const { prefix } = findFormat(given.metadataPrefix);
  const from = given.from === undefined ? undefined : readMoment(given.from);
  const until = given.until === undefined ? undefined : readMoment(given.until);
  if (from && until && (from.lengthMs !== until.lengthMs || from.moment > until.moment))
    throw new OaiError('badArgument', 'The dates do not fit each other');
  if (given.set !== undefined && !/^\d{3}$/.test(given.set))
    throw new OaiError('noRecordsMatch', 'There is no such set');
  return {
    prefix,
    from: from?.moment.getTime() ?? null,
    before: until ? until.moment.getTime() + until.lengthMs : null,
    subject: given.set ?? null,
    ...{ after: 0, given: 0, total: 0 },
  };
}
