import { type AttemptKind, attemptLimits, attemptWindowMs, secondsToWait } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';
import { Problem } from '../http/problem';
import type { Keys } from '../keys';
import { attemptRepository } from './repository';

interface Attempt {
  /** The account or address that somebody tries; absent where only the sender's address can be counted. */
  account?: string;
  address: string;
}

/** Stops guessing and flooding: too many attempts for one account or from one address have to wait. */
export const attemptCounter = (db: Queries, keys: Keys, clock: () => Date) => {
  const repository = attemptRepository(db);
  const accountSubject = (kind: AttemptKind, account: string) =>
    keys.hashLimitSubject(`${kind}:account:${account.trim().toLowerCase()}`);
  const subjectsOf = (kind: AttemptKind, { account, address }: Attempt) => [
    ...(account === undefined
      ? []
      : [{ subject: accountSubject(kind, account), most: attemptLimits[kind].account as number }]),
    { subject: keys.hashLimitSubject(`${kind}:address:${address}`), most: attemptLimits[kind].address as number },
  ];

  const check = async (kind: AttemptKind, attempt: Attempt): Promise<void> => {
    const now = clock();
    const since = new Date(now.getTime() - attemptWindowMs);
    for (const { subject, most } of subjectsOf(kind, attempt)) {
      const { attempts, oldest } = await repository.count(subject, since);
      if (attempts < most || !oldest) continue;
      throw new Problem('too-many-requests', { retryAfter: secondsToWait(oldest, now) });
    }
  };
  const record = (kind: AttemptKind, attempt: Attempt): Promise<void> =>
    repository.add(
      subjectsOf(kind, attempt).map(({ subject }) => subject),
      clock(),
    );

  return {
    check,
    record,

    /** For what is limited however it ends: looks and counts at once. */
    async take(kind: AttemptKind, attempt: Attempt): Promise<void> {
      await check(kind, attempt);
      await record(kind, attempt);
    },

    /** Whoever got in has proven who they are; their earlier slips no longer count. */
    forget: (kind: AttemptKind, account: string): Promise<void> => repository.forget(accountSubject(kind, account)),

    removeOld: (): Promise<void> => repository.removeBefore(new Date(clock().getTime() - attemptWindowMs)),
  };
};

export type Limits = ReturnType<typeof attemptCounter>;

/** For measurements only: nobody has to wait. */
export const withoutLimits: Limits = {
  check: async () => {},
  record: async () => {},
  take: async () => {},
  forget: async () => {},
  removeOld: async () => {},
};
