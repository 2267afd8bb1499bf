import { z } from 'zod';
import {
  deletionDate,
  emailChange,
  ownConfirmation,
  ownData,
  ownSessions,
  passwordChange,
  profile,
  profileChange,
  recoveryCodes,
  secondFactorConfirmation,
  secondFactorSecret,
  secondFactorState,
  tokenConfirmation,
} from '../schemas/account';
import type { Call } from './call';

/** Where a password is asked for again, it can be wrong, and be guessed at. */
const confirmed = ['password-wrong', 'too-many-requests'] as const;

/** One's own account: profile, password, sessions, second factor, data and their deletion. */
export const accountCalls = {
  'GET /api/v1/profile': {
    summary: 'One’s own account, and what of it may be changed',
    access: 'signed-in',
    answer: { json: profile },
  },
  'PATCH /api/v1/profile': {
    summary: 'Changes the name or the language of mails',
    access: 'signed-in',
    body: profileChange,
    answer: { json: profile },
  },
  'POST /api/v1/profile/email': {
    summary: 'Asks for another e-mail address; it counts once its link has been followed',
    access: 'signed-in',
    body: emailChange,
    answer: { empty: true },
    problems: confirmed,
  },
  'POST /api/v1/profile/email/confirm': {
    summary: 'Takes over the new e-mail address that the link was sent to',
    access: 'public',
    passesWall: 'The link of a mail says whose address it is',
    body: tokenConfirmation,
    answer: { empty: true },
    problems: ['token-invalid', 'too-many-requests'],
  },
  'PUT /api/v1/profile/password': {
    summary: 'Changes the password; all other sessions end',
    access: 'password-change',
    body: passwordChange,
    answer: { empty: true },
    problems: [...confirmed, 'password-unfit'],
  },
  'GET /api/v1/profile/sessions': {
    summary: 'Where one is signed in',
    access: 'signed-in',
    answer: { json: ownSessions },
  },
  'DELETE /api/v1/profile/sessions': {
    summary: 'Signs out everywhere else',
    access: 'signed-in',
    answer: { empty: true },
  },
  'DELETE /api/v1/profile/sessions/{id}': {
    summary: 'Signs out on one device',
    access: 'signed-in',
    params: z.strictObject({ id: z.uuid() }),
    answer: { empty: true },
    problems: ['not-found'],
  },
  'GET /api/v1/profile/second-factor': {
    summary: 'Whether a second factor is set up, and whether it has to be',
    access: 'staff',
    answer: { json: secondFactorState },
    duringSetUp: true,
  },
  'POST /api/v1/profile/second-factor': {
    summary: 'Begins to set up a second factor: gives the secret for the app',
    access: 'staff',
    body: ownConfirmation,
    answer: { json: secondFactorSecret },
    problems: [...confirmed, 'sign-in-again', 'conflict'],
    duringSetUp: true,
  },
  'POST /api/v1/profile/second-factor/confirm': {
    summary: 'Ends the set-up with a code of the app; gives the recovery codes, this once',
    access: 'staff',
    body: secondFactorConfirmation,
    answer: { json: recoveryCodes },
    problems: ['second-factor-refused', 'too-many-requests', 'conflict'],
    duringSetUp: true,
  },
  'POST /api/v1/profile/second-factor/recovery-codes': {
    summary: 'Replaces the recovery codes by new ones',
    access: 'staff',
    body: ownConfirmation,
    answer: { json: recoveryCodes },
    problems: [...confirmed, 'sign-in-again', 'conflict'],
  },
  'DELETE /api/v1/profile/second-factor': {
    summary: 'Removes the second factor, where it is no duty',
    access: 'staff',
    body: ownConfirmation,
    answer: { empty: true },
    problems: [...confirmed, 'sign-in-again'],
  },
  'GET /api/v1/profile/export': {
    summary: 'Everything that is kept about oneself',
    access: 'signed-in',
    answer: { json: ownData },
  },
  'POST /api/v1/profile/deletion': {
    summary: 'Asks for the deletion of one’s account, which happens after two weeks',
    access: 'signed-in',
    body: ownConfirmation,
    answer: { json: deletionDate },
    problems: [...confirmed, 'sign-in-again', 'last-administrator'],
  },
  'DELETE /api/v1/profile/deletion': {
    summary: 'Keeps the account after all',
    access: 'signed-in',
    answer: { empty: true },
  },
} as const satisfies Record<string, Call>;
