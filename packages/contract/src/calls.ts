import type { z } from 'zod';
import { accountCalls } from './calls/account-calls';
import type { Call } from './calls/call';
import { classCalls } from './calls/class-calls';
import { invitationCalls } from './calls/invitation-calls';
import { libraryCalls } from './calls/library-calls';
import { licenceCalls } from './calls/licence-calls';
import { listCalls } from './calls/list-calls';
import { ltiCalls } from './calls/lti-calls';
import { mediaCalls } from './calls/media-calls';
import { openRecordCalls } from './calls/open-record-calls';
import { peopleCalls } from './calls/people-calls';
import { registrationCalls } from './calls/registration-calls';
import { setupCalls } from './calls/setup-calls';
import { signInCalls } from './calls/sign-in-calls';
import { ssoCalls } from './calls/sso-calls';
import type { ProblemType } from './problems';

export type { Call } from './calls/call';

/** Every call of the server: the one table of paths, schemas, access and errors, written down noun by noun in `calls/`. */
export const calls = {
  ...setupCalls,
  ...mediaCalls,
  ...openRecordCalls,
  ...signInCalls,
  ...ssoCalls,
  ...ltiCalls,
  ...listCalls,
  ...invitationCalls,
  ...registrationCalls,
  ...peopleCalls,
  ...accountCalls,
  ...licenceCalls,
  ...libraryCalls,
  ...classCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Field<C, K extends string, Parsed extends 'in' | 'out'> = C extends { [P in K]: infer S extends z.ZodType }
  ? Parsed extends 'in'
    ? z.input<S>
    : z.output<S>
  : undefined;

/** What a caller hands in, before defaults are filled. */
export type CallParams<K extends CallKey> = Field<Calls[K], 'params', 'in'>;
export type CallQuery<K extends CallKey> = Field<Calls[K], 'query', 'in'>;
export type CallBody<K extends CallKey> = Field<Calls[K], 'body', 'in'>;
/** What the server receives, after the schemas have been applied. */
export type ParsedParams<K extends CallKey> = Field<Calls[K], 'params', 'out'>;
export type ParsedQuery<K extends CallKey> = Field<Calls[K], 'query', 'out'>;
export type ParsedBody<K extends CallKey> = Field<Calls[K], 'body', 'out'>;
/** What comes back. */
export type CallAnswer<K extends CallKey> = Calls[K]['answer'] extends { json: infer S extends z.ZodType }
  ? z.output<S>
  : Calls[K]['answer'] extends { image: true } | { file: true } | { document: string } | { html: true }
    ? Blob
    : undefined;

export const callOf = (key: CallKey): Call => calls[key];

export const methodOf = (key: CallKey): Method => key.slice(0, key.indexOf(' ')) as Method;

export const pathOf = (key: CallKey): string => key.slice(key.indexOf(' ') + 1);

/** Every problem a call can answer with: its own, and those that follow from its kind. */
export function problemsOf(key: CallKey): ProblemType[] {
  const call = callOf(key);
  const found = new Set<ProblemType>(call.problems ?? []);
  const isChange = methodOf(key) !== 'GET';
  if (call.params || call.query || isChange) found.add('invalid-request');
  if (call.access !== 'public') {
    found.add('not-signed-in').add('forbidden');
    if (!call.duringSetUp) found.add('second-factor-required');
  }
  if (['search', 'catalogue', 'external-search'].includes(call.access)) found.add('too-many-requests');
  if (isChange && !call.fromOutside) found.add('csrf-token');
  if (isChange) found.add('payload-too-large').add('unsupported-media-type');
  found.add('internal');
  return [...found];
}
