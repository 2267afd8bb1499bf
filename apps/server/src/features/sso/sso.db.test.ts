import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, visit, visitAs } from '../../../test/harness';
import { startProvider } from '../../../test/sign-on-provider';
import type { Database } from '../../adapters/database/database';
import type { OidcSettings } from '../../oidc-settings';

const callback = 'http://localhost:3000/api/v1/auth/oidc/callback';
const realschule = { role: 'LEHR', school: 'realschule-hohenfeld' };

let database: Database;
let provider: Awaited<ReturnType<typeof startProvider>>;
let app: FastifyInstance;
const settings = (): OidcSettings => ({
  issuer: provider.issuer,
  clientId: 'portal',
  clientSecret: 'a secret of the tests',
  name: 'Schulkonto',
  scope: 'openid profile email',
  roleClaim: 'role',
  roleMap: new Map([
    ['LEHR', 'teacher'],
    ['LERN', 'pupil'],
  ]),
  schoolClaim: 'school',
  schoolMap: new Map([['GYM', 'gymnasium-lindach']]),
});

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startProvider(callback);
  app = await buildTestApp(database, { settings: { oidc: settings() } });
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.close();
});

type Browser = ReturnType<typeof visit>;
const pathOf = (url: string) => url.replace('http://localhost:3000', '');

