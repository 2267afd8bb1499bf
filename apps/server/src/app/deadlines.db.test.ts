import cookie from '@fastify/cookie';
import { describeDevice } from '@mediathek/domain';
import { demoConfig } from '@mediathek/fixtures';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testKeys, testNow } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { setupService } from '../features/setup/setup';
import { sessionService } from '../features/users/sessions';
import { composeAccounts } from './accounts';

let database: Database;
let accounts: ReturnType<typeof composeAccounts>;
let now = testNow;
const clock = () => now;
const day = 24 * 3_600_000;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await openTestDatabase();
  const app = Fastify();
  await app.register(cookie);
  accounts = composeAccounts(app, {
    settings: { PUBLIC_URL: 'http://localhost:3000', isSecure: false, hasRateLimits: true, REQUIRE_ADMIN_2FA: false },
    config: demoConfig,
    database,
    mailer: { send: async () => {}, close: () => {} },
    keys: testKeys,
    clock,
    log,
    setup: setupService(database.queries, demoConfig, log),
  });
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

const after = async (milliseconds: number, deadline: keyof typeof accounts.deadlines) => {
  now = new Date(testNow.getTime() + milliseconds);
  await accounts.deadlines[deadline]();
  now = testNow;
};
const count = async (table: 'users' | 'lists' | 'sessions' | 'registrations' | 'outbox') =>
  (await database.queries.selectFrom(table).selectAll().execute()).length;

test('an account goes two weeks after its person asked, not a moment earlier, with lists and sessions', async () => {
  const { id } = await database.queries
    .updateTable('users')
    .set({ deletion_requested_at: testNow })
    .where('login', '=', 'teacher')
    .returning('id')
    .executeTakeFirstOrThrow();
  await sessionService(database.queries, clock).begin(id, '', describeDevice(''));
  const [users, lists] = [await count('users'), await count('lists')];
  await after(14 * day - 1, 'account-deletion');
  expect(await count('users')).toBe(users);
  await after(14 * day, 'account-deletion');
  expect(await count('users')).toBe(users - 1);
  expect(await count('lists')).toBeLessThan(lists);
  expect(await count('sessions')).toBe(0);
});

test('an application goes after two days without confirmation, 90 without decision, 30 after the decision', async () => {
  const application = {
    email: 'a@b.example',
    given_name: 'A',
    family_name: 'B',
    password_hash: 'x',
    language: 'de' as const,
    created_at: testNow,
  };
  await database.queries
    .insertInto('registrations')
    .values([
      application,
      { ...application, confirmed_at: testNow },
      { ...application, confirmed_at: testNow, decision: 'refused', decided_at: testNow },
    ])
    .execute();
  for (const [days, left] of [
    [1.9, 3],
    [2, 2],
    [29.9, 2],
    [30, 1],
    [89.9, 1],
    [90, 0],
  ] as const) {
    await after(days * day, 'application-end');
    expect([days, await count('registrations')]).toEqual([days, left]);
  }
});

test('the trace of a mail goes thirty days after it was sent; what waits stays', async () => {
  const letter = { kind: 'notice', created_at: testNow, next_attempt_at: testNow };
  await database.queries
    .insertInto('outbox')
    .values([{ ...letter, sent_at: testNow }, { ...letter, failed_at: testNow }, letter])
    .execute();
  await after(30 * day - 1, 'mail-sent');
  expect(await count('outbox')).toBe(3);
  await after(30 * day, 'mail-sent');
  expect(await count('outbox')).toBe(1);
});
