import { createHmac } from 'node:crypto';
import { decodeBase32, totpCode, totpStep } from '@mediathek/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit } from '../../../test/harness';
import { startProvider } from '../../../test/sign-on-provider';
import type { Database } from '../../adapters/database/database';

const callback = 'http://localhost:3000/api/v1/auth/oidc/callback';
const minute = 60_000;

let database: Database;
let provider: Awaited<ReturnType<typeof startProvider>>;
let app: FastifyInstance;
let now = testNow;

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startProvider(callback);
  app = await buildTestApp(database, {
    clock: () => now,
    settings: {
      REQUIRE_ADMIN_2FA: true,
      oidc: {
        issuer: provider.issuer,
        clientId: 'portal',
        clientSecret: 'a secret of the tests',
        name: 'Schulkonto',
        scope: 'openid profile email',
        roleClaim: 'role',
        roleMap: new Map([
          ['LEHR', 'teacher'],
          ['LERN', 'pupil'],
          ['LEIT', 'school-admin'],
        ]),
        schoolClaim: 'school',
        schoolMap: new Map(),
      },
    },
  });
});
beforeEach(async () => {
  now = testNow;
  await database.queries.deleteFrom('attempts').execute();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.close();
});

type Browser = ReturnType<typeof visit>;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const codeNow = (secret: string) =>
  totpCode((counter) => createHmac('sha1', decodeBase32(secret)).update(counter).digest(), totpStep(now));
const typeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode < 400 ? '' : JSON.parse(body).type,
];

async function comeFromProvider(subject: string, role: string) {
  provider.people.set(subject, { role, school: 'realschule-hohenfeld' });
  const browser = visit(app);
  const start = await browser.send({ method: 'GET', url: '/api/v1/auth/oidc/start?redirect=/library' });
  const url = await provider.signIn(String(start.headers.location), subject);
  const back = await browser.send({ method: 'GET', url: url.replace('http://localhost:3000', '') });
  await browser.call('GET /api/v1/config/frontend');
  return { browser, location: String(back.headers.location) };
}
const ask = async (browser: Browser, url: string) => typeOf(await browser.send({ method: 'GET', url }));
const giveCode = (browser: Browser, code: string) =>
  browser.send({ method: 'POST', url: '/api/v1/auth/oidc/second-factor', payload: { code } });

/** An administrator without a password sets the second factor up, right after having come in. */
async function setUp(subject: string) {
  const { browser } = await comeFromProvider(subject, 'LEIT');
  const { secret } = await browser.call('POST /api/v1/profile/second-factor', { body: {} });
  const { recoveryCodes } = await browser.call('POST /api/v1/profile/second-factor/confirm', {
    body: { code: codeNow(secret) },
  });
  return { browser, secret, recoveryCodes };
}

