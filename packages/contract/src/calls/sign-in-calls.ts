import { passwordRequest, passwordReset, tokenConfirmation } from '../schemas/account';
import { codeSignIn, passwordSignIn } from '../schemas/sign-in';
import { userInfo, viewChange } from '../schemas/user';
import type { Call } from './call';

/** Coming in, going out, and who is signed in. */
export const signInCalls = {
  'GET /api/v1/user/userinfo': {
    summary: 'The signed-in person',
    access: 'signed-in',
    answer: { json: userInfo },
    duringSetUp: true,
  },
  'PUT /api/v1/user/view': {
    summary: 'Changes between the advanced and the simple view',
    access: 'school-admin',
    body: viewChange,
    answer: { json: userInfo },
  },
  'POST /api/v1/auth/login': {
    summary: 'Signs in with a user name or an e-mail address and a password',
    access: 'public',
    passesWall: 'Nobody has signed in yet',
    body: passwordSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'second-factor-needed', 'second-factor-refused', 'too-many-requests'],
    duringSetUp: true,
  },
  'POST /api/v1/auth/access-code': {
    summary: 'Signs a pupil in with the access code of their card',
    access: 'public',
    passesWall: 'Nobody has signed in yet',
    body: codeSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'too-many-requests'],
  },
  'POST /api/v1/auth/logout': {
    summary: 'Signs out',
    access: 'public',
    passesWall: 'A session ends also when its account has been disabled',
    answer: { empty: true },
    duringSetUp: true,
  },
  'POST /api/v1/auth/password-request': {
    summary: 'Asks for a link to a new password; the answer is the same whether the address is known or not',
    access: 'password-reset',
    passesWall: 'Nobody has signed in yet',
    body: passwordRequest,
    answer: { empty: true },
    problems: ['too-many-requests'],
  },
  'POST /api/v1/auth/password-reset/confirm': {
    summary: 'Says whether a link to a new password still works',
    access: 'password-reset',
    passesWall: 'Nobody has signed in yet',
    body: tokenConfirmation,
    answer: { empty: true },
    problems: ['token-invalid', 'too-many-requests'],
  },
  'POST /api/v1/auth/password-reset/new': {
    summary: 'Sets the new password, once, and ends all sessions of the person',
    access: 'password-reset',
    passesWall: 'Nobody has signed in yet',
    body: passwordReset,
    answer: { empty: true },
    problems: ['token-invalid', 'password-unfit', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>;
