import { berlinDay, type FrontendConfig, normaliseAccessCode } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { verifyPassword } from '../../adapters/passwords';
import { Problem } from '../../http/problem';
import type { Keys } from '../../keys';
import { type Credentials, userRepository } from './repository';
import type { SignInLimits } from './sign-in-limits';

interface PasswordAttempt {
  login: string;
  password: string;
  schoolNumber?: string | undefined;
  borrowerCode?: string | undefined;
}

interface Dependencies {
  db: Queries;
  keys: Keys;
  config: FrontendConfig;
  clock: () => Date;
  limits: SignInLimits;
}

/** Where the switches ask for more than a password, all of it has to fit; an account without a school has no number to give. */
function hasAskedParts(known: Credentials, given: PasswordAttempt, config: FrontendConfig): boolean {
  const same = (stored: string | null, text: string | undefined) => stored === null || stored === text?.trim();
  return (
    (!config.LoginSchulnummer || same(known.schoolNumber, given.schoolNumber)) &&
    (!config.LoginEntleiherCode || same(known.borrowerCode, given.borrowerCode))
  );
}

/** Finds out who somebody is; every refusal looks the same, whichever part was wrong. */
export const signInService = ({ db, keys, config, clock, limits }: Dependencies) => {
  const users = userRepository(db);
  return {
    async withPassword(given: PasswordAttempt, address: string): Promise<string> {
      const attempt = { account: given.login, address };
      await limits.check(attempt);
      const known = await users.findCredentials(given.login);
      const matches = await verifyPassword(known?.passwordHash, given.password);
      if (!known || !matches || !hasAskedParts(known, given, config)) {
        await limits.recordFailure(attempt);
        throw new Problem('sign-in-refused');
      }
      await limits.recordSuccess(attempt);
      return known.id;
    },

    /** A code is the whole account, so there is no account to count guesses by: only the address. */
    async withAccessCode(given: string, address: string): Promise<string> {
      const attempt = { address };
      await limits.check(attempt);
      const code = normaliseAccessCode(given);
      const id = code && (await users.findIdByAccessCode(keys.hashAccessCode(code), berlinDay(clock())));
      if (!id) {
        await limits.recordFailure(attempt);
        throw new Problem('sign-in-refused');
      }
      return id;
    },
  };
};
