import { berlinDay, type FrontendConfig, normaliseAccessCode } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { verifyPassword } from '../../adapters/passwords';
import { Problem } from '../../http/problem';
import type { Keys } from '../../keys';
import type { Limits } from '../../limits/limits';
import { type Credentials, userRepository } from './repository';
import type { SecondFactorService } from './second-factor';

interface PasswordAttempt {
  login: string;
  password: string;
  schoolNumber?: string | undefined;
  borrowerCode?: string | undefined;
  secondFactor?: string | undefined;
}

interface Dependencies {
  db: Queries;
  keys: Keys;
  config: FrontendConfig;
  clock: () => Date;
  limits: Limits;
  secondFactor: Pick<SecondFactorService, 'check'>;
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
export const signInService = ({ db, keys, config, clock, limits, secondFactor }: Dependencies) => {
  const users = userRepository(db);

  const passwordFits = async (given: PasswordAttempt): Promise<Credentials | undefined> => {
    const known = await users.findCredentials(given.login);
    const matches = await verifyPassword(known?.passwordHash, given.password);
    return known && matches && hasAskedParts(known, given, config) ? known : undefined;
  };

  return {
    async withPassword(given: PasswordAttempt, address: string): Promise<string> {
      const attempt = { account: given.login, address };
      await limits.check('sign-in', attempt);
      const known = await passwordFits(given);
      if (!known) {
        await limits.record('sign-in', attempt);
        throw new Problem('sign-in-refused');
      }
      // Many guesses sent at once have all passed the first look; the right one must not get in after ten wrong ones.
      await limits.check('sign-in', attempt);
      const second = await secondFactor.check(known.id, given.secondFactor);
      if (second === 'missing') throw new Problem('second-factor-needed');
      if (second === 'wrong') {
        await limits.record('sign-in', attempt);
        throw new Problem('second-factor-refused');
      }
      await limits.forget('sign-in', given.login);
      return known.id;
    },

    /** A code is the whole account, so there is no account to count guesses by: only the address. */
    async withAccessCode(given: string, address: string): Promise<string> {
      await limits.check('access-code', { address });
      const code = normaliseAccessCode(given);
      const id = code && (await users.findIdByAccessCode(keys.hashAccessCode(code), berlinDay(clock())));
      if (!id) {
        await limits.record('access-code', { address });
        throw new Problem('sign-in-refused');
      }
      return id;
    },

    hasPassword: async (userId: string): Promise<boolean> => Boolean(await users.findPasswordHash(userId)),

    /** Asks somebody who is signed in for their password again, before something that cannot be taken back. */
    async confirmPassword(userId: string, password: string, address: string): Promise<void> {
      const attempt = { account: userId, address };
      await limits.check('own-password', attempt);
      const stored = await users.findPasswordHash(userId);
      if (!stored) throw new Problem('forbidden');
      if (!(await verifyPassword(stored, password))) {
        await limits.record('own-password', attempt);
        throw new Problem('password-wrong');
      }
      await limits.check('own-password', attempt);
      await limits.forget('own-password', userId);
    },
  };
};

export type SignInService = ReturnType<typeof signInService>;
