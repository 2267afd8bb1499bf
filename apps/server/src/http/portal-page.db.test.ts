import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import type { Bootstrap, PortalBuild } from './portal-build';

/** A portal that writes down what it was given, so that the frame around it can be examined. */
const seen: { url: string; bootstrap: Bootstrap; home: number }[] = [];
const portal: PortalBuild = {
  template:
    '<!doctype html><html lang="de"><head><!--head--><script type="module" src="/assets/x.js"></script></head><body><div id="root"><!--app--></div><!--state--></body></html>',
  assetsFolder: import.meta.dirname,
  styles: new Map(),
  async render({ url, bootstrap, fetchPath }) {
    const home = await fetchPath('/api/v1/home', { method: 'GET' });
    seen.push({ url, bootstrap, home: home.status });
    if (url === '/library')
      return {
        ...{ status: 302, redirect: '/login', title: '', attributes: {} },
        ...{ head: '', scripts: '', html: '', state: { texts: {} } },
      };
    return {
      status: url === '/nowhere' ? 404 : 200,
      title: 'Titel & <mehr>',
      attributes: { lang: bootstrap.lang, 'data-variant': '"publisher"' },
      head: '<link rel="stylesheet" href="/assets/page.css">',
      scripts: '',
      html: '<h1>$& Seite</h1>',
      state: { ...bootstrap, hostile: '</script><script>alert(1)</script>\u2028' },
    };
  },
};

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { portal });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const lastSeen = () => seen.at(-1);

describe('the first page', () => {
  test('carries title, theme, links, view and data, and nothing in them can break out', async () => {
    const { body } = await get('/');
    expect(body).toContain('<html lang="en" data-variant="&quot;publisher&quot;">');
    expect(body).toContain('<title>Titel &amp; &lt;mehr&gt;</title>');
    expect(body).toContain('--theme-primary:#0061c0');
    expect(body).toContain('<div id="root"><h1>$& Seite</h1></div>');
    const data = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(data).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(data).hostile).toBe('</script><script>alert(1)</script>\u2028');
    expect(body.indexOf('/assets/page.css')).toBeGreaterThan(body.indexOf('/assets/x.js'));
  });

  test('allows its own style block by hash, and no script but our files', async () => {
    const { body, headers } = await get('/');
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('knows the visitor and their token, and asks the calls as them', async () => {
    const guest = await get('/?guest');
    // Guests share the page, so it cannot carry anybody's token; the answer's header does.
    expect(lastSeen()).toMatchObject({ home: 200, bootstrap: { user: false, csrfToken: '' } });
    expect(guest.headers['x-csrf-token']).toMatch(/^[\w-]{43}$/);
    const teacher = await visitAs(app, 'teacher');
    await teacher.send({ method: 'GET', url: '/' });
    expect(lastSeen()?.bootstrap.user).toMatchObject({ vorname: 'Amira' });
    expect(lastSeen()?.bootstrap.csrfToken).toBe(teacher.token());
  });

  test('is never kept by somebody in between', async () => {
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
  });
});

describe('packing', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for a browser that takes %s is %s', async (accepted, encoding, unpack) => {
    const plain = await get('/terms-of-service');
    const packed = await get('/terms-of-service', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });
});

test('a page that many guests ask for at once is drawn once, and each of them gets a session of their own', async () => {
  const before = seen.length;
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/contact')));
  expect(seen.length - before).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers['x-csrf-token'])).size).toBe(30);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

describe('the language of a page', () => {
  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', '', 'de'],
    ['fr-FR,fr;q=0.9', '', 'en'],
    ['', '', 'en'],
    ['de', 'lang=en', 'en'],
    ['de', 'lang=xx', 'de'],
  ])('for a browser that wants "%s" and the cookie "%s" is %s', async (accepted, cookie, expected) => {
    await get(`/?${encodeURIComponent(accepted + cookie)}`, { 'accept-language': accepted, cookie });
    expect(lastSeen()?.bootstrap.lang).toBe(expected);
  });
});

test.each([
  ['scheme=dark', 'dark'],
  ['scheme=light', 'light'],
  ['scheme=pink', 'auto'],
  ['', 'auto'],
])('the cookie "%s" asks for the %s scheme', async (cookie, expected) => {
  await get(`/?${cookie}`, { cookie });
  expect(lastSeen()?.bootstrap.scheme).toBe(expected);
});

describe('which addresses are pages', () => {
  test.each(['/', '/nowhere', '/search?q=x', '/%E0%A4%A', '/apiary'])('%s is', async (url) => {
    expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(['/api', '/api/v2/x', '/assets/missing.js', '/covers/v9/x'])('%s is not', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json().type]).toEqual([404, '/problems/not-found']);
  });

  test('nothing but reading is', async () => {
    const visitor = visit(app);
    await visitor.call('GET /api/v1/config/frontend');
    expect((await visitor.send({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
  });

  test('an unknown page says so in its status, a guarded one leads elsewhere', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    const guarded = await get('/library');
    expect([guarded.statusCode, guarded.headers.location]).toEqual([302, '/login']);
  });
});

describe('framing', () => {
  test.each(['/', '/login', '/search', '/?embed', '/classes?embed=1'])('of %s is refused', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each(['/lti/search', '/error', '/error/expired'])('of %s is allowed', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
  });
});

describe('the page of a medium', () => {
  const dataIn = (body: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];

  test('describes an open medium for search engines, and no other one', async () => {
    const { identifier, fn_titel } = await database.queries
      .selectFrom('media')
      .select(['identifier', 'fn_titel'])
      .where('clip_of', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('licences').select('id').whereRef('licences.media_id', '=', 'media.id'))),
      )
      .orderBy('identifier')
      .executeTakeFirstOrThrow();
    const licensed = await database.queries
      .selectFrom('licences')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .select('identifier')
      .executeTakeFirstOrThrow();
    const addresses = [`/media/${identifier}`, `/search/${identifier}`, `/catalogue/search/${identifier}`];
    for (const url of addresses) {
      const { body, headers } = await get(url);
      expect(JSON.parse(dataIn(body) ?? '{}')).toMatchObject({
        '@context': 'https://schema.org',
        name: fn_titel,
        isAccessibleForFree: true,
        url: `http://localhost:3000/catalogue/search/${identifier}`,
      });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    expect(dataIn((await get(`/media/${licensed.identifier}`)).body)).toBeUndefined();
    expect(dataIn((await get('/media/none')).body)).toBeUndefined();
    expect(dataIn((await get('/')).body)).toBeUndefined();
  });
});
