import { describeDevice, type UserInfo } from '@mediathek/domain';
import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testKeys, testNow, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { attemptCounter } from '../../limits/limits';
import { sessionService } from './sessions';

let database: Database;
let app: FastifyInstance;
let now = testNow;
const minute = 60_000;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function begin(target = app) {
  const visitor = visit(target);
  await visitor.call('GET /api/v1/config/frontend');
  return visitor;
}

const signIn = async (payload: object, target = app) =>
  (await begin(target)).send({ method: 'POST', url: '/api/v1/auth/login', payload });

describe('userinfo', () => {
  test('is 401 for a guest', async () => {
    const response = await visit(app).send({ method: 'GET', url: '/api/v1/user/userinfo' });
    expect([response.statusCode, response.json().type]).toEqual([401, '/problems/not-signed-in']);
  });

  test('has exactly the fields of the specification', async () => {
    const visitor = await visitAs(app, 'teacher');
    const info = await visitor.call('GET /api/v1/user/userinfo');
    const fields: (keyof UserInfo)[] = [
      'district_admin',
      'email',
      'klassenID',
      'name',
      'role',
      'school_admin',
      'school_id',
      'schulname',
      'shared_classes',
      'show_jitsi',
      'vorname',
    ];
    expect(Object.keys(info).sort()).toEqual(fields);
    expect(info).toMatchObject({
      role: 'L',
      school_admin: 0,
      district_admin: 0,
      vorname: 'Amira',
      name: 'Sander',
      school_id: 'realschule-hohenfeld',
    });
  });

  test.each([
    ['teacher', { role: 'L', school_admin: 0, district_admin: 0 }],
    ['student', { role: 'S', school_admin: 0, district_admin: 0, vorname: '', name: '', email: '' }],
    ['schooladmin', { role: 'L', school_admin: 1, district_admin: 0 }],
    ['districtadmin', { role: 'L', school_admin: 0, district_admin: 1 }],
    ['teacher2', { role: 'L', school_id: 'gymnasium-lindach' }],
    ['schooladmin2', { school_admin: 1, school_id: 'gymnasium-lindach' }],
    ['teacher3', { role: 'L', school_id: 'gemeinschaftsschule-seetal' }],
    ['districtadmin2', { district_admin: 1, school_id: 'gemeinschaftsschule-seetal' }],
  ] as const)('tells that %s is %o', async (login, expected) => {
    const visitor = await visitAs(app, login);
    expect(await visitor.call('GET /api/v1/user/userinfo')).toMatchObject(expected);
  });
});

