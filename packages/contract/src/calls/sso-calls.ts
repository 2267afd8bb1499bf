import { z } from 'zod';
import { passwordConfirmation } from '../schemas/account';
import {
  linkedAccountList,
  signInMethods,
  signOnAddress,
  signOnCallback,
  signOnSecondFactor,
  signOnStart,
} from '../schemas/sso';
import { userInfo } from '../schemas/user';
import type { Call } from './call';

/** Coming in with an account of another provider (OpenID Connect). */
export const ssoCalls = {
  'GET /api/v1/auth/methods': {
    summary: 'The ways in that this portal offers beside password and access code',
    access: 'public',
    answer: { json: signInMethods },
  },
  'GET /api/v1/auth/oidc/start': {
    summary: 'Leads to the provider of single sign-on, or to a page that says why not',
    access: 'public',
    query: signOnStart,
    answer: { redirect: true },
    problems: ['not-found'],
  },
  'GET /api/v1/auth/oidc/callback': {
    summary: 'Where the provider leads back to: signs in, and leads into the portal or to a page that says why not',
    access: 'public',
    passesWall: 'Nobody has signed in yet',
    query: signOnCallback,
    answer: { redirect: true },
    problems: ['not-found'],
  },
  'POST /api/v1/auth/oidc/second-factor': {
    summary: 'Ends a single sign-on with the code of the second factor, where the account has one',
    access: 'public',
    passesWall: 'Nobody has signed in yet',
    body: signOnSecondFactor,
    answer: { json: userInfo },
    problems: ['not-found', 'token-invalid', 'second-factor-refused', 'not-signed-in', 'too-many-requests'],
    duringSetUp: true,
  },
  'GET /api/v1/profile/identities': {
    summary: 'The accounts of other providers that one comes in with',
    access: 'linked-accounts',
    answer: { json: linkedAccountList },
  },
  'POST /api/v1/profile/identities': {
    summary: 'Begins to link one’s account to the provider of single sign-on; says where the browser goes',
    access: 'linked-accounts',
    body: passwordConfirmation,
    answer: { json: signOnAddress },
    problems: ['not-found', 'password-wrong', 'too-many-requests', 'conflict', 'unavailable'],
  },
  'DELETE /api/v1/profile/identities/{id}': {
    summary: 'Ends a link; whoever has no password keeps it, because it is their only way in',
    access: 'linked-accounts',
    params: z.strictObject({ id: z.uuid() }),
    body: passwordConfirmation,
    answer: { empty: true },
    problems: ['not-found', 'password-wrong', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>;
