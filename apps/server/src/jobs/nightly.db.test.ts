import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { runNightly } from './nightly';

let database: Database;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
beforeEach(() => database.queries.deleteFrom('job_runs').execute());
afterAll(() => database.close());

const at = (moment: string) => ({ db: database.queries, log, clock: () => new Date(moment) });

test('the tasks of a night are done once, by one of several processes', async () => {
  let count = 0;
  const tasks = { count: async () => void count++ };
  const ran = await Promise.all([1, 2, 3].map(() => runNightly(tasks, at('2026-11-15T02:30:00Z'))));
  expect([ran.filter(Boolean).length, count]).toEqual([1, 1]);
  expect(await runNightly(tasks, at('2026-11-15T20:00:00Z'))).toBe(false);
  expect(await runNightly(tasks, at('2026-11-16T02:30:00Z'))).toBe(true);
  expect(count).toBe(2);
});

test('nothing happens before three o’clock in Berlin', async () => {
  expect(await runNightly({}, at('2026-11-15T01:59:00Z'))).toBe(false);
  expect(await runNightly({}, at('2026-11-15T02:00:00Z'))).toBe(true);
});

test('a task that fails does not keep the others from being done', async () => {
  const done: string[] = [];
  const tasks = {
    first: () => Promise.reject(new Error('database gone')),
    second: async () => void done.push('second'),
  };
  await runNightly(tasks, at('2026-11-15T03:00:00Z'));
  expect(done).toEqual(['second']);
});
