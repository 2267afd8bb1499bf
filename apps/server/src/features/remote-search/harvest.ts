import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import type { AskOutside } from '../../adapters/outside/ask-outside';
import { harvestRepository } from './harvest-repository';
import { askForPage, TokenForgottenError } from './oai-harvest';
import type { Source, SourceOf } from './source-settings';

interface Dependencies {
  database: Database;
  sources: readonly Source[];
  ask: AskOutside;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Between two pages, so that no repository is pressed. */
  pauseMs?: number;
}

const hourMs = 3_600_000;
/** A process that dies in the middle of a harvest is given up after this long. */
const busyMs = 10 * 60_000;
const longestPauseMs = 24 * hourMs;
const lookEveryMs = 60_000;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** Fetches the records of repositories that cannot be searched themselves, page by page, from time to time. */
export function harvester({ database, sources, ask, clock, log, pauseMs = 500 }: Dependencies) {
  const harvested = sources.filter((source): source is SourceOf<'oai'> => source.kind === 'oai');
  const db = database.queries;
  let isStopped = false;

  async function harvest(source: SourceOf<'oai'>): Promise<void> {
    const now = clock();
    const state = await harvestRepository(db).take({ sourceId: source.id, now, busyUntil: later(now, busyMs) });
    if (!state) return;
    const { startedAt, completeFrom } = state;
    let { token } = state;
    let kept = await harvestRepository(db).count(source.id);
    try {
      do {
        const page = await askForPage(ask, source, { token, from: completeFrom });
        // The same token again would lead around in a circle.
        token = page.token === token ? undefined : page.token;
        await db.transaction().execute((within) =>
          harvestRepository(within).keepPage({
            ...{ sourceId: source.id, records: page.records, removed: page.removed, token },
            ...{ now: clock(), busyUntil: later(clock(), busyMs) },
          }),
        );
        kept += page.records.length;
        if (kept > source.mostRecords) {
          log.warn(
            { source: source.id, most: source.mostRecords },
            'a harvest is cut off at its largest number of records',
          );
          token = undefined;
        }
        if (token !== undefined) await wait(pauseMs);
      } while (token !== undefined && !isStopped);
      if (isStopped && token !== undefined) return;
      const nextAt = later(clock(), source.everyHours * hourMs);
      const isWhole = completeFrom === undefined && kept <= source.mostRecords;
      await harvestRepository(db).finish({ sourceId: source.id, startedAt, nextAt, isWhole });
    } catch (err) {
      const failures = state.failures + 1;
      const nextAt = later(clock(), Math.min(busyMs * 2 ** (failures - 1), longestPauseMs));
      const isAnew = err instanceof TokenForgottenError;
      await harvestRepository(db).postpone({ sourceId: source.id, nextAt, failures, isAnew });
      log.warn({ err, source: source.id }, 'a harvest failed and is tried again later');
    }
  }

  const runDue = (): Promise<void> =>
    asSystem(async () => {
      for (const source of harvested) if (!isStopped) await harvest(source);
    });

  /** Begins to look after all harvests. Gives the way to stop it. */
  function start(): () => Promise<void> {
    if (harvested.length === 0) return async () => {};
    let running = asSystem(() => harvestRepository(db).keepOnly(harvested.map(({ id }) => id))).then(runDue);
    const guarded = () => {
      running = running.catch((err: unknown) => log.error({ err }, 'harvesting failed'));
    };
    guarded();
    const timer = setInterval(() => {
      running = running.then(runDue);
      guarded();
    }, lookEveryMs);
    timer.unref();
    return async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, wait(1000)]);
    };
  }

  return { runDue, start };
}
