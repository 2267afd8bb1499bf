import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
let now = testNow;
const mailbox = openMailbox();
const newPassword = 'drei-esel-im-nebel';
const email = 'amira.sander@realschule.example';
const day = 24 * 3_600_000;

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

async function send(path: string, payload: object, method: 'POST' | 'PUT' = 'POST', target = app) {
  const visitor = visit(target);
  await visitor.call('GET /api/v1/config/frontend');
  return visitor.send({ method, url: `/api/v1/${path}`, payload });
}
const isSignedIn = async (session: string | undefined) =>
  (await app.inject({ url: '/api/v1/user/userinfo', headers: { cookie: `session=${session}` } })).statusCode === 200;

describe('the profile', () => {
  test('shows a teacher what they may change', async () => {
    const visitor = await visitAs(app, 'teacher');
    expect(await visitor.call('GET /api/v1/profile')).toMatchObject({
      login: 'teacher',
      email,
      pendingEmail: null,
      vorname: 'Amira',
      name: 'Sander',
      role: 'L',
      language: null,
      mayChange: { name: true, email: true, password: true, secondFactor: true, linkedAccounts: false, deletion: true },
      deletionOn: null,
    });
  });

  test('offers a pupil with a code nothing but the language', async () => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    await visitor.call('POST /api/v1/auth/access-code', { body: { code: 'MEDA-THEK-2345' } });
    const { mayChange } = await visitor.call('GET /api/v1/profile');
    expect(Object.values(mayChange)).not.toContain(true);
    expect(await visitor.call('PATCH /api/v1/profile', { body: { language: 'en' } })).toMatchObject({ language: 'en' });
    for (const payload of [{ vorname: 'Max' }, { name: 'Muster' }]) {
      expect((await visitor.send({ method: 'PATCH', url: '/api/v1/profile', payload })).statusCode).toBe(403);
    }
    for (const [method, url, payload] of [
      ['POST', 'profile/email', { email: 'kind@schule.example', password: 'x' }],
      ['PUT', 'profile/password', { old: 'x', password: newPassword }],
      ['POST', 'profile/deletion', { password: 'x' }],
    ] as const) {
      expect((await visitor.send({ method, url: `/api/v1/${url}`, payload })).statusCode).toBe(403);
    }
  });

  test('changes name and language, at once for everybody who asks', async () => {
    const visitor = await visitAs(app, 'teacher');
    const changed = await visitor.call('PATCH /api/v1/profile', { body: { name: ' Sander-Weiß ', language: 'en' } });
    expect(changed).toMatchObject({ vorname: 'Amira', name: 'Sander-Weiß', language: 'en' });
    expect(await visitor.call('GET /api/v1/user/userinfo')).toMatchObject({ name: 'Sander-Weiß' });
    await visitor.call('PATCH /api/v1/profile', { body: { name: 'Sander', language: 'de' } });
  });

  test.each([{ name: '' }, { name: 'x'.repeat(101) }, { language: 'fr' }, { email: 'a@b.example' }])(
    'does not take %o',
    async (payload) => {
      const visitor = await visitAs(app, 'teacher');
      expect((await visitor.send({ method: 'PATCH', url: '/api/v1/profile', payload })).statusCode).toBe(400);
    },
  );
});

describe('another e-mail address', () => {
  test('counts once its link was followed; the old one is told', async () => {
    const visitor = await visitAs(app, 'teacher');
    const body = { email: 'a.sander@neu.example', password: demoPassword };
    await visitor.call('POST /api/v1/profile/email', { body });
    const token = await mailbox.tokenFor('a.sander@neu.example');
    expect(await visitor.call('GET /api/v1/profile')).toMatchObject({ email, pendingEmail: 'a.sander@neu.example' });
    expect((await send('profile/email/confirm', { token })).statusCode).toBe(204);
    expect(await visitor.call('GET /api/v1/profile')).toMatchObject({
      email: 'a.sander@neu.example',
      pendingEmail: null,
    });
    expect((await mailbox.arrived(email, /geändert/)).text).toContain('a.sander@neu.example');
    expect((await send('profile/email/confirm', { token })).json().type).toBe('/problems/token-invalid');
    await database.queries.updateTable('users').set({ email }).where('login', '=', 'teacher').execute();
  });

  test('needs the password', async () => {
    const visitor = await visitAs(app, 'teacher');
    const payload = { email: 'a.sander@neu.example', password: 'wrong' };
    const response = await visitor.send({ method: 'POST', url: '/api/v1/profile/email', payload });
    expect(response.json().type).toBe('/problems/password-wrong');
  });

  test('of somebody else is not told apart from a free one, and is never taken', async () => {
    const visitor = await visitAs(app, 'teacher');
    const body = { email: 'DENIZ.kaplan@gymnasium.example', password: demoPassword };
    await visitor.call('POST /api/v1/profile/email', { body });
    const mail = await mailbox.arrived('DENIZ.kaplan@gymnasium.example');
    expect(mail.text).not.toContain('token');
    expect(await visitor.call('GET /api/v1/profile')).toMatchObject({ pendingEmail: null });
  });

  test('that became somebody else’s after the mail was sent is refused', async () => {
    const visitor = await visitAs(app, 'teacher');
    await visitor.call('POST /api/v1/profile/email', { body: { email: 'zwei@neu.example', password: demoPassword } });
    const token = await mailbox.tokenFor('zwei@neu.example');
    const teacher2 = database.queries.updateTable('users').where('login', '=', 'teacher2');
    await teacher2.set({ email: 'Zwei@neu.example' }).execute();
    expect((await send('profile/email/confirm', { token })).json().type).toBe('/problems/token-invalid');
    await teacher2.set({ email: 'deniz.kaplan@gymnasium.example' }).execute();
  });
});

