import { searchLimits, searchWindowMs, secondsToNextMinute } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';
import { asSystem } from '../adapters/database/wall';
import { Problem } from '../http/problem';
import type { Keys } from '../keys';
import { flowRepository } from './flow-repository';

interface Counted {
  subject: Buffer;
  /** What all processes have told so far. */
  told: number;
  /** What this one has not told yet. */
  untold: number;
}

/** Searching must not wait for the database: a process tells the others what it has counted a moment later. */
const tellAfterMs = 1000;
/** At once; a statement holds three values for each. */
const mostAtOnce = 5000;

/** Stops whoever searches far faster than people can read: by account and by address, together with all other processes. */
export const flowCounter = (
  db: Queries,
  keys: Pick<Keys, 'hashLimitSubject'>,
  clock: () => Date,
  warn: (error: unknown) => void,
) => {
  const repository = flowRepository(db);
  let minute = 0;
  const counts = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();

  const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / searchWindowMs);

  async function tell(): Promise<void> {
    const told = minute;
    const open = [...counts.values()].filter(({ untold }) => untold > 0).slice(0, mostAtOnce);
    if (open.length === 0) return;
    const sent = open.map(({ subject, untold }) => ({ subject, count: untold }));
    for (const entry of open) {
      entry.told += entry.untold;
      entry.untold = 0;
    }
    const all = await asSystem(() => repository.add(new Date(told * searchWindowMs), sent));
    if (told !== minute) return;
    for (const { subject, count } of all) {
      const entry = counts.get(subject.toString('base64'));
      if (entry) entry.told = Math.max(entry.told, count);
    }
  }

  function tellSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      telling = tell().catch(warn);
    }, tellAfterMs).unref();
  }

  function add(subject: Buffer): number {
    const name = subject.toString('base64');
    const entry = counts.get(name) ?? { subject, told: 0, untold: 0 };
    entry.untold += 1;
    counts.set(name, entry);
    return entry.told + entry.untold;
  }

  return {
    /** Counts one search; whoever has made too many waits until the minute is over. */
    take({ account, address }: { account: string | undefined; address: string }): void {
      const now = clock();
      if (minuteOf(now) !== minute) {
        minute = minuteOf(now);
        counts.clear();
      }
      const subjects = [
        { name: `search:address:${address}`, most: searchLimits.address },
        ...(account === undefined ? [] : [{ name: `search:account:${account}`, most: searchLimits.account }]),
      ];
      tellSoon();
      const isTooMuch = subjects.map(({ name, most }) => add(keys.hashLimitSubject(name)) > most).includes(true);
      if (isTooMuch) throw new Problem('too-many-requests', { retryAfter: secondsToNextMinute(now) });
    },

    /** Tells at once what is still untold. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await telling;
      await tell();
    },

    removeOld: (): Promise<void> =>
      repository.removeBefore(new Date(minuteOf(clock()) * searchWindowMs - searchWindowMs)),

    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await telling;
    },
  };
};
