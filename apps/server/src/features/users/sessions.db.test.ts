import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, testWorld, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { sessionService } from './sessions';

let database: Database;
let app: FastifyInstance;
let now = testNow;
const hour = 3_600_000;
const day = 24 * hour;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now });
});
beforeEach(async () => {
  now = testNow;
  await database.queries.deleteFrom('sessions').execute();
  await database.queries.deleteFrom('attempts').execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function signIn(payload: object, headers: Record<string, string> = {}) {
  const visitor = visit(app);
  await visitor.call('GET /api/v1/config/frontend');
  const response = await visitor.send({ method: 'POST', url: '/api/v1/auth/login', payload, headers });
  return { visitor, response };
}
const isSignedIn = async (session: string | undefined) => {
  const answer = await app.inject({ url: '/api/v1/user/userinfo', headers: { cookie: `session=${session}` } });
  return answer.statusCode === 200;
};

describe('the list of sessions', () => {
  test('shows device, browser and system, the hour of the last visit, and which one this is', async () => {
    const { visitor } = await signIn({ login: 'teacher', password: demoPassword }, { 'user-agent': firefox });
    await signIn({ login: 'teacher', password: demoPassword });
    now = new Date(testNow.getTime() + 2 * hour + 25 * 60_000);
    await visitor.call('GET /api/v1/user/userinfo');
    const { sessions } = await visitor.call('GET /api/v1/profile/sessions');
    expect(sessions).toMatchObject([
      {
        device: { kind: 'computer', browser: 'Firefox', system: 'Linux' },
        createdAt: testNow.toISOString(),
        lastSeenAt: '2026-11-15T13:00:00.000Z',
        isCurrent: true,
      },
      { device: { kind: 'other', browser: '', system: '' }, isCurrent: false },
    ]);
  });

  test('shows nobody else’s, and ends nobody else’s', async () => {
    const other = await visitAs(app, 'teacher2');
    const [foreign] = (await other.call('GET /api/v1/profile/sessions')).sessions;
    const visitor = await visitAs(app, 'teacher');
    expect((await visitor.call('GET /api/v1/profile/sessions')).sessions).toHaveLength(1);
    const attempt = await visitor.send({ method: 'DELETE', url: `/api/v1/profile/sessions/${foreign?.id}` });
    expect(attempt.statusCode).toBe(404);
    expect(await isSignedIn(other.cookies.get('session'))).toBe(true);
  });

  test('ends one of them at once', async () => {
    const lost = await visitAs(app, 'teacher');
    await lost.call('GET /api/v1/user/userinfo');
    const visitor = await visitAs(app, 'teacher');
    const { sessions } = await visitor.call('GET /api/v1/profile/sessions');
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await visitor.call('DELETE /api/v1/profile/sessions/{id}', { params: { id } });
    expect(await isSignedIn(lost.cookies.get('session'))).toBe(false);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
  });

  test('ends all others at once', async () => {
    const others = [await visitAs(app, 'teacher'), await visitAs(app, 'teacher')];
    const visitor = await visitAs(app, 'teacher');
    await visitor.call('DELETE /api/v1/profile/sessions');
    for (const other of others) expect(await isSignedIn(other.cookies.get('session'))).toBe(false);
    expect((await visitor.call('GET /api/v1/profile/sessions')).sessions).toHaveLength(1);
  });
});

describe('staying signed in', () => {
  test('lasts thirty days for an adult who asks for it', async () => {
    const { visitor, response } = await signIn({ login: 'teacher', password: demoPassword, stay: true });
    expect(response.headers['set-cookie']).toMatch(/; Max-Age=2592000;/);
    now = new Date(testNow.getTime() + 30 * day - 1000);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
    now = new Date(testNow.getTime() + 30 * day);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(false);
  });

  test('is nothing for pupils: their session ends after twelve hours and with the browser', async () => {
    const { visitor, response } = await signIn({ login: 'student', password: demoPassword, stay: true });
    expect(response.headers['set-cookie']).not.toMatch(/Max-Age|Expires/);
    now = new Date(testNow.getTime() + 12 * hour);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(false);
  });

  test('is not assumed', async () => {
    const { response } = await signIn({ login: 'teacher', password: demoPassword });
    expect(response.headers['set-cookie']).not.toMatch(/Max-Age|Expires/);
  });
});

describe('a session that nobody uses', () => {
  const at = (hours: number) => {
    now = new Date(testNow.getTime() + hours * hour);
  };

  test.each([
    ['a teacher', { login: 'teacher', password: demoPassword }],
    ['a pupil', { login: 'student', password: demoPassword }],
  ])('ends after four hours for %s, and is forgotten', async (_, payload) => {
    const { visitor } = await signIn(payload);
    at(3.99);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
    // Seen at the whole hour before, so there are four more from then on.
    at(6.99);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
    at(10);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(false);
    const other = await signIn({ login: 'teacher2', password: demoPassword });
    expect((await other.visitor.call('GET /api/v1/profile/sessions')).sessions).toHaveLength(1);
    await sessionService(database.queries, () => now).removeExpired();
    expect(await database.queries.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('goes on where an adult asked to stay signed in', async () => {
    const { visitor } = await signIn({ login: 'teacher', password: demoPassword, stay: true });
    at(24 * 20);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(true);
  });

  test('lasts a day of school for whoever comes back now and then, and not longer', async () => {
    const { visitor } = await signIn({ login: 'teacher', password: demoPassword });
    for (const hours of [2, 4, 6, 8, 10, 11.9]) {
      at(hours);
      expect([hours, await isSignedIn(visitor.cookies.get('session'))]).toEqual([hours, true]);
    }
    at(12);
    expect(await isSignedIn(visitor.cookies.get('session'))).toBe(false);
  });

  test('is not among the devices of its person any more', async () => {
    await signIn({ login: 'teacher', password: demoPassword });
    at(5);
    const { visitor } = await signIn({ login: 'teacher', password: demoPassword });
    expect((await visitor.call('GET /api/v1/profile/sessions')).sessions).toHaveLength(1);
  });
});

describe('a session that somebody planted', () => {
  test('is never taken over by a sign-in', async () => {
    const attacker = await visitAs(app, 'student');
    const victim = visit(app);
    await victim.call('GET /api/v1/config/frontend');
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.call('GET /api/v1/config/frontend');
    await victim.call('POST /api/v1/auth/login', { body: { login: 'teacher', password: demoPassword } });
    expect(victim.cookies.get('session')).not.toBe(attacker.cookies.get('session'));
    expect(await isSignedIn(attacker.cookies.get('session'))).toBe(false);
  });
});

describe('thirty pupils behind one address', () => {
  test('come in together, each with the code of their card', async () => {
    const codes = testWorld.pupils.slice(0, 30).map(({ accessCode }) => accessCode);
    const visitors = await Promise.all(
      codes.map(async () => {
        const visitor = visit(app);
        await visitor.call('GET /api/v1/config/frontend');
        return visitor;
      }),
    );
    const answers = await Promise.all(
      visitors.map((visitor, at) =>
        visitor.send({ method: 'POST', url: '/api/v1/auth/access-code', payload: { code: codes[at] ?? '' } }),
      ),
    );
    expect(codes.length).toBeGreaterThanOrEqual(20);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes.map(() => 200));
  });

  test('come in although others behind the address mistyped', async () => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    const send = (code: string) => visitor.send({ method: 'POST', url: '/api/v1/auth/access-code', payload: { code } });
    for (let count = 0; count < 60; count++) expect((await send('AAAA-AAAA-AAAA')).statusCode).toBe(401);
    expect((await send('MEDA-THEK-2345')).statusCode).toBe(200);
  });
});

describe('guessing from one address', () => {
  test('stops after two hundred wrong codes, however many processes count, and says how long', async () => {
    const second = await buildTestApp(database, { clock: () => now });
    const [one, other] = [visit(app), visit(second)];
    for (const visitor of [one, other]) await visitor.call('GET /api/v1/config/frontend');
    const attempt = { method: 'POST', url: '/api/v1/auth/access-code', payload: { code: 'AAAA-AAAA-AAAA' } } as const;
    for (let count = 0; count < 100; count++) {
      await one.send(attempt);
      await other.send(attempt);
    }
    const stopped = await other.send(attempt);
    expect([stopped.statusCode, stopped.json().retryAfter]).toEqual([429, 900]);
    await second.close();
  });

  test('gains nothing by sending many guesses at once', async () => {
    const guesses = Array.from({ length: 40 }, (_, at) => (at === 39 ? demoPassword : `wrong-${at}`));
    const answers = await Promise.all(guesses.map((password) => signIn({ login: 'teacher3', password })));
    expect(answers.filter(({ response }) => response.statusCode === 200)).toEqual([]);
    expect(answers.at(-1)?.response.statusCode).toBe(429);
  });
});
