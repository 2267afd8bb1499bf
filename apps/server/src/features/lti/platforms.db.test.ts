import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testKeys, testNow, visitAs } from '../../../test/harness';
import { startPlatform, type TestPlatform } from '../../../test/lti-platform';
import type { Database } from '../../adapters/database/database';
import { launchService } from './launch';
import { toolKeys } from './tool-keys';

let database: Database;
let platform: TestPlatform;
let app: FastifyInstance;
const minute = 60_000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  database = await openTestDatabase();
  platform = await startPlatform(() => testNow);
  app = await buildTestApp(database);
  const admin = await visitAs(app, 'districtadmin');
  await admin.call('POST /api/v1/admin/lti/platforms', { body: platform.entry() });
});
afterAll(async () => {
  await app.close();
  await platform.stop();
  await database.close();
});

describe('platforms', () => {
  test('are seen and changed by administrators of their own district only', async () => {
    const other = await visitAs(app, 'districtadmin2');
    expect((await other.call('GET /api/v1/admin/lti/platforms')).platforms).toEqual([]);
    const [own] = await (await visitAs(app, 'districtadmin'))
      .call('GET /api/v1/admin/lti/platforms')
      .then((all) => all.platforms);
    const url = `/api/v1/admin/lti/platforms/${own?.id}`;
    expect((await other.send({ method: 'DELETE', url })).statusCode).toBe(404);
    const payload = platform.entry({ clientId: 'stolen', schoolId: null });
    expect((await other.send({ method: 'PUT', url, payload })).statusCode).toBe(404);
    expect(
      (await other.send({ method: 'POST', url: '/api/v1/admin/lti/platforms', payload: platform.entry() })).statusCode,
    ).toBe(400);
    const taken = platform.entry({ schoolId: null });
    expect((await other.send({ method: 'POST', url: '/api/v1/admin/lti/platforms', payload: taken })).statusCode).toBe(
      409,
    );
  });

  test('are changed with their deployments', async () => {
    const admin = await visitAs(app, 'districtadmin');
    const body = platform.entry({ clientId: 'third' });
    const { id } = await admin.call('POST /api/v1/admin/lti/platforms', { body });
    const changed = { ...body, name: 'Moodle', deploymentIds: ['a', 'b'] };
    expect(await admin.call('PUT /api/v1/admin/lti/platforms/{id}', { params: { id }, body: changed })).toMatchObject({
      name: 'Moodle',
      deploymentIds: ['a', 'b'],
    });
    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params: { id } });
  });

  test('that are blocked announce nobody, end what is open, and come back with a press', async () => {
    const admin = await visitAs(app, 'districtadmin');
    const { platforms } = await admin.call('GET /api/v1/admin/lti/platforms');
    const own = platforms.find(({ clientId }) => clientId === platform.entry().clientId);
    const params = { id: own?.id ?? '' };
    const announce = async () => {
      const query = new URLSearchParams({ iss: platform.issuer, login_hint: 'x', client_id: own?.clientId ?? '' });
      return String((await app.inject(`/api/v1/lti/login?${query}`)).headers.location);
    };
    const isLetIn = async () => (await announce()).startsWith(`${platform.issuer}/auth?`);
    expect(await isLetIn()).toBe(true);

    await admin.call('POST /api/v1/admin/lti/platforms/{id}/disable', { params });
    expect(await announce()).toBe('/error/lti');
    const blocked = (await admin.call('GET /api/v1/admin/lti/platforms')).platforms.find(({ id }) => id === own?.id);
    expect(blocked?.disabledAt).toBe(testNow.toISOString());
    expect(blocked?.rights).toEqual({ change: true, disable: false, enable: true, remove: true });
    await admin.call('POST /api/v1/admin/lti/platforms/{id}/enable', { params });
    expect(await isLetIn()).toBe(true);

    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params });
    expect(await announce()).toBe('/error/lti');
    for (const act of ['disable', 'enable'] as const)
      await expect(admin.call(`POST /api/v1/admin/lti/platforms/{id}/${act}`, { params })).rejects.toMatchObject({
        status: 404,
      });
    await admin.call('POST /api/v1/admin/lti/platforms/{id}/restore', { params });
    expect(await isLetIn()).toBe(true);
    await admin.call('POST /api/v1/admin/lti/platforms/{id}/restore', { params });

    const { entries } = await admin.call('GET /api/v1/admin/audit', { query: { limit: 4 } });
    expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
      ['platform-restored', own?.name],
      ['platform-removed', own?.name],
      ['platform-enabled', own?.name],
      ['platform-disabled', own?.name],
    ]);
  });

  test('that were removed can be entered anew, and are gone for good after a month', async () => {
    let today = testNow;
    const later = await buildTestApp(database, { clock: () => today });
    const admin = await visitAs(later, 'districtadmin');
    const body = platform.entry({ clientId: 'again' });
    const first = await admin.call('POST /api/v1/admin/lti/platforms', { body });
    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params: { id: first.id } });
    const second = await admin.call('POST /api/v1/admin/lti/platforms', { body });
    expect(second.id).not.toBe(first.id);
    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params: { id: second.id } });
    const launches = launchService({
      ...{ db: database.queries, keys: testKeys, clock: () => today, launchUrl: '' },
      verify: () => Promise.reject(new Error('not asked')),
    });
    const isKept = async () =>
      (await database.queries.selectFrom('lti_platforms').select('id').where('id', '=', second.id).execute()).length;
    today = new Date(testNow.getTime() + 29 * 24 * 60 * minute);
    await launches.removeExpired();
    expect(await isKept()).toBe(1);
    today = new Date(testNow.getTime() + 30 * 24 * 60 * minute);
    await launches.removeExpired();
    expect(await isKept()).toBe(0);
    await later.close();
  });

  test('are no business of a school’s administrators or teachers', async () => {
    for (const login of ['schooladmin', 'teacher', 'student'] as const) {
      const visitor = await visitAs(app, login);
      const answer = await visitor.send({ method: 'GET', url: '/api/v1/admin/lti/platforms' });
      expect([login, answer.statusCode]).toEqual([login, 403]);
    }
  });

  test('have to be secure where the portal is', async () => {
    const secure = await buildTestApp(database, { settings: { PUBLIC_URL: 'https://medien.example', isSecure: true } });
    const admin = await visitAs(secure, 'districtadmin');
    const payload = platform.entry({ clientId: 'insecure' });
    const answer = await admin.send({ method: 'POST', url: '/api/v1/admin/lti/platforms', payload });
    expect([answer.statusCode, answer.json().errors[0].parameter]).toEqual([400, 'authUrl']);
    await secure.close();
  });

  test('register themselves with an invitation, once', async () => {
    const admin = await visitAs(app, 'districtadmin');
    const { url } = await admin.call('POST /api/v1/admin/lti/invitations', {
      body: { name: 'Moodle, selbst angemeldet' },
    });
    const address = new URL(url);
    address.searchParams.set('openid_configuration', `${platform.issuer}/openid-configuration`);
    address.searchParams.set('registration_token', 'once.only');
    const path = `${address.pathname}${address.search}`;
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('org.imsglobal.lti.close');
    expect(platform.registrations).toMatchObject([
      {
        authorization: 'Bearer once.only',
        body: {
          initiate_login_uri: 'http://localhost:3000/api/v1/lti/login',
          redirect_uris: ['http://localhost:3000/api/v1/lti/launch'],
          jwks_uri: 'http://localhost:3000/api/v1/lti/jwks.json',
          'https://purl.imsglobal.org/spec/lti-tool-configuration': { claims: ['iss', 'sub'] },
        },
      },
    ]);
    const { platforms } = await admin.call('GET /api/v1/admin/lti/platforms');
    const registered = platforms.find(({ clientId }) => clientId === 'dynamic');
    expect(registered).toMatchObject({
      deploymentIds: ['dynamic-1'],
      schoolId: null,
      name: 'Moodle, selbst angemeldet',
    });
    expect((await app.inject(path)).statusCode).toBe(403);
    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params: { id: registered?.id ?? '' } });
  });

  test('that cannot be reached leave the invitation as it is', async () => {
    const admin = await visitAs(app, 'districtadmin');
    const { url } = await admin.call('POST /api/v1/admin/lti/invitations', { body: { name: 'Tot' } });
    const { pathname, search } = new URL(url);
    const dead = encodeURIComponent('http://127.0.0.1:1/openid-configuration');
    expect((await app.inject(`${pathname}${search}&openid_configuration=${dead}`)).statusCode).toBe(400);
    const alive = encodeURIComponent(`${platform.issuer}/openid-configuration`);
    expect((await app.inject(`${pathname}${search}&openid_configuration=${alive}`)).statusCode).toBe(200);
  });
});

