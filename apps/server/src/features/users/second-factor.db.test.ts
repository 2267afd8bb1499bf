import { createHmac } from 'node:crypto';
import { decodeBase32, totpCode, totpStep } from '@mediathek/domain';
import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
let now = testNow;
const mailbox = openMailbox();

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now, mailer: mailbox.mailer });
});
beforeEach(async () => {
  now = testNow;
  mailbox.clear();
  for (const table of ['attempts', 'second_factors', 'recovery_codes'] as const) {
    await database.queries.deleteFrom(table).execute();
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** What an authenticator app shows. */
const codeAt = (secret: string, moment = now): string =>
  totpCode((counter) => createHmac('sha1', decodeBase32(secret)).update(counter).digest(), totpStep(moment));

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function setUp(login: DemoLogin, target = app) {
  const visitor = await visitAs(target, login);
  const { secret, uri } = await visitor.call('POST /api/v1/profile/second-factor', {
    body: { password: demoPassword },
  });
  const { recoveryCodes } = await visitor.call('POST /api/v1/profile/second-factor/confirm', {
    body: { code: codeAt(secret) },
  });
  return { visitor, secret, uri, recoveryCodes };
}

async function signIn(login: string, secondFactor?: string, target = app) {
  const visitor = visit(target);
  await visitor.call('GET /api/v1/config/frontend');
  return visitor.send({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { login, password: demoPassword, ...(secondFactor === undefined ? {} : { secondFactor }) },
  });
}
const typeOf = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  response.statusCode < 400 ? '' : JSON.parse(response.body).type,
];

// RFC 6238, appendix B: the last six figures of the codes for the secret 12345678901234567890.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the app of the RFC shows %s', (seconds, expected) => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(seconds * 1000))).toBe(expected);
});