describe('another password', () => {
  test('needs the old one, ends all other sessions, renews this one, and tells the person', async () => {
    const other = await visitAs(app, 'teacher3');
    const visitor = await visitAs(app, 'teacher3');
    const before = visitor.cookies.get('session');
    const change = (body: object) => visitor.send({ method: 'PUT', url: '/api/v1/profile/password', payload: body });
    expect((await change({ old: 'wrong', password: newPassword })).json().type).toBe('/problems/password-wrong');
    expect((await change({ old: demoPassword, password: 'sommer2026' })).json().type).toBe('/problems/password-unfit');
    expect((await change({ old: demoPassword, password: newPassword })).statusCode).toBe(204);
    expect(await isSignedIn(other.cookies.get('session'))).toBe(false);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
    expect((await send('auth/login', { login: 'teacher3', password: demoPassword })).statusCode).toBe(401);
    expect((await send('auth/login', { login: 'teacher3', password: newPassword })).statusCode).toBe(200);
    await mailbox.arrived('florian.tietjen@seetal.example', /geändert/);
  });

  test('is not offered where the operator forbids it', async () => {
    const fixed = await buildTestApp(database, { config: { DisableAccountChangePW: true } });
    const visitor = await visitAs(fixed, 'teacher');
    const payload = { old: demoPassword, password: newPassword };
    expect((await visitor.send({ method: 'PUT', url: '/api/v1/profile/password', payload })).statusCode).toBe(403);
    expect((await visitor.call('GET /api/v1/profile')).mayChange.password).toBe(false);
    await fixed.close();
  });

  test('cannot be guessed: ten wrong old ones stop it', async () => {
    const visitor = await visitAs(app, 'teacher');
    const attempt = (old: string) =>
      visitor.send({ method: 'PUT', url: '/api/v1/profile/password', payload: { old, password: newPassword } });
    for (let count = 0; count < 10; count++) expect((await attempt('wrong')).statusCode).toBe(403);
    const stopped = await attempt(demoPassword);
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '900']);
  });
});

describe('one’s own data', () => {
  test('come as one document: account, sessions, lists, bookmarks, and no secret', async () => {
    const visitor = await visitAs(app, 'teacher');
    const { exportedAt, sections } = await visitor.call('GET /api/v1/profile/export');
    expect(exportedAt).toBe(testNow.toISOString());
    expect(sections.account).toMatchObject([{ login: 'teacher', email, given_name: 'Amira' }]);
    expect(sections.lists?.length).toBeGreaterThan(0);
    expect(sections.listEntries?.length).toBeGreaterThan(0);
    expect(sections.bookmarks?.[0]).toHaveProperty('fn_titel');
    const text = JSON.stringify(sections);
    expect(text).not.toMatch(/argon2|hash|encrypted/);
    expect(text).not.toContain('Kaplan');
  });
});

describe('deleting one’s account', () => {
  const userRow = (login: string) =>
    database.queries.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();

  test('happens after two weeks, with everything that hangs on it', async () => {
    const visitor = await visitAs(app, 'teacher2');
    const other = await visitAs(app, 'teacher2');
    const { deletionOn } = await visitor.call('POST /api/v1/profile/deletion', { body: { password: demoPassword } });
    expect(deletionOn).toBe(new Date(testNow.getTime() + 14 * day).toISOString());
    expect(await isSignedIn(other.cookies.get('session'))).toBe(false);
    expect((await mailbox.arrived('deniz.kaplan@gymnasium.example', /gelöscht/)).text).toContain('29. November 2026');
    expect(await visitor.call('GET /api/v1/profile')).toMatchObject({ deletionOn });
  });

  test('is taken back by a click, or by signing in', async () => {
    const visitor = await visitAs(app, 'teacher2');
    expect((await visitor.call('GET /api/v1/profile')).deletionOn).toBe(null);
    await mailbox.arrived('deniz.kaplan@gymnasium.example', /bleibt/);
    await visitor.call('POST /api/v1/profile/deletion', { body: { password: demoPassword } });
    await visitor.call('DELETE /api/v1/profile/deletion');
    expect((await visitor.call('GET /api/v1/profile')).deletionOn).toBe(null);
  });

  test('needs the password', async () => {
    const visitor = await visitAs(app, 'teacher');
    const attempt = { method: 'POST', url: '/api/v1/profile/deletion', payload: { password: 'wrong' } } as const;
    expect((await visitor.send(attempt)).statusCode).toBe(403);
    expect((await userRow('teacher'))?.deletion_requested_at).toBe(null);
  });

  test('is refused to the last administrator of a district', async () => {
    const visitor = await visitAs(app, 'districtadmin2');
    const attempt = { method: 'POST', url: '/api/v1/profile/deletion', payload: { password: demoPassword } } as const;
    expect((await visitor.send(attempt)).json().type).toBe('/problems/last-administrator');
  });
});
