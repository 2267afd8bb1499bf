import type { Database } from '../adapters/database/database';
import { leaveOtherSchools } from '../features/people/leaving-repository';
import { linkedAccounts } from '../features/sso/linked-accounts';
import { signOnPeople } from '../features/sso/people';
import { signOnProvider } from '../features/sso/provider';
import { ssoRoutes } from '../features/sso/routes';
import { userRepository } from '../features/users/repository';
import type { Keys } from '../keys';
import type { Settings } from '../settings';
import type { composeAccounts } from './accounts';

interface Dependencies {
  settings: Pick<Settings, 'PUBLIC_URL' | 'isSecure' | 'oidc'>;
  database: Database;
  keys: Keys;
  clock: () => Date;
  accounts: Pick<
    ReturnType<typeof composeAccounts>,
    | 'beginSession'
    | 'endAllSessions'
    | 'endOtherSessions'
    | 'limits'
    | 'post'
    | 'recordAudit'
    | 'signIn'
    | 'secondFactor'
  >;
}

/** Single sign-on, where a provider is named. */
export function composeSignOn({ settings, database, keys, clock, accounts }: Dependencies) {
  const { beginSession, endAllSessions, endOtherSessions, limits, post, recordAudit, signIn, secondFactor } = accounts;
  const { oidc, PUBLIC_URL, isSecure } = settings;
  const singleSignOn = oidc && {
    settings: oidc,
    provider: signOnProvider(oidc, `${PUBLIC_URL}/api/v1/auth/oidc/callback`),
    people: signOnPeople({
      database,
      settings: oidc,
      clock,
      addUser: (within, account) => userRepository(within).add(account),
      leaveOtherSchools: (within, leaving) => leaveOtherSchools(within, { ...leaving, by: null, at: clock() }),
      ...{ recordAudit, endAllSessions },
    }),
  };
  return ssoRoutes({
    ...{ singleSignOn, keys, isSecure, clock, limits, secondFactor, endOtherSessions },
    linkedAccounts: linkedAccounts({ database, clock, post, provider: oidc, hasPassword: signIn.hasPassword }),
    publicOrigin: new URL(PUBLIC_URL).origin,
    confirmPassword: signIn.confirmPassword,
    begin: beginSession,
  });
}
