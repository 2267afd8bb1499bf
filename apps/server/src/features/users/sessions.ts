import { createHash } from 'node:crypto';
import type { Queries } from '../../adapters/database/database';
import { isUserSessionId, newUserSessionId } from '../../http/session-cookie';
import { sessionRepository } from './session-repository';

/** An evening and the next school day: nobody stays signed in on a shared computer for longer. */
const lifetimeMs = 12 * 60 * 60 * 1000;

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Sessions are known to the database by hash only, so a copy of it lets nobody in. */
export const sessionService = (db: Queries, clock: () => Date) => {
  const repository = sessionRepository(db);
  return {
    findUserId: async (id: string): Promise<string | undefined> =>
      isUserSessionId(id) ? repository.findUserId(hashOf(id), clock()) : undefined,

    /** A new id for every sign-in; the one before, which somebody else may have planted, ends. */
    async begin(userId: string, replacedId: string): Promise<string> {
      const id = newUserSessionId();
      const now = clock();
      await repository.remove(hashOf(replacedId));
      await repository.add({
        idHash: hashOf(id),
        userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifetimeMs),
      });
      return id;
    },

    end: (id: string): Promise<void> => repository.remove(hashOf(id)),

    removeExpired: (): Promise<number> => repository.removeExpired(clock()),
  };
};

export type SessionService = ReturnType<typeof sessionService>;