async function leave(browser: Browser, redirect = ''): Promise<string> {
  const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
  const answer = await browser.send({ method: 'GET', url: `/api/v1/auth/oidc/start${query}` });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
const comeBack = async (browser: Browser, url: string) =>
  String((await browser.send({ method: 'GET', url: pathOf(url) })).headers.location);

/** The whole way in; gives the browser and the page it arrives at. */
async function signIn(subject: string, claims: Record<string, unknown>, { redirect = '', target = app } = {}) {
  provider.people.set(subject, claims);
  const browser = visit(target);
  const location = await comeBack(browser, await provider.signIn(await leave(browser, redirect), subject));
  return { browser, location };
}
const whoIs = (browser: Browser) => browser.call('GET /api/v1/user/userinfo');
const linkedTo = (subject: string) =>
  database.queries
    .selectFrom('user_identities')
    .innerJoin('users', 'users.id', 'user_identities.user_id')
    .selectAll('users')
    .where('subject', '=', subject)
    .where('issuer', '=', provider.issuer)
    .execute();

describe('single sign-on', () => {
  test('is offered where a provider is named, and nowhere else', async () => {
    expect(await visit(app).call('GET /api/v1/auth/methods')).toEqual({ singleSignOn: { name: 'Schulkonto' } });
    const without = await buildTestApp(database);
    expect(await visit(without).call('GET /api/v1/auth/methods')).toEqual({ singleSignOn: null });
    expect((await without.inject('/api/v1/auth/oidc/start')).statusCode).toBe(404);
    await without.close();
  });

  test('lets a teacher in with name, role and school, and leads to the page they wanted', async () => {
    const claims = { ...realschule, given_name: 'Mara', family_name: 'Ott', email: 'mara.ott@schule.example' };
    const { browser, location } = await signIn('t-1', claims, { redirect: '/search?q=vulkan' });
    expect(location).toBe('/search?q=vulkan');
    expect(await whoIs(browser)).toMatchObject({
      role: 'L',
      vorname: 'Mara',
      name: 'Ott',
      email: 'mara.ott@schule.example',
      school_id: 'realschule-hohenfeld',
      school_admin: 0,
      district_admin: 0,
    });
  });

  test('lets a pupil in of whom the provider gives a pseudonym only', async () => {
    const { browser, location } = await signIn('7f3a-pseudonym', { role: 'LERN', school: 'GYM' });
    expect(location).toBe('/');
    expect(await whoIs(browser)).toMatchObject({
      role: 'S',
      vorname: '',
      name: '',
      email: '',
      school_id: 'gymnasium-lindach',
    });
  });

  test('keeps nothing personal of a pupil, whatever the provider tells', async () => {
    const claims = { role: 'LERN', school: 'GYM', given_name: 'Kim', family_name: 'Lang', email: 'kim@schule.example' };
    await signIn('chatty', claims);
    expect(await linkedTo('chatty')).toMatchObject([{ given_name: '', family_name: '', email: null, login: null }]);
  });

  test('goes to no other site afterwards', async () => {
    const { location } = await signIn('t-1', realschule, { redirect: 'https://evil.example/' });
    expect(location).toBe('/');
  });

  test('knows somebody again whose e-mail address has changed', async () => {
    await signIn('t-2', { ...realschule, email: 'alt@schule.example' });
    const [before] = await linkedTo('t-2');
    await signIn('t-2', { ...realschule, email: 'neu@schule.example' });
    const [after] = await linkedTo('t-2');
    expect([after?.id, after?.email]).toEqual([before?.id, 'neu@schule.example']);
  });

  test('keeps two people with the same e-mail address apart', async () => {
    await signIn('twin-1', { ...realschule, email: 'same@schule.example' });
    await signIn('twin-2', { ...realschule, email: 'Same@schule.example' });
    const [[one], [other]] = [await linkedTo('twin-1'), await linkedTo('twin-2')];
    expect(one?.id).not.toBe(other?.id);
    expect([one?.email, other?.email]).toEqual(['same@schule.example', null]);
  });

  test('never gives out an account of the portal that has the same e-mail address', async () => {
    const { browser } = await signIn('thief', { ...realschule, email: 'amira.sander@realschule.example' });
    expect(await whoIs(browser)).toMatchObject({ name: '', email: '' });
  });

  test('makes one account of one person who comes twice at once', async () => {
    provider.people.set('hasty', realschule);
    const browsers = [visit(app), visit(app)];
    const urls: string[] = [];
    for (const browser of browsers) urls.push(await provider.signIn(await leave(browser), 'hasty'));
    await Promise.all(browsers.map((browser, at) => comeBack(browser, urls[at] ?? '')));
    expect(await linkedTo('hasty')).toHaveLength(1);
    for (const browser of browsers) expect(await whoIs(browser)).toMatchObject({ role: 'L' });
  });

  test('moves somebody to their new school, out of the classes and rights of the one before', async () => {
    const { browser } = await signIn('mover', realschule);
    const [mover] = await linkedTo('mover');
    const own = await database.queries
      .selectFrom('classes')
      .select('id')
      .where('school_id', '=', 'realschule-hohenfeld')
      .executeTakeFirstOrThrow();
    await database.queries
      .insertInto('class_teachers')
      .values({ class_id: own.id, user_id: mover?.id ?? '' })
      .execute();
    await database.queries
      .updateTable('users')
      .set({ school_admin: 1 })
      .where('id', '=', mover?.id ?? '')
      .execute();
    await signIn('mover', realschule);
    expect(await linkedTo('mover')).toMatchObject([{ school_admin: 1 }]);

    const moved = await signIn('mover', { role: 'LEHR', school: 'GYM' });
    expect(await whoIs(moved.browser)).toMatchObject({
      school_id: 'gymnasium-lindach',
      school_admin: 0,
      shared_classes: [],
    });
    expect((await browser.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
  });

  test('writes a move into the trail of both schools, with nobody who did it', async () => {
    await signIn('walker', realschule);
    await signIn('walker', { role: 'LEHR', school: 'GYM' });
    await signIn('walker', { role: 'LEHR', school: 'GYM' });
    const [walker] = await linkedTo('walker');
    const query = { person: walker?.id, limit: 10 };
    const linesFor = async (login: DemoLogin) => {
      const { entries } = await (await visitAs(app, login)).call('GET /api/v1/admin/audit', { query });
      return entries.map(({ action, actor, isBySignOn, fields }) => [action, actor, isBySignOn, fields]);
    };
    expect(await linesFor('schooladmin')).toEqual([['person-left-school', null, true, ['schoolId']]]);
    expect(await linesFor('schooladmin2')).toEqual([['person-joined-school', null, true, ['schoolId']]]);
  });

  test('gives and takes administrators’ rights where the mapping names them', async () => {
    const mapped = {
      ...settings(),
      roleClaim: 'groups.portal',
      roleMap: new Map([
        ['boss', 'school-admin'],
        ['staff', 'teacher'],
      ] as const),
    };
    const other = await buildTestApp(database, { settings: { oidc: mapped } });
    const claims = (portal: string[]) => ({ school: 'GYM', groups: { portal } });
    const first = await signIn('boss', claims(['staff', 'boss']), { target: other });
    expect(await whoIs(first.browser)).toMatchObject({ role: 'L', school_admin: 1 });
    const later = await signIn('boss', claims(['staff']), { target: other });
    expect(await whoIs(later.browser)).toMatchObject({ role: 'L', school_admin: 0 });
    expect((await first.browser.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
    const [boss] = await linkedTo('boss');
    const { entries } = await (await visitAs(app, 'schooladmin2')).call('GET /api/v1/admin/audit', {
      query: { person: boss?.id, limit: 10 },
    });
    expect(entries.map(({ action, fields }) => [action, fields])).toEqual([
      ['person-rights-changed', ['school_admin']],
      ['person-created', ['school_admin']],
    ]);
    await other.close();
  });
});

describe('somebody stays outside', () => {
  test.each([
    ['whose role nobody knows', { role: 'HAUSMEISTER', school: 'GYM' }, '/error/sso-role'],
    ['without a role', { school: 'GYM' }, '/error/sso-role'],
    ['of an unknown school', { role: 'LEHR', school: '99999999' }, '/error/sso-school'],
    ['without a school', { role: 'LEHR' }, '/error/sso-school'],
  ])('%s', async (name, claims, expected) => {
    const { browser, location } = await signIn(`outside ${name}`, claims);
    expect(location).toBe(expected);
    expect((await browser.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
    expect(await linkedTo(`outside ${name}`)).toEqual([]);
  });

  test('whose account was disabled', async () => {
    await signIn('blocked', realschule);
    const [account] = await linkedTo('blocked');
    await database.queries
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', account?.id ?? '')
      .execute();
    expect((await signIn('blocked', realschule)).location).toBe('/error/sso-disabled');
  });

  test('who comes back with another state', async () => {
    const browser = visit(app);
    const url = new URL(await provider.signIn(await leave(browser), 't-1'));
    url.searchParams.set('state', 'A'.repeat(43));
    expect(await comeBack(browser, url.href)).toBe('/error/sso-failed');
  });

  test('who comes back in a browser that was never sent away', async () => {
    const url = await provider.signIn(await leave(visit(app)), 't-1');
    expect(await comeBack(visit(app), url)).toBe('/error/sso-failed');
  });

  test('who comes back later than after ten minutes', async () => {
    const browser = visit(app);
    const url = await provider.signIn(await leave(browser), 't-1');
    const later = await buildTestApp(database, {
      settings: { oidc: settings() },
      clock: () => new Date('2026-11-15T11:10:00Z'),
    });
    const answer = await later.inject({
      url: pathOf(url),
      headers: { cookie: `sign-on=${browser.cookies.get('sign-on')}` },
    });
    expect(answer.headers.location).toBe('/error/sso-failed');
    await later.close();
  });

  test('who uses a code a second time, also with everything that belonged to it', async () => {
    const browser = visit(app);
    const url = await provider.signIn(await leave(browser), 't-1');
    const waiting = String(browser.cookies.get('sign-on'));
    expect(await comeBack(browser, url)).toBe('/');
    expect(await comeBack(browser, url)).toBe('/error/sso-failed');
    const thief = visit(app);
    thief.cookies.set('sign-on', waiting);
    expect(await comeBack(thief, url)).toBe('/error/sso-failed');
    expect((await thief.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode).toBe(401);
  });

  test('whose answer was made for another question', async () => {
    const browser = visit(app);
    const location = new URL(await leave(browser));
    location.searchParams.set('nonce', 'B'.repeat(43));
    const url = await provider.signIn(location.href, 't-1');
    expect(await comeBack(browser, url)).toBe('/error/sso-failed');
  });

  test('who changed their mind at the provider', async () => {
    const browser = visit(app);
    const { searchParams } = new URL(await leave(browser));
    const url = `${callback}?error=access_denied&state=${searchParams.get('state')}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await comeBack(browser, url)).toBe('/error/sso-failed');
  });
});

test('a provider that is down lets the portal start, says so, and works once it is up again', async () => {
  const dead = await startProvider(callback);
  await dead.stop();
  const other = await buildTestApp(database, { settings: { oidc: { ...settings(), issuer: dead.issuer } } });
  const answer = await other.inject('/api/v1/auth/oidc/start');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/error/sso-unavailable']);
  const alive = await startProvider(callback, Number(new URL(dead.issuer).port));
  const again = await other.inject('/api/v1/auth/oidc/start');
  expect(String(again.headers.location)).toContain(`${dead.issuer}/auth?`);
  await alive.stop();
  await other.close();
});

test('a session that somebody planted before the sign-in is worth nothing after it', async () => {
  const browser = visit(app);
  const away = await leave(browser);
  const planted = browser.cookies.get('session');
  await comeBack(browser, await provider.signIn(away, 't-1'));
  expect(browser.cookies.get('session')).not.toBe(planted);
});