describe('signing in', () => {
  test.each([
    ['with the user name in capitals', { login: 'TEACHER', password: demoPassword }],
    ['with the e-mail address', { login: 'amira.sander@realschule.example', password: demoPassword }],
    ['with blanks around the user name', { login: ' teacher ', password: demoPassword }],
  ])('works %s', async (_, payload) => {
    const response = await signIn(payload);
    expect([response.statusCode, response.json().name]).toEqual([200, 'Sander']);
  });

  test('refuses a wrong password and an unknown account with the same answer', async () => {
    const [wrong, unknown] = [
      await signIn({ login: 'teacher', password: 'x' }),
      await signIn({ login: 'nobody', password: 'x' }),
    ];
    const without = ({ instance: _, ...rest }: Record<string, unknown>) => rest;
    expect(wrong.statusCode).toBe(401);
    expect(without(wrong.json())).toEqual(without(unknown.json()));
  });

  test('opens a new session and ends the one before', async () => {
    const visitor = await begin();
    const planted = visitor.cookies.get('session');
    await visitor.call('POST /api/v1/auth/login', { body: { login: 'teacher', password: demoPassword } });
    const first = visitor.cookies.get('session');
    expect(first).not.toBe(planted);
    await visitor.call('POST /api/v1/auth/login', { body: { login: 'teacher', password: demoPassword } });
    const replay = await app.inject({
      method: 'GET',
      url: '/api/v1/user/userinfo',
      headers: { cookie: `session=${first}` },
    });
    expect(replay.statusCode).toBe(401);
  });

  test('never takes a session id that a guest brought along', async () => {
    const planted = `u.${'A'.repeat(43)}`;
    const response = await app.inject({
      method: 'GET',
      url: '/api/v1/user/userinfo',
      headers: { cookie: `session=${planted}` },
    });
    expect(response.statusCode).toBe(401);
  });

  test('ends within a second when the account is disabled', async () => {
    const visitor = await visitAs(app, 'teacher3');
    expect((await visitor.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 1000);
    await database.queries.updateTable('users').set({ disabled_at: testNow }).where('login', '=', 'teacher3').execute();
    expect((await visitor.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
    expect((await signIn({ login: 'teacher3', password: demoPassword })).statusCode).toBe(401);
    await database.queries.updateTable('users').set({ disabled_at: null }).where('login', '=', 'teacher3').execute();
    now = testNow;
  });

  test('keeps only a hash of the session', async () => {
    const visitor = await visitAs(app, 'teacher');
    const rows = await database.queries.selectFrom('sessions').select('id_hash').execute();
    const stored = rows.map(({ id_hash }) => Buffer.from(id_hash).toString('latin1')).join();
    expect(stored).not.toContain(String(visitor.cookies.get('session')).slice(2));
  });
});

describe('where the switches ask for more', () => {
  test('the school number has to fit too', async () => {
    const asking = await buildTestApp(database, { config: { LoginSchulnummer: true } });
    const { school_number } = await database.queries
      .selectFrom('schools')
      .select('school_number')
      .where('id', '=', 'realschule-hohenfeld')
      .executeTakeFirstOrThrow();
    const account = { login: 'teacher', password: demoPassword };
    expect((await signIn(account, asking)).statusCode).toBe(401);
    expect((await signIn({ ...account, schoolNumber: '00000000' }, asking)).statusCode).toBe(401);
    expect((await signIn({ ...account, schoolNumber: ` ${school_number} ` }, asking)).statusCode).toBe(200);
    await asking.close();
  });

  test('the borrower code has to fit too, for accounts that have one', async () => {
    const asking = await buildTestApp(database, { config: { LoginEntleiherCode: true } });
    await database.queries
      .updateTable('users')
      .set({ borrower_code: 'E-77' })
      .where('login', '=', 'teacher2')
      .execute();
    const account = { login: 'teacher2', password: demoPassword };
    expect((await signIn(account, asking)).statusCode).toBe(401);
    expect((await signIn({ ...account, borrowerCode: 'E-77' }, asking)).statusCode).toBe(200);
    await asking.close();
  });
});

describe('guessing', () => {
  test('stops after ten wrong passwords for one account, says how long, and goes on after a quarter of an hour', async () => {
    const wrong = { login: 'districtadmin2', password: 'wrong' };
    for (let attempt = 1; attempt <= 10; attempt++) expect((await signIn(wrong)).statusCode).toBe(401);
    const stopped = await signIn({ login: 'districtadmin2', password: demoPassword });
    expect([stopped.statusCode, stopped.json().type, stopped.headers['retry-after']]).toEqual([
      429,
      '/problems/too-many-requests',
      '900',
    ]);
    expect((await signIn({ login: 'teacher', password: demoPassword })).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 15 * minute);
    expect((await signIn({ login: 'districtadmin2', password: demoPassword })).statusCode).toBe(200);
    now = testNow;
  });

  test('is not counted where limits are off', async () => {
    const open = await buildTestApp(database, { settings: { hasRateLimits: false } });
    for (let attempt = 1; attempt <= 11; attempt++) {
      expect((await signIn({ login: 'schooladmin2', password: 'wrong' }, open)).statusCode).toBe(401);
    }
    await open.close();
  });
});

describe('an access code', () => {
  const withCode = async (code: string, target = app) =>
    (await begin(target)).send({ method: 'POST', url: '/api/v1/auth/access-code', payload: { code } });

  test.each(['MEDA-THEK-2345', 'medathek2345', ' meda thek 2345 ', 'MEDA–THEK–2345'])(
    'lets a pupil in as %s',
    async (code) => {
      const response = await withCode(code);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ role: 'S', vorname: '', name: '', email: '' });
    },
  );

  test.each([
    ['unknown', 'AAAA-BBBB-CCCC'],
    ['too short', 'MEDA'],
    ['with letters that no code has', 'MEDA-THEK-2340'],
    ['empty but for dashes', '---'],
  ])('that is %s is refused in the same words', async (_, code) => {
    const response = await withCode(code);
    expect([response.statusCode, response.json().type]).toEqual([401, '/problems/sign-in-refused']);
  });

  test('works to the end of the school year and not a day longer', async () => {
    now = new Date('2027-07-31T21:59:00Z'); // one minute before midnight in Berlin
    expect((await withCode('MEDA-THEK-2345')).statusCode).toBe(200);
    now = new Date('2027-07-31T22:00:00Z');
    expect((await withCode('MEDA-THEK-2345')).statusCode).toBe(401);
    now = testNow;
  });

  test('stops working when it is revoked', async () => {
    const [code] = await database.queries.selectFrom('access_codes').selectAll().execute();
    const clear = testKeys.decrypt(code?.code_encrypted ?? Buffer.alloc(0));
    await database.queries
      .updateTable('access_codes')
      .set({ revoked_at: testNow })
      .where('id', '=', code?.id ?? '')
      .execute();
    expect((await withCode(clear)).statusCode).toBe(401);
    await database.queries
      .updateTable('access_codes')
      .set({ revoked_at: null })
      .where('id', '=', code?.id ?? '')
      .execute();
  });
});

describe('signing out', () => {
  test('ends the session everywhere and leaves a guest who can sign in again', async () => {
    const visitor = await visitAs(app, 'teacher');
    const session = visitor.cookies.get('session');
    await visitor.call('POST /api/v1/auth/logout');
    const replay = await app.inject({
      method: 'GET',
      url: '/api/v1/user/userinfo',
      headers: { cookie: `session=${session}` },
    });
    expect(replay.statusCode).toBe(401);
    expect(visitor.cookies.get('session')).toMatch(/^g\./);
    await visitor.call('POST /api/v1/auth/login', { body: { login: 'teacher', password: demoPassword } });
  });

  test('is no error for a guest', async () => {
    const response = await (await begin()).send({ method: 'POST', url: '/api/v1/auth/logout' });
    expect(response.statusCode).toBe(204);
  });
});

describe('the view', () => {
  test('changes between advanced and simple for a school administrator', async () => {
    const visitor = await visitAs(app, 'schooladmin');
    expect(await visitor.call('PUT /api/v1/user/view', { body: { school_admin: 2 } })).toMatchObject({
      school_admin: 2,
    });
    expect(await visitor.call('GET /api/v1/user/userinfo')).toMatchObject({ school_admin: 2 });
    expect(await visitor.call('PUT /api/v1/user/view', { body: { school_admin: 1 } })).toMatchObject({
      school_admin: 1,
    });
  });

  test.each([
    ['guest', 401],
    ['student', 403],
    ['teacher', 403],
    ['districtadmin', 403],
  ] as const)('of a %s cannot be changed (%i)', async (role, status) => {
    const visitor = role === 'guest' ? await begin() : await visitAs(app, role);
    const response = await visitor.send({ method: 'PUT', url: '/api/v1/user/view', payload: { school_admin: 1 } });
    expect(response.statusCode).toBe(status);
  });

  test.each([0, 3, '1', null])('cannot be set to %o', async (view) => {
    const visitor = await visitAs(app, 'schooladmin');
    const response = await visitor.send({ method: 'PUT', url: '/api/v1/user/view', payload: { school_admin: view } });
    expect([response.statusCode, response.json().errors[0].parameter]).toEqual([400, 'school_admin']);
  });
});

describe('what has run out', () => {
  test('is removed: sessions at their end, counted failures after a quarter of an hour', async () => {
    const own = await openTestDatabase();
    const sessions = sessionService(own.queries, () => now);
    const [user] = await own.queries.selectFrom('users').select('id').limit(1).execute();
    await sessions.begin(user?.id ?? '', '', describeDevice(''));
    const limits = attemptCounter(own.queries, testKeys, () => now);
    await limits.record('sign-in', { account: 'teacher', address: '192.0.2.1' });

    now = new Date(testNow.getTime() + 15 * minute - 1);
    await Promise.all([sessions.removeExpired(), limits.removeOld()]);
    const count = async (table: 'sessions' | 'attempts') =>
      (await own.queries.selectFrom(table).selectAll().execute()).length;
    expect([await count('sessions'), await count('attempts')]).toEqual([1, 2]);
    now = new Date(testNow.getTime() + 12 * 60 * minute);
    await Promise.all([sessions.removeExpired(), limits.removeOld()]);
    expect([await count('sessions'), await count('attempts')]).toEqual([0, 0]);
    now = testNow;
    await own.close();
  });
});