describe('our own keys', () => {
  test('change after three months, stay readable for another, and are kept encrypted', async () => {
    const own = await openTestDatabase('migrated');
    let today = testNow;
    const keys = toolKeys(own.queries, testKeys, () => today);
    const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * minute);
    const kids = async () => (await keys.listPublic()).map(({ kid }) => kid);
    const [first] = await kids();
    expect((await keys.listPublic()).map(({ n }) => Buffer.from(n, 'base64url').length * 8)).toEqual([3072]);
    today = days(89);
    expect(await kids()).toEqual([first]);
    today = days(90);
    const [second, ...older] = await kids();
    expect(older).toEqual([first]);
    expect(second).not.toBe(first);
    today = days(120);
    await keys.removeOld();
    expect(await kids()).toEqual([second]);
    const [row] = await own.queries.selectFrom('lti_keys').selectAll().execute();
    expect(Buffer.from(row?.private_key_encrypted ?? []).toString('latin1')).not.toContain('PRIVATE KEY');
    expect(Object.keys(row?.public_jwk ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    await own.close();
  });
});

test('our key is changed on request, once a day at most, and the one before stays readable', async () => {
  let today = testNow;
  const own = await openTestDatabase();
  const other = await buildTestApp(own, { clock: () => today });
  const admin = await visitAs(other, 'districtadmin');
  const keyState = async () => (await admin.call('GET /api/v1/admin/lti/platforms')).key;
  const kids = async () => (await admin.call('GET /api/v1/lti/jwks.json')).keys.map(({ kid }) => kid);
  expect(await keyState()).toMatchObject({ since: testNow.toISOString(), mayRotate: false });
  await expect(admin.call('POST /api/v1/admin/lti/keys')).rejects.toMatchObject({ status: 409 });
  const before = await kids();
  today = new Date(testNow.getTime() + 24 * 60 * minute);
  const again = await visitAs(other, 'districtadmin');
  expect((await again.call('GET /api/v1/admin/lti/platforms')).key.mayRotate).toBe(true);
  await again.call('POST /api/v1/admin/lti/keys');
  const after = await kids();
  expect(after).toHaveLength(2);
  expect(after).toContain(before[0]);
  const { entries } = await again.call('GET /api/v1/admin/audit', { query: { limit: 1 } });
  expect(entries[0]?.action).toBe('platform-key-rotated');
  await other.close();
  await own.close();
});

test('a form is taken by no other call', async () => {
  const visitor = await visitAs(app, 'teacher');
  const answer = await visitor.send({ method: 'POST', url: '/api/v1/auth/logout', headers: form, payload: 'a=b' });
  expect(answer.statusCode).toBe(415);
});
