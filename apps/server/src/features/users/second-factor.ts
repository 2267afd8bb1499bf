import { createHmac, randomBytes, randomInt } from 'node:crypto';
import {
  acceptTotp,
  decodeBase32,
  encodeBase32,
  makeRecoveryCode,
  normaliseRecoveryCode,
  recoveryCodeCount,
  totpAddress,
} from '@mediathek/domain';
import type { Database } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Keys } from '../../keys';
import { type StoredFactor, secondFactorRepository } from './second-factor-repository';

interface Dependencies {
  database: Database;
  keys: Keys;
  clock: () => Date;
  /** What an authenticator app shows above the code. */
  issuer: string;
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** The second factor: a code of an authenticator app, or one of ten recovery codes. */
export const secondFactorService = ({ database, keys, clock, issuer }: Dependencies) => {
  const db = database.queries;
  const repository = secondFactorRepository(db);

  const stepOf = (given: string, factor: StoredFactor): number | undefined => {
    const secret = decodeBase32(keys.decrypt(factor.secretEncrypted));
    const digestOf = (counter: Uint8Array) => createHmac('sha1', secret).update(counter).digest();
    return acceptTotp(given, digestOf, clock(), factor.lastStep);
  };
  const newCodes = () => Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(randomInt));
  const hashesOf = (userId: string, codes: readonly string[]) =>
    codes.map((code) => keys.hashRecoveryCode(`${userId}:${normaliseRecoveryCode(code) ?? ''}`));

  return {
    isEnabled: async (userId: string): Promise<boolean> => (await repository.find(userId))?.isConfirmed === true,

    recoveryCodesLeft: repository.countRecoveryCodes,

    /** Makes a secret that counts once a code has proven that the app has it. */
    async begin(userId: string, account: string): Promise<{ secret: string; uri: string }> {
      const secret = encodeBase32(randomBytes(secretBytes));
      if (!(await repository.begin(userId, keys.encrypt(secret), clock()))) throw new Problem('conflict');
      return { secret, uri: totpAddress({ secret, account, issuer }) };
    },

    async confirm(userId: string, code: string): Promise<string[]> {
      const factor = await repository.find(userId);
      if (!factor || factor.isConfirmed) throw new Problem('conflict');
      const step = stepOf(code, factor);
      if (step === undefined) throw new Problem('second-factor-refused');
      const codes = newCodes();
      await db.transaction().execute(async (within) => {
        const factors = secondFactorRepository(within);
        if (!(await factors.confirm(userId, step, clock()))) throw new Problem('conflict');
        await factors.replaceRecoveryCodes(userId, hashesOf(userId, codes));
      });
      return codes;
    },

    async renewRecoveryCodes(userId: string): Promise<string[]> {
      const codes = newCodes();
      await db.transaction().execute(async (within) => {
        const factors = secondFactorRepository(within);
        if (!(await factors.find(userId))?.isConfirmed) throw new Problem('conflict');
        await factors.replaceRecoveryCodes(userId, hashesOf(userId, codes));
      });
      return codes;
    },

    remove: (userId: string): Promise<boolean> =>
      db.transaction().execute((within) => secondFactorRepository(within).remove(userId)),

    /** What a sign-in that has the right password still needs. */
    async check(userId: string, given: string | undefined): Promise<'passed' | 'missing' | 'wrong'> {
      const factor = await repository.find(userId);
      if (!factor?.isConfirmed) return 'passed';
      if (!given?.trim()) return 'missing';
      const step = stepOf(given, factor);
      if (step !== undefined) return (await repository.spendStep(userId, step)) ? 'passed' : 'wrong';
      const [hash] = normaliseRecoveryCode(given) === undefined ? [] : hashesOf(userId, [given]);
      return hash && (await repository.spendRecoveryCode(userId, hash, clock())) ? 'passed' : 'wrong';
    },
  };
};

export type SecondFactorService = ReturnType<typeof secondFactorService>;
