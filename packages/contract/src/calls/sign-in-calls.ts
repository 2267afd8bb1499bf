import { codeSignIn, passwordSignIn } from '../schemas/sign-in';
import { userInfo, viewChange } from '../schemas/user';
import type { Call } from './call';

/** Coming in, going out, and who is signed in. */
export const signInCalls = {
  'GET /api/v1/user/userinfo': {
    summary: 'The signed-in person',
    access: 'signed-in',
    answer: { json: userInfo },
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
    body: passwordSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'too-many-requests'],
  },
  'POST /api/v1/auth/access-code': {
    summary: 'Signs a pupil in with the access code of their card',
    access: 'public',
    body: codeSignIn,
    answer: { json: userInfo },
    problems: ['sign-in-refused', 'too-many-requests'],
  },
  'POST /api/v1/auth/logout': { summary: 'Signs out', access: 'public', answer: { empty: true } },
} as const satisfies Record<string, Call>;
