import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testKeys, testNow, visitAs } from '../../../test/harness';
import { startPlatform, type TestPlatform } from '../../../test/lti-platform';
import type { Database } from '../../adapters/database/database';
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

test('a form is taken by no other call', async () => {
  const visitor = await visitAs(app, 'teacher');
  const answer = await visitor.send({ method: 'POST', url: '/api/v1/auth/logout', headers: form, payload: 'a=b' });
  expect(answer.statusCode).toBe(415);
});
