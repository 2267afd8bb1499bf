import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../adapters/database/database';
import { signOnPeople } from '../features/sso/people';
import { signOnProvider } from '../features/sso/provider';
import { ssoRoutes } from '../features/sso/routes';
import { userRepository } from '../features/users/repository';
import type { Keys } from '../keys';
import type { Settings } from '../settings';

interface Dependencies {
  settings: Pick<Settings, 'PUBLIC_URL' | 'isSecure' | 'oidc'>;
  database: Database;
  keys: Keys;
  clock: () => Date;
  begin(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  endAllSessions(userId: string): Promise<void>;
}

/** Single sign-on, where a provider is named. */
export function composeSignOn({ settings, database, keys, clock, begin, endAllSessions }: Dependencies) {
  const { oidc, PUBLIC_URL, isSecure } = settings;
  const singleSignOn = oidc && {
    settings: oidc,
    provider: signOnProvider(oidc, `${PUBLIC_URL}/api/v1/auth/oidc/callback`),
    people: signOnPeople({
      database,
      settings: oidc,
      clock,
      addUser: (within, account) => userRepository(within).add(account),
      endAllSessions,
    }),
  };
  return ssoRoutes({ singleSignOn, keys, isSecure, publicOrigin: new URL(PUBLIC_URL).origin, clock, begin });
}