describe('an administrator who comes by single sign-on where the second factor is a duty', () => {
  test('reaches nothing but its set-up, without a password, and everything afterwards', async () => {
    const { browser, location } = await comeFromProvider('boss-1', 'LEIT');
    expect(location).toBe('/profile');
    for (const url of ['/api/v1/profile', '/api/v1/profile/export', '/api/v1/admin/people', '/api/v1/library/media'])
      expect([url, ...(await ask(browser, url))]).toEqual([url, 403, '/problems/second-factor-required']);
    expect(await browser.call('GET /api/v1/profile/second-factor')).toMatchObject({
      enabled: false,
      required: true,
      confirmBy: 'sign-in',
    });
    const { secret } = await browser.call('POST /api/v1/profile/second-factor', { body: {} });
    await browser.call('POST /api/v1/profile/second-factor/confirm', { body: { code: codeNow(secret) } });
    expect(await ask(browser, '/api/v1/admin/people')).toEqual([200, '']);
    expect(await ask(browser, '/api/v1/profile')).toEqual([200, '']);
  });

  test('has to have come in just now for it', async () => {
    const { browser } = await comeFromProvider('boss-2', 'LEIT');
    later(15 * minute);
    const begin = { method: 'POST', url: '/api/v1/profile/second-factor', payload: {} } as const;
    expect(typeOf(await browser.send(begin))).toEqual([403, '/problems/sign-in-again']);
    const again = await comeFromProvider('boss-2', 'LEIT');
    expect((await again.browser.send(begin)).statusCode).toBe(200);
  });

  test('gives the code at the next sign-in, and is nobody before', async () => {
    const { secret } = await setUp('boss-3');
    later(minute);
    const { browser, location } = await comeFromProvider('boss-3', 'LEIT');
    expect(location).toBe('/login?with=second-factor&redirect=%2Flibrary');
    expect(await ask(browser, '/api/v1/user/userinfo')).toEqual([401, '/problems/not-signed-in']);
    expect(typeOf(await giveCode(browser, '000000'))).toEqual([401, '/problems/second-factor-refused']);
    const before = browser.cookies.get('session');
    expect((await giveCode(browser, codeNow(secret))).statusCode).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await ask(browser, '/api/v1/admin/people')).toEqual([200, '']);
  });

  test('comes in with a recovery code too, once', async () => {
    const { recoveryCodes } = await setUp('boss-4');
    const first = await comeFromProvider('boss-4', 'LEIT');
    expect((await giveCode(first.browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    const second = await comeFromProvider('boss-4', 'LEIT');
    expect((await giveCode(second.browser, recoveryCodes[0] ?? '')).statusCode).toBe(401);
  });

  test('is stopped after ten wrong codes, and waits no longer than ten minutes half-way in', async () => {
    const { secret } = await setUp('boss-5');
    later(minute);
    const { browser } = await comeFromProvider('boss-5', 'LEIT');
    for (let count = 0; count < 10; count += 1) await giveCode(browser, '000000');
    const stopped = await giveCode(browser, codeNow(secret));
    expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
    later(10 * minute);
    expect(typeOf(await giveCode(browser, codeNow(secret)))).toEqual([403, '/problems/token-invalid']);
  });

  test('does not get half-way in with what another browser holds, or with nothing', async () => {
    const { secret } = await setUp('boss-6');
    later(minute);
    const stranger = visit(app);
    await stranger.call('GET /api/v1/config/frontend');
    expect(typeOf(await giveCode(stranger, codeNow(secret)))).toEqual([403, '/problems/token-invalid']);
    // What was sealed for the way to the provider opens nothing else.
    await stranger.send({ method: 'GET', url: '/api/v1/auth/oidc/start' });
    stranger.cookies.set('second-factor', stranger.cookies.get('sign-on') ?? '');
    expect(typeOf(await giveCode(stranger, codeNow(secret)))).toEqual([403, '/problems/token-invalid']);
  });

  test('cannot remove it again', async () => {
    const { browser } = await setUp('boss-7');
    const answer = await browser.send({ method: 'DELETE', url: '/api/v1/profile/second-factor', payload: {} });
    expect(typeOf(answer)).toEqual([403, '/problems/forbidden']);
  });
});

describe('deleting an account without a password', () => {
  const wish = { method: 'POST', url: '/api/v1/profile/deletion', payload: {} } as const;

  test('needs a sign-in just now, and is taken back by the next one', async () => {
    const { browser } = await comeFromProvider('leaver-1', 'LEHR');
    expect(await browser.call('GET /api/v1/profile')).toMatchObject({
      confirmBy: 'sign-in',
      mayChange: { password: false, email: false, deletion: true },
    });
    later(15 * minute);
    expect(typeOf(await browser.send(wish))).toEqual([403, '/problems/sign-in-again']);
    expect((await browser.call('GET /api/v1/profile')).deletionOn).toBe(null);

    const again = await comeFromProvider('leaver-1', 'LEHR');
    const { deletionOn } = await again.browser.call('POST /api/v1/profile/deletion', { body: {} });
    expect(deletionOn).toBe(new Date(now.getTime() + 14 * 24 * 60 * minute).toISOString());
    expect(await ask(browser, '/api/v1/user/userinfo')).toEqual([401, '/problems/not-signed-in']);
    const third = await comeFromProvider('leaver-1', 'LEHR');
    expect((await third.browser.call('GET /api/v1/profile')).deletionOn).toBe(null);
  });

  test('is open to a pupil of whom nothing but a pseudonym is known', async () => {
    const { browser } = await comeFromProvider('leaver-2', 'LERN');
    expect((await browser.send(wish)).statusCode).toBe(200);
  });

  test('proves nothing by a password that somebody made up', async () => {
    const { browser } = await comeFromProvider('leaver-3', 'LEHR');
    later(15 * minute);
    expect(typeOf(await browser.send({ ...wish, payload: { password: 'x' } }))).toEqual([
      403,
      '/problems/sign-in-again',
    ]);
  });
});

test('whoever signs in again is asked by the provider, even where it still knows them', async () => {
  const promptAfter = async (query: string) => {
    const answer = await visit(app).send({ method: 'GET', url: `/api/v1/auth/oidc/start${query}` });
    return new URL(String(answer.headers.location)).searchParams.get('prompt');
  };
  expect([await promptAfter(''), await promptAfter('?again=1&redirect=/profile%23deletion')]).toEqual([null, 'login']);
});

test('a teacher who comes by single sign-on is not asked for one', async () => {
  const { browser, location } = await comeFromProvider('teacher-1', 'LEHR');
  expect(location).toBe('/library');
  expect(await ask(browser, '/api/v1/profile')).toEqual([200, '']);
});
