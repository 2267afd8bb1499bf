import { z } from 'zod';

/**
 * The registry of everything that can go wrong for a program that calls us. A type never changes its
 * meaning: clients may decide by it. The person's sentence comes from the texts, by the same name.
 */
export const problemTypes = {
  'invalid-request': { status: 400, title: 'The request does not fit the call' },
  'password-unfit': { status: 400, title: 'The new password does not follow the rules' },
  'not-signed-in': { status: 401, title: 'A sign-in is needed' },
  'sign-in-refused': { status: 401, title: 'The sign-in data were not accepted' },
  'second-factor-needed': { status: 401, title: 'The password fits; the code of the second factor is needed too' },
  'second-factor-refused': { status: 401, title: 'The code of the second factor was not accepted' },
  forbidden: { status: 403, title: 'This account may not do that' },
  'csrf-token': { status: 403, title: 'The CSRF token is missing or wrong' },
  'link-expired': { status: 403, title: 'The link to this file is no longer valid' },
  'password-wrong': { status: 403, title: 'The password given to confirm is not the one of this account' },
  'sign-in-again': { status: 403, title: 'The last sign-in was too long ago for this; sign in again first' },
  'second-factor-required': { status: 403, title: 'An administrator has to set up a second factor first' },
  'token-invalid': { status: 403, title: 'The link was used already, has expired or never existed' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'The address does not take this method' },
  conflict: { status: 409, title: 'Somebody else has changed this meanwhile' },
  'limit-reached': { status: 409, title: 'There is no room for more' },
  'invitation-closed': { status: 409, title: 'The invitation can no longer be accepted' },
  'no-places-left': { status: 409, title: 'The code has too few free places' },
  'no-returns-left': { status: 409, title: 'No place of this code can be returned' },
  'licence-ended': { status: 409, title: 'The licence has ended, or has no date' },
  'last-teacher': { status: 409, title: 'The last teacher of a class cannot leave it' },
  'number-taken': { status: 409, title: 'Another school has this number' },
  'own-rights': { status: 409, title: 'Nobody shuts themselves out of administration' },
  'last-administrator': { status: 409, title: 'The last administrator of a district cannot go' },
  'payload-too-large': { status: 413, title: 'The request body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not of a type the call takes' },
  'too-many-requests': { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The portal cannot answer just now' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemType = keyof typeof problemTypes;

/** The stable address by which a problem type is known (RFC 9457, relative to the portal). */
export const problemUri = (type: ProblemType): string => `/problems/${type}`;

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  /** The request's id, by which the log can be searched. */
  instance: z.string().optional(),
  /** Which parts of the request are wrong. */
  errors: z.array(z.object({ parameter: z.string(), detail: z.string() })).optional(),
  /** What stands there now, where somebody else has changed it meanwhile. */
  current: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Seconds to wait before the next attempt. */
  retryAfter: z.int().optional(),
});
export type ProblemDocument = z.infer<typeof problemDocument>;
