import { signInMethods, signOnCallback, signOnStart } from '../schemas/sso';
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
} as const satisfies Record<string, Call>;
