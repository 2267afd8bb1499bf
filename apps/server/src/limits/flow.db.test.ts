import { searchLimits } from '@mediathek/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testKeys, testNow, visitAs } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { flowCounter } from './flow';

let database: Database;
let now = testNow;
const warnings: unknown[] = [];
const open = () =>
  flowCounter(
    database.queries,
    testKeys,
    () => now,
    (error) => warnings.push(error),
  );

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = testNow;
  await database.queries.deleteFrom('request_counts').execute();
});
afterAll(() => database.close());

const statusOf = (work: () => void): number => {
  try {
    work();
    return 200;
  } catch (error) {
    return (error as { status?: number }).status ?? 429;
  }
};
const takeMany = (
  flow: ReturnType<typeof open>,
  who: { account: string | undefined; address: string },
  times: number,
) => Array.from({ length: times }, () => statusOf(() => flow.take(who))).filter((status) => status !== 200).length;

describe('searching', () => {
  test('stops one account after its share of a minute, and others behind the address go on', async () => {
    const flow = open();
    const one = { account: 'one', address: '192.0.2.1' };
    expect(takeMany(flow, one, searchLimits.account)).toBe(0);
    expect(takeMany(flow, one, 1)).toBe(1);
    expect(takeMany(flow, { account: 'two', address: '192.0.2.1' }, 1)).toBe(0);
    now = new Date(testNow.getTime() + 60_000);
    expect(takeMany(flow, one, 1)).toBe(0);
    await flow.stop();
  });

  test('is counted together by all processes, by keyed hashes only', async () => {
    const [first, second] = [open(), open()];
    const one = { account: 'one', address: '192.0.2.2' };
    expect(takeMany(first, one, searchLimits.account)).toBe(0);
    await first.settle();
    expect(takeMany(second, one, 1)).toBe(0);
    await second.settle();
    expect(takeMany(second, one, 1)).toBe(1);
    const rows = await database.queries.selectFrom('request_counts').selectAll().execute();
    expect(rows.map(({ count }) => count).sort()).toEqual([searchLimits.account + 1, searchLimits.account + 1]);
    expect(rows.map(({ subject }) => Buffer.from(subject).toString('latin1')).join()).not.toContain('192.0.2.2');
    await Promise.all([first.stop(), second.stop()]);
    expect(warnings).toEqual([]);
  });

  test('stops an address however many accounts are behind it', async () => {
    const flow = open();
    for (let at = 0; at < searchLimits.address; at += 1) flow.take({ account: String(at), address: '192.0.2.3' });
    expect(takeMany(flow, { account: undefined, address: '192.0.2.3' }, 1)).toBe(1);
    expect(takeMany(flow, { account: undefined, address: '192.0.2.4' }, 1)).toBe(0);
    await flow.stop();
  });

  test('leaves no trace after two minutes', async () => {
    const flow = open();
    flow.take({ account: undefined, address: '192.0.2.5' });
    await flow.settle();
    now = new Date(testNow.getTime() + 60_000);
    await flow.removeOld();
    expect(await database.queries.selectFrom('request_counts').selectAll().execute()).toHaveLength(1);
    now = new Date(testNow.getTime() + 2 * 60_000);
    await flow.removeOld();
    expect(await database.queries.selectFrom('request_counts').selectAll().execute()).toEqual([]);
    await flow.stop();
  });
});

describe('the portal', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp(database, { clock: () => now });
  });
  afterAll(() => app.close());

  test('says how long somebody has to wait who searches too fast', async () => {
    now = new Date(testNow.getTime() + 15_000);
    const visitor = await visitAs(app, 'teacher');
    const search = () => visitor.send({ method: 'GET', url: '/api/v1/media/suggest?q=vulk' });
    expect((await search()).statusCode).not.toBe(429);
    const { id } = await database.queries
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'teacher')
      .executeTakeFirstOrThrow();
    const other = open();
    takeMany(other, { account: id, address: 'elsewhere' }, searchLimits.account);
    await other.settle();
    await other.stop();
    // The portal learns of it when it tells what it has counted itself.
    await expect.poll(async () => (await search()).statusCode, { timeout: 10_000, interval: 200 }).toBe(429);
    const stopped = await search();
    expect([stopped.json().type, stopped.json().retryAfter, stopped.headers['retry-after']]).toEqual([
      '/problems/too-many-requests',
      45,
      '45',
    ]);
    expect((await visitor.send({ method: 'GET', url: '/api/v1/profile' })).statusCode).toBe(200);
  });

  test('counts nothing where limits are off', async () => {
    const free = await buildTestApp(database, { settings: { hasRateLimits: false }, clock: () => now });
    await (await visitAs(free, 'teacher')).send({ method: 'GET', url: '/api/v1/media/suggest?q=vulk' });
    expect(await database.queries.selectFrom('request_counts').selectAll().execute()).toEqual([]);
    await free.close();
  });
});
