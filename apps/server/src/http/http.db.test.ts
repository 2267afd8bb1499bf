import { openApiDocument } from '@mediathek/contract';
import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../test/harness';
import type { Database } from '../adapters/database/database';

let database: Database;
let app: FastifyInstance;
const logLines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { logLines });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const login = { login: 'teacher', password: demoPassword };

describe('problems', () => {
  test.each([
    ['an unknown path of the API', { method: 'GET', url: '/api/v1/nothing' }, 404, '/problems/not-found'],
    [
      'a method that the address does not take',
      { method: 'DELETE', url: '/api/v1/config/frontend' },
      405,
      '/problems/method-not-allowed',
    ],
    [
      'a body that is not JSON',
      {
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: '{"login":',
        headers: { 'content-type': 'application/json' },
      },
      400,
      '/problems/invalid-request',
    ],
    [
      'a body of a type nobody takes',
      {
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      '/problems/unsupported-media-type',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/v1/auth/login', payload: { login: 'x'.repeat(1_100_000), password: 'x' } },
      413,
      '/problems/payload-too-large',
    ],
    [
      'an address that is not text',
      { method: 'GET', url: '/api/v1/setup/locale/%ff' },
      400,
      '/problems/invalid-request',
    ],
    [
      'a list where a text belongs',
      { method: 'POST', url: '/api/v1/auth/login', payload: { login: ['a'], password: 'b' } },
      400,
      '/problems/invalid-request',
    ],
  ] as const)('%s is answered with a problem document', async (_, request, status, type) => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    const response = await visitor.send(request as Parameters<typeof visitor.send>[0]);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ type, status });
    expect(response.body).not.toMatch(/node_modules|\.ts:|at .*\(/);
  });

  test('name every part of the request that is wrong, also one that nobody asked for', async () => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    const response = await visitor.send({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { login: '', password: 1, extra: true },
    });
    const named = response.json().errors.map(({ parameter }: { parameter: string }) => parameter);
    expect(named.sort()).toEqual(['extra', 'login', 'password']);
  });

  test('an unknown parameter in the address is refused by its name', async () => {
    const response = await visit(app).send({ method: 'GET', url: '/api/v1/home?language=de' });
    expect([response.statusCode, response.json().errors[0].parameter]).toEqual([400, 'language']);
  });

  test('a failure of our own tells the client nothing but an id, by which the log has the cause', async () => {
    const broken = await buildTestApp(
      { ...database, queries: undefined as never },
      { logLines: logLines, settings: { hasRateLimits: false } },
    );
    const response = await broken.inject({ method: 'GET', url: '/api/v1/setup/theme' });
    expect(response.statusCode).toBe(500);
    const { instance, detail } = response.json();
    expect(detail).toBeUndefined();
    expect(instance).toBe(`urn:uuid:${response.headers['x-request-id']}`);
    expect(logLines.some((line) => line.includes(String(response.headers['x-request-id'])))).toBe(true);
    await broken.close();
  });
});

describe('the CSRF token', () => {
  test('comes with every GET answer, to guests too, and stays the same for the session', async () => {
    const visitor = visit(app);
    const first = await visitor.send({ method: 'GET', url: '/api/v1/config/frontend' });
    const second = await visitor.send({ method: 'GET', url: '/api/v1/nothing' });
    expect(first.headers['x-csrf-token']).toMatch(/^[\w-]{43}$/);
    expect(second.headers['x-csrf-token']).toBe(first.headers['x-csrf-token']);
  });

  test.each([
    ['missing', { 'x-csrf-token': '' }],
    ['wrong', { 'x-csrf-token': 'A'.repeat(43) }],
    ['without a session', { cookie: '' }],
    ['from a foreign page', { origin: 'https://elsewhere.example' }],
    ['from a page without an origin that can be read', { origin: 'null' }],
  ])('%s is refused with 403', async (_, headers) => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    const response = await visitor.send({ method: 'POST', url: '/api/v1/auth/login', payload: login, headers });
    expect([response.statusCode, response.json().type]).toEqual([403, '/problems/csrf-token']);
  });

  test('of somebody else is refused', async () => {
    const other = visit(app);
    await other.call('GET /api/v1/config/frontend');
    const visitor = await visitAs(app, 'teacher');
    const response = await visitor.send({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { 'x-csrf-token': other.token() },
    });
    expect(response.statusCode).toBe(403);
  });

  test('of the session before the sign-in no longer counts after it', async () => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    const before = visitor.token();
    await visitor.call('POST /api/v1/auth/login', { body: login });
    const response = await visitor.send({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { 'x-csrf-token': before },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('headers', () => {
  test('keep answers from being framed, sniffed or sent on', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/api/v1/config/frontend' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/api/v1/%', `/covers/v1/signs/${'x'.repeat(600)}`])(
    'protect what is refused before it is routed, such as %s',
    async (url) => {
      const { headers, statusCode } = await app.inject({ method: 'GET', url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('over https bind the cookie to the host and the host to https', async () => {
    const secure = await buildTestApp(database, { settings: { PUBLIC_URL: 'https://medien.example', isSecure: true } });
    const { headers } = await secure.inject({ method: 'GET', url: '/api/v1/config/frontend' });
    expect(headers['set-cookie']).toMatch(/^__Host-session=g\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });

  test('of a picture forbid it to do anything when it is opened by itself', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/api/v1/setup/logo' });
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  test('of a drawn cover let everybody keep it for ever, without a cookie', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/covers/v1/220/49/demo.svg' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

test('the log names nobody: no login, password, code, token, cookie or search word', async () => {
  logLines.length = 0;
  const visitor = visit(app);
  await visitor.call('GET /api/v1/config/frontend');
  await visitor.send({ method: 'GET', url: '/api/v1/nothing?q=sehr-privat' });
  await visitor.send({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { login: 'teacher', password: 'not-the-password' },
  });
  await visitor.call('POST /api/v1/auth/login', { body: login });
  await visitor.send({ method: 'POST', url: '/api/v1/auth/access-code', payload: { code: 'MEDA-THEK-2345' } });
  const written = logLines.join('');
  expect(logLines.length).toBeGreaterThanOrEqual(5);
  const secrets = [
    'sehr-privat',
    'not-the-password',
    demoPassword,
    'MEDA',
    visitor.token(),
    ...visitor.cookies.values(),
    'Sander',
    '127.0.0.1',
  ];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

test('describes every call in OpenAPI 3.1', async () => {
  const document = (await app.inject({ method: 'GET', url: '/api/v1/openapi.json' })).json();
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000'))));
  expect(document.openapi).toBe('3.1.0');
});

test('answers healthz with 503 when the database is gone', async () => {
  const own = await openTestDatabase('migrated');
  const lonely = await buildTestApp(own);
  expect((await lonely.inject({ method: 'GET', url: '/healthz' })).json()).toEqual({ status: 'ok' });
  await own.close();
  const response = await lonely.inject({ method: 'GET', url: '/healthz' });
  expect([response.statusCode, response.json().type]).toEqual([503, '/problems/unavailable']);
  await lonely.close();
});
