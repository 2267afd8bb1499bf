import { berlinDay } from '@mediathek/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../adapters/database/database';
import { jobRepository } from './job-repository';

interface Dependencies {
  db: Queries;
  clock: () => Date;
  log: FastifyBaseLogger;
}

const lookEveryMs = 10 * 60 * 1000;
const hourInBerlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

/** At night nobody waits for the database; a process that was off at three catches up when it is on again. */
const isNightOver = (now: Date): boolean => Number(hourInBerlin.format(now)) >= 3;

/** Runs every task of a night once, in one process, also where one of them fails; says whether it was this process. */
export async function runNightly(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  { db, clock, log }: Dependencies,
): Promise<boolean> {
  const now = clock();
  if (!isNightOver(now) || !(await jobRepository(db).take('deadlines', berlinDay(now)))) return false;
  for (const [name, task] of Object.entries(tasks)) {
    try {
      await task();
    } catch (err) {
      log.error({ err, task: name }, 'a nightly task failed');
    }
  }
  return true;
}

/** Looks every few minutes whether the tasks of this night are still to be done. Gives the way to stop it. */
export function startNightly(
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
  dependencies: Dependencies,
): () => void {
  const look = () =>
    void runNightly(tasks, dependencies).catch((err) => dependencies.log.error({ err }, 'the nightly job failed'));
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