describe('setting up a second factor', () => {
  test('gives a secret, then ten recovery codes for a right code, changes the session, and tells the person', async () => {
    const visitor = await visitAs(app, 'teacher');
    const before = visitor.cookies.get('session');
    const { secret, uri } = await visitor.call('POST /api/v1/profile/second-factor', {
      body: { password: demoPassword },
    });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/localhost:amira.sander%40realschule.example?secret=${secret}&issuer=localhost&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await visitor.call('GET /api/v1/profile/second-factor')).toEqual({
      enabled: false,
      confirmBy: 'password',
      required: false,
      recoveryCodesLeft: 0,
    });
    const { recoveryCodes } = await visitor.call('POST /api/v1/profile/second-factor/confirm', {
      body: { code: codeAt(secret) },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(visitor.cookies.get('session')).not.toBe(before);
    const replay = await app.inject({ url: '/api/v1/user/userinfo', headers: { cookie: `session=${before}` } });
    expect(replay.statusCode).toBe(401);
    expect(await visitor.call('GET /api/v1/profile/second-factor')).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
    await mailbox.arrived('amira.sander@realschule.example', /Zweiter Faktor eingerichtet/);
  });

  test('needs the password and a right code, and ten wrong codes stop it', async () => {
    const visitor = await visitAs(app, 'teacher');
    const begin = { method: 'POST', url: '/api/v1/profile/second-factor' } as const;
    expect(typeOf(await visitor.send({ ...begin, payload: { password: 'wrong' } }))).toEqual([
      403,
      '/problems/password-wrong',
    ]);
    const { secret } = await visitor.call('POST /api/v1/profile/second-factor', { body: { password: demoPassword } });
    const confirm = { method: 'POST', url: '/api/v1/profile/second-factor/confirm' } as const;
    const wrong = codeAt(secret, new Date(now.getTime() + 3_600_000));
    for (let count = 0; count < 10; count++) {
      expect(typeOf(await visitor.send({ ...confirm, payload: { code: wrong } }))).toEqual([
        401,
        '/problems/second-factor-refused',
      ]);
    }
    expect((await visitor.send({ ...confirm, payload: { code: codeAt(secret) } })).statusCode).toBe(429);
  });

  test('keeps secret and recovery codes unreadable', async () => {
    const { secret, recoveryCodes } = await setUp('teacher');
    const [factor] = await database.queries.selectFrom('second_factors').selectAll().execute();
    expect(Buffer.from(factor?.secret_encrypted ?? []).toString('latin1')).not.toContain(secret);
    const codes = await database.queries.selectFrom('recovery_codes').selectAll().execute();
    const stored = codes.map(({ code_hash }) => Buffer.from(code_hash).toString('latin1')).join();
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  test('is not offered to pupils', async () => {
    const visitor = await visitAs(app, 'student');
    expect((await visitor.send({ method: 'GET', url: '/api/v1/profile/second-factor' })).statusCode).toBe(403);
  });

  test('does not replace one that is in force', async () => {
    const { visitor } = await setUp('teacher');
    const again = {
      method: 'POST',
      url: '/api/v1/profile/second-factor',
      payload: { password: demoPassword },
    } as const;
    expect(typeOf(await visitor.send(again))).toEqual([409, '/problems/conflict']);
  });
});

describe('signing in with a second factor', () => {
  test('asks for the code once the password is right, and takes it', async () => {
    const { secret } = await setUp('teacher');
    later(60);
    expect(typeOf(await signIn('teacher'))).toEqual([401, '/problems/second-factor-needed']);
    expect(typeOf(await signIn('teacher', '000000'))).toEqual([401, '/problems/second-factor-refused']);
    expect((await signIn('teacher', codeAt(secret))).statusCode).toBe(200);
  });

  test('refuses a code that was used before, also when two come at once', async () => {
    const { secret } = await setUp('teacher');
    expect(typeOf(await signIn('teacher', codeAt(secret)))).toEqual([401, '/problems/second-factor-refused']);
    later(60);
    const code = codeAt(secret);
    const both = await Promise.all([signIn('teacher', code), signIn('teacher', code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await signIn('teacher', code)).statusCode).toBe(401);
  });

  test('takes each recovery code once, in any spelling', async () => {
    const { recoveryCodes, visitor } = await setUp('teacher');
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('teacher', first.toLowerCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await signIn('teacher', first)).statusCode).toBe(401);
    expect((await signIn('teacher', second)).statusCode).toBe(200);
    expect(await visitor.call('GET /api/v1/profile/second-factor')).toMatchObject({ recoveryCodesLeft: 8 });
    const renewed = await visitor.call('POST /api/v1/profile/second-factor/recovery-codes', {
      body: { password: demoPassword },
    });
    expect((await signIn('teacher', recoveryCodes[2])).statusCode).toBe(401);
    expect((await signIn('teacher', renewed.recoveryCodes[0])).statusCode).toBe(200);
  });

  test('takes nobody else’s recovery code', async () => {
    const { recoveryCodes } = await setUp('teacher');
    await setUp('teacher2');
    expect((await signIn('teacher2', recoveryCodes[0])).statusCode).toBe(401);
  });

  test('stops after ten wrong codes', async () => {
    const { secret } = await setUp('teacher');
    later(60);
    for (let count = 0; count < 10; count++) await signIn('teacher', '000000');
    expect((await signIn('teacher', codeAt(secret))).statusCode).toBe(429);
  });

  test('ends with the second factor, which goes with the password only', async () => {
    const { visitor } = await setUp('teacher');
    const remove = { method: 'DELETE', url: '/api/v1/profile/second-factor' } as const;
    expect((await visitor.send({ ...remove, payload: { password: 'wrong' } })).statusCode).toBe(403);
    expect((await visitor.send({ ...remove, payload: { password: demoPassword } })).statusCode).toBe(204);
    expect((await signIn('teacher')).statusCode).toBe(200);
    expect(await database.queries.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });
});

test('a new password by mail does not replace the second factor', async () => {
  const { secret } = await setUp('teacher2');
  const email = 'deniz.kaplan@gymnasium.example';
  const guest = visit(app);
  await guest.call('GET /api/v1/config/frontend');
  await guest.call('POST /api/v1/auth/password-request', { body: { email } });
  const token = await mailbox.tokenFor(email, /Neues Passwort|new password/i);
  const password = 'vier-hasen-im-gras';
  await guest.call('POST /api/v1/auth/password-reset/new', { body: { token, password } });
  later(60);
  const enter = (secondFactor?: string) =>
    guest.send({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { login: 'teacher2', password, ...(secondFactor === undefined ? {} : { secondFactor }) },
    });
  expect(typeOf(await enter())).toEqual([401, '/problems/second-factor-needed']);
  expect((await enter(codeAt(secret))).statusCode).toBe(200);
});

describe('where it is a duty for administrators', () => {
  let strict: FastifyInstance;
  beforeAll(async () => {
    strict = await buildTestApp(database, { clock: () => now, settings: { REQUIRE_ADMIN_2FA: true } });
  });
  afterAll(() => strict.close());

  test.each(['schooladmin', 'districtadmin'] as const)(
    '%s reaches nothing but the set-up until it is done',
    async (login) => {
      const visitor = await visitAs(strict, login);
      const ask = async (url: string) => typeOf(await visitor.send({ method: 'GET', url }));
      expect(await ask('/api/v1/user/userinfo')).toEqual([200, '']);
      expect(await visitor.call('GET /api/v1/profile/second-factor')).toMatchObject({ required: true, enabled: false });
      expect(await ask('/api/v1/profile')).toEqual([403, '/problems/second-factor-required']);
      expect(await ask('/api/v1/profile/export')).toEqual([403, '/problems/second-factor-required']);
      expect(await ask('/api/v1/admin/registrations')).toEqual([403, '/problems/second-factor-required']);
      const { secret } = await visitor.call('POST /api/v1/profile/second-factor', { body: { password: demoPassword } });
      await visitor.call('POST /api/v1/profile/second-factor/confirm', { body: { code: codeAt(secret) } });
      expect(await ask('/api/v1/profile')).toEqual([200, '']);
      const remove = {
        method: 'DELETE',
        url: '/api/v1/profile/second-factor',
        payload: { password: demoPassword },
      } as const;
      expect(typeOf(await visitor.send(remove))).toEqual([403, '/problems/forbidden']);
    },
  );

  test('teachers are not asked, and administrators can still sign out', async () => {
    const teacher = await visitAs(strict, 'teacher');
    expect((await teacher.send({ method: 'GET', url: '/api/v1/profile' })).statusCode).toBe(200);
    const admin = await visitAs(strict, 'schooladmin');
    expect((await admin.send({ method: 'POST', url: '/api/v1/auth/logout' })).statusCode).toBe(204);
  });
});
