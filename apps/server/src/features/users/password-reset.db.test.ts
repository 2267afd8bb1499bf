import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
let now = testNow;
const minute = 60_000;
const mailbox = openMailbox();
const email = 'deniz.kaplan@gymnasium.example';

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now, mailer: mailbox.mailer });
});
beforeEach(async () => {
  now = testNow;
  mailbox.clear();
  await database.queries.deleteFrom('attempts').execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function guest(target = app) {
  const visitor = visit(target);
  await visitor.call('GET /api/v1/config/frontend');
  return visitor;
}
const post = async (path: string, payload: object, target = app) =>
  (await guest(target)).send({ method: 'POST', url: `/api/v1/auth/${path}`, payload });
const signIn = (login: string, password: string) => post('login', { login, password });

async function askForLink(): Promise<string> {
  await post('password-request', { email });
  return mailbox.tokenFor(email);
}

describe('asking for a new password', () => {
  test.each(['deniz.kaplan@gymnasium.example', 'DENIZ.KAPLAN@gymnasium.example', 'teacher2'])(
    'sends a link to the account of %s',
    async (login) => {
      expect((await post('password-request', { email: login })).statusCode).toBe(204);
      const mail = await mailbox.arrived(email);
      expect(mail.text).toMatch(/http:\/\/localhost:3000\/login\/password-reset\/confirm#token=[\w-]{43}\n/);
      expect(mail.html).toContain('Guten Tag Deniz Kaplan,');
    },
  );

  test('answers the same for an unknown address, does the same work, and sends nothing', async () => {
    const queries: string[] = [];
    const known = await post('password-request', { email });
    await mailbox.arrived(email);
    const before = await database.queries.selectFrom('outbox').selectAll().execute();
    const unknown = await post('password-request', { email: 'niemand@gymnasium.example' });
    const after = await database.queries.selectFrom('outbox').selectAll().execute();
    queries.push(...after.map(({ kind }) => kind));
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    // One letter either way: only whoever sends it finds out that there is nobody to send it to.
    expect(after.length).toBe(before.length + 1);
    await vi.waitFor(async () => {
      const waiting = await database.queries.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
      expect(waiting).toEqual([]);
    });
    expect(mailbox.mails.map(({ to }) => to)).toEqual([email]);
  });

  test('sends nothing to a disabled account', async () => {
    await database.queries.updateTable('users').set({ disabled_at: testNow }).where('email', '=', email).execute();
    await post('password-request', { email });
    await vi.waitFor(async () => {
      const row = await database.queries.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      expect(row).toEqual([]);
    });
    expect(mailbox.mails).toEqual([]);
    await database.queries.updateTable('users').set({ disabled_at: null }).where('email', '=', email).execute();
  });

  test('stops after three letters to one address in a quarter of an hour, known or not, and says how long', async () => {
    for (const address of [email, 'niemand@gymnasium.example']) {
      for (let count = 1; count <= 3; count++) {
        expect((await post('password-request', { email: address })).statusCode).toBe(204);
      }
      const stopped = await post('password-request', { email: address });
      expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '900']);
    }
  });

  test('is written in the language of the person, or of the page where they chose none', async () => {
    const visitor = await guest();
    visitor.cookies.set('lang', 'en');
    await visitor.send({ method: 'POST', url: '/api/v1/auth/password-request', payload: { email } });
    expect((await mailbox.arrived(email)).subject).toBe('Hohenfeld Media Centre: Set a new password');
    await database.queries.updateTable('users').set({ language: 'de' }).where('email', '=', email).execute();
    mailbox.clear();
    await visitor.send({ method: 'POST', url: '/api/v1/auth/password-request', payload: { email } });
    expect((await mailbox.arrived(email)).subject).toMatch(/: Neues Passwort festlegen$/);
    await database.queries.updateTable('users').set({ language: null }).where('email', '=', email).execute();
  });

  test('is not taken where passwords are looked after elsewhere', async () => {
    const elsewhere = await buildTestApp(database, { config: { PasswordResetURL: 'https://passwords.example' } });
    expect((await post('password-request', { email }, elsewhere)).statusCode).toBe(403);
    expect((await post('password-reset/confirm', { token: 'A'.repeat(43) }, elsewhere)).statusCode).toBe(403);
    await elsewhere.close();
  });
});

describe('the link', () => {
  test('is known to the database by its hash only', async () => {
    const token = await askForLink();
    const rows = await database.queries.selectFrom('one_time_tokens').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => Buffer.from(row.token_hash).toString('latin1')))).not.toContain(token);
    const letters = await database.queries.selectFrom('outbox').select('letter_encrypted').execute();
    expect(letters.filter(({ letter_encrypted }) => letter_encrypted !== null)).toEqual([]);
  });

  test('works for thirty minutes', async () => {
    const token = await askForLink();
    now = new Date(testNow.getTime() + 30 * minute - 1);
    expect((await post('password-reset/confirm', { token })).statusCode).toBe(204);
    now = new Date(testNow.getTime() + 30 * minute);
    const late = await post('password-reset/confirm', { token });
    expect([late.statusCode, late.json().type]).toEqual([403, '/problems/token-invalid']);
    expect((await post('password-reset/new', { token, password: 'drei-esel-im-nebel' })).statusCode).toBe(403);
  });

  test('takes the place of the one before', async () => {
    const first = await askForLink();
    mailbox.clear();
    const second = await askForLink();
    expect((await post('password-reset/confirm', { token: first })).statusCode).toBe(403);
    expect((await post('password-reset/confirm', { token: second })).statusCode).toBe(204);
  });

  test.each([
    ['seven characters', 'xq7mkwp', 'too-short'],
    ['129 characters', 'x7'.repeat(64).concat('y'), 'too-long'],
    ['a common word', 'Passwort2026', 'common'],
  ])('does not set a password of %s, and still works afterwards', async (_, password, detail) => {
    const token = await askForLink();
    const refused = await post('password-reset/new', { token, password });
    expect([refused.statusCode, refused.json().type]).toEqual([400, '/problems/password-unfit']);
    expect(refused.json().errors).toEqual([{ parameter: 'password', detail }]);
    expect((await post('password-reset/confirm', { token })).statusCode).toBe(204);
  });

  test('sets a password once, ends every session, tells the person, and leaves the old password useless', async () => {
    const elsewhere = await visitAs(app, 'teacher2');
    const token = await askForLink();
    const results = await Promise.all(
      ['drei-esel-im-nebel', 'vier-esel-im-nebel'].map((password) => post('password-reset/new', { token, password })),
    );
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    const won = results[0]?.statusCode === 204 ? 'drei-esel-im-nebel' : 'vier-esel-im-nebel';
    expect((await elsewhere.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
    expect((await signIn('teacher2', demoPassword)).statusCode).toBe(401);
    expect((await signIn('teacher2', won)).statusCode).toBe(200);
    await mailbox.arrived(email, /geändert/);
  });

  test('cannot be guessed: sixty wrong ones from one address have to wait', async () => {
    const visitor = await guest();
    const wrong = { method: 'POST', url: '/api/v1/auth/password-reset/confirm' } as const;
    for (let count = 0; count < 60; count++) {
      await visitor.send({ ...wrong, payload: { token: String(count).padStart(43, 'A') } });
    }
    const stopped = await visitor.send({ ...wrong, payload: { token: 'B'.repeat(43) } });
    expect(stopped.statusCode).toBe(429);
  });
});
