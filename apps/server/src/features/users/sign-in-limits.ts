import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Keys } from '../../keys';
import { failureRepository } from './failure-repository';

const windowMs = 15 * 60 * 1000;

/** An account is guessed at from anywhere; an address may be a whole school, so it is allowed far more. */
const allowed = { account: 10, address: 200 };

interface Attempt {
  /** The account or code that somebody tries; absent where only the address can be counted. */
  account?: string;
  address: string;
}

/** Stops guessing: too many failures for one account or from one address have to wait. */
export const signInLimits = (db: Queries, keys: Keys, clock: () => Date) => {
  const repository = failureRepository(db);
  const subjectsOf = ({ account, address }: Attempt) => [
    ...(account === undefined
      ? []
      : [{ subject: keys.hashLimitSubject(`account:${account.trim().toLowerCase()}`), most: allowed.account }]),
    { subject: keys.hashLimitSubject(`address:${address}`), most: allowed.address },
  ];

  return {
    async check(attempt: Attempt): Promise<void> {
      const now = clock();
      const since = new Date(now.getTime() - windowMs);
      for (const { subject, most } of subjectsOf(attempt)) {
        const { failures, oldest } = await repository.count(subject, since);
        if (failures < most || !oldest) continue;
        const waitMs = oldest.getTime() + windowMs - now.getTime();
        throw new Problem('too-many-requests', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
      }
    },

    recordFailure: (attempt: Attempt): Promise<void> =>
      repository.add(
        subjectsOf(attempt).map(({ subject }) => subject),
        clock(),
      ),

    /** Whoever got in has proven who they are; their earlier slips no longer count. */
    async recordSuccess({ account }: Attempt): Promise<void> {
      if (account !== undefined)
        await repository.forget(keys.hashLimitSubject(`account:${account.trim().toLowerCase()}`));
    },

    removeOld: (): Promise<void> => repository.removeBefore(new Date(clock().getTime() - windowMs)),
  };
};

export type SignInLimits = ReturnType<typeof signInLimits>;

/** For measurements only: nobody has to wait. */
export const withoutLimits: SignInLimits = {
  check: async () => {},
  recordFailure: async () => {},
  recordSuccess: async () => {},
  removeOld: async () => {},
};
