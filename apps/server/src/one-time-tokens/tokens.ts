import { createHash, randomBytes } from 'node:crypto';
import { type OneTimeTokenPurpose, oneTimeTokenEnd } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';
import { Problem } from '../http/problem';
import { type FoundToken, type TokenHolder, tokenRepository } from './repository';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Links that prove somebody reads a mailbox: 256 random bits, stored as a hash, good once and not for long. */
export const oneTimeTokens = (db: Queries, clock: () => Date) => {
  const repository = tokenRepository(db);
  return {
    async make(purpose: OneTimeTokenPurpose, holder: TokenHolder): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await repository.replace({
        ...holder,
        purpose,
        hash: hashOf(token),
        createdAt: now,
        expiresAt: oneTimeTokenEnd(purpose, now),
      });
      return token;
    },

    /** Looks without using it up. */
    async check(purpose: OneTimeTokenPurpose, token: string): Promise<FoundToken> {
      const found = await repository.find(hashOf(token), purpose, clock());
      if (!found) throw new Problem('token-invalid');
      return found;
    },

    /** Uses it up, inside the transaction of what it allows: if that fails, the link still works. */
    async use(within: Queries, purpose: OneTimeTokenPurpose, token: string): Promise<FoundToken> {
      const found = await tokenRepository(within).use(hashOf(token), purpose, clock());
      if (!found) throw new Problem('token-invalid');
      return found;
    },

    pendingEmail: (userId: string): Promise<string | undefined> => repository.pendingEmail(userId, clock()),

    removeExpired: (): Promise<void> => repository.removeExpired(clock()),
  };
};

export type OneTimeTokens = ReturnType<typeof oneTimeTokens>;
