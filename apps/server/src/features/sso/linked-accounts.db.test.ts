import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import { startProvider } from '../../../test/sign-on-provider';
import type { Database } from '../../adapters/database/database';
import type { OidcSettings } from '../../oidc-settings';

const callback = 'http://localhost:3000/api/v1/auth/oidc/callback';
const mailbox = openMailbox();

let database: Database;
let provider: Awaited<ReturnType<typeof startProvider>>;
let app: FastifyInstance;
const oidc = (): OidcSettings => ({
  issuer: provider.issuer,
  clientId: 'portal',
  clientSecret: 'a secret of the tests',
  name: 'Verlagskonto',
  scope: 'openid profile email',
  roleClaim: 'role',
  roleMap: new Map([['LEHR', 'teacher']]),
  schoolClaim: 'school',
  schoolMap: new Map(),
});

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startProvider(callback);
  app = await buildTestApp(database, {
    config: { Type: 'hueber' },
    settings: { oidc: oidc() },
    mailer: mailbox.mailer,
  });
});
beforeEach(async () => {
  await database.queries.deleteFrom('user_identities').execute();
  await database.queries.deleteFrom('attempts').execute();
  mailbox.clear();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.close();
});

type Browser = ReturnType<typeof visit>;
const typeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode < 400 ? '' : JSON.parse(body).type,
];
const listOf = (browser: Browser) => browser.call('GET /api/v1/profile/identities');

/** Goes to the provider as this person and comes back; gives the page one arrives at. */
async function follow(browser: Browser, location: string, subject: string): Promise<string> {
  const url = await provider.signIn(location, subject);
  const back = await browser.send({ method: 'GET', url: url.replace('http://localhost:3000', '') });
  return String(back.headers.location);
}
async function link(browser: Browser, subject: string): Promise<string> {
  const { location } = await browser.call('POST /api/v1/profile/identities', { body: { password: demoPassword } });
  return follow(browser, location, subject);
}
async function signOn(subject: string) {
  const browser = visit(app);
  const start = await browser.send({ method: 'GET', url: '/api/v1/auth/oidc/start' });
  return { browser, location: await follow(browser, String(start.headers.location), subject) };
}
const unlink = (browser: Browser, id: string, password = demoPassword) =>
  browser.send({ method: 'DELETE', url: `/api/v1/profile/identities/${id}`, payload: { password } });

describe('an account of another provider', () => {
  test('is linked by its subject and leads into one’s own account from then on', async () => {
    const browser = await visitAs(app, 'schooladmin');
    expect(await listOf(browser)).toEqual({
      identities: [],
      provider: { name: 'Verlagskonto' },
      rights: { link: true, unlink: true },
    });
    expect(await link(browser, 'verlag-1')).toBe('/profile#linked-accounts');
    const { identities, rights } = await listOf(browser);
    expect(identities).toMatchObject([{ name: 'Verlagskonto' }]);
    expect(rights).toEqual({ link: false, unlink: true });
    const own = await browser.call('GET /api/v1/profile');
    await mailbox.arrived(own.email, /verknüpft/);

    // The provider knows neither role nor school of this person, and decides about neither.
    const { browser: elsewhere, location } = await signOn('verlag-1');
    expect(location).toBe('/');
    expect(await elsewhere.call('GET /api/v1/user/userinfo')).toMatchObject({ school_admin: 1, email: own.email });
  });

  test('is ended with the password, and leads in no longer', async () => {
    const browser = await visitAs(app, 'teacher');
    await link(browser, 'verlag-2');
    const other = await signOn('verlag-2');
    const [identity] = (await listOf(browser)).identities;
    const id = identity?.id ?? '';
    expect(typeOf(await unlink(browser, id, 'wrong'))).toEqual([403, '/problems/password-wrong']);
    expect((await unlink(browser, id)).statusCode).toBe(204);
    expect((await listOf(browser)).identities).toEqual([]);
    expect(typeOf(await other.browser.send({ method: 'GET', url: '/api/v1/user/userinfo' }))[0]).toBe(401);
    expect((await signOn('verlag-2')).location).toBe('/error/sso-role');
    expect(typeOf(await unlink(browser, id))).toEqual([404, '/problems/not-found']);
  });

  test('that is somebody else’s is neither linked nor ended', async () => {
    const owner = await visitAs(app, 'teacher');
    await link(owner, 'verlag-3');
    const [identity] = (await listOf(owner)).identities;
    const thief = await visitAs(app, 'teacher2');
    expect(await link(thief, 'verlag-3')).toBe('/error/sso-linked');
    expect((await listOf(thief)).identities).toEqual([]);
    expect(typeOf(await unlink(thief, identity?.id ?? ''))).toEqual([404, '/problems/not-found']);
    expect((await listOf(owner)).identities).toHaveLength(1);
  });

  test('is linked for the person who began, in the browser and session in which they did', async () => {
    const browser = await visitAs(app, 'teacher');
    const { location } = await browser.call('POST /api/v1/profile/identities', { body: { password: demoPassword } });
    const waiting = browser.cookies.get('sign-on') ?? '';
    const other = await visitAs(app, 'teacher2');
    other.cookies.set('sign-on', waiting);
    expect(await follow(other, location, 'verlag-4')).toBe('/error/sso-failed');
    expect((await listOf(other)).identities).toEqual([]);
  });

  test('is linked with the password only, and once', async () => {
    const browser = await visitAs(app, 'teacher');
    const begin = (password: string) =>
      browser.send({ method: 'POST', url: '/api/v1/profile/identities', payload: { password } });
    expect(typeOf(await begin('wrong'))).toEqual([403, '/problems/password-wrong']);
    await link(browser, 'verlag-5');
    expect(typeOf(await begin(demoPassword))).toEqual([409, '/problems/conflict']);
  });

  test('stays where it is the only way in', async () => {
    provider.people.set('verlag-6', { role: 'LEHR', school: 'realschule-hohenfeld' });
    const { browser } = await signOn('verlag-6');
    const { identities, rights } = await listOf(browser);
    expect([identities.length, rights]).toEqual([1, { link: false, unlink: false }]);
    expect(typeOf(await unlink(browser, identities[0]?.id ?? ''))).toEqual([403, '/problems/forbidden']);
  });
});

test('nothing of it is there outside the publisher’s variant', async () => {
  const other = await buildTestApp(database, { config: { Type: 'bawue' }, settings: { oidc: oidc() } });
  const browser = await visitAs(other, 'teacher');
  expect((await browser.call('GET /api/v1/profile')).mayChange.linkedAccounts).toBe(false);
  expect(typeOf(await browser.send({ method: 'GET', url: '/api/v1/profile/identities' }))).toEqual([
    403,
    '/problems/forbidden',
  ]);
  await other.close();
});

test('without a provider there is nothing to link to', async () => {
  const other = await buildTestApp(database, { config: { Type: 'hueber' } });
  const browser = await visitAs(other, 'teacher');
  expect(await listOf(browser)).toEqual({ identities: [], provider: null, rights: { link: false, unlink: true } });
  await other.close();
});
