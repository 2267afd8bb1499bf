import { searchLimits } from '@mediathek/domain';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, openTestSearch, testKeys, testNow, visitAs } from '../../../test/harness';
import {
  codeIn,
  deepLinkingClaim,
  instructor,
  learner,
  ltiClaim,
  platformBrowser,
  startPlatform,
  type TestPlatform,
} from '../../../test/lti-platform';
import type { Database } from '../../adapters/database/database';
import { flowCounter } from '../../limits/flow';

let database: Database;
let platform: TestPlatform;
let app: FastifyInstance;
let search: Awaited<ReturnType<typeof openTestSearch>>;
let now = testNow;
const minute = 60_000;
const film = 'MZH-4910001';

type Claims = Record<string, unknown>;
const { post, json, login, launch, launchWith, sessionOf } = platformBrowser(() => ({ app, platform }));

beforeAll(async () => {
  database = await openTestDatabase();
  platform = await startPlatform(() => now);
  search = await openTestSearch(database);
  app = await buildTestApp(database, { clock: () => now, search });
  const admin = await visitAs(app, 'districtadmin');
  await admin.call('POST /api/v1/admin/lti/platforms', { body: platform.entry() });
});
beforeEach(() => {
  now = testNow;
});
afterAll(async () => {
  await app.close();
  await search.stop();
  await search.engine.close();
  await platform.stop();
  await database.close();
});

/** A teacher puts a medium into a course; gives the link that the platform keeps. */
async function putIntoCourse(identifier = film, context = 'course-7b'): Promise<string> {
  const { session } = await sessionOf((nonce) => platform.choice(nonce, { [ltiClaim('context')]: { id: context } }));
  const answer = await json('/api/v1/lti/deep-linking', { session, media: [identifier] });
  expect(answer.statusCode).toBe(200);
  const items = (await answerIn(answer.body)).payload[deepLinkingClaim('content_items')] as {
    custom: Record<string, string>;
  }[];
  return items[0]?.custom.medium_link ?? '';
}
async function answerIn(html: string) {
  const jwt = /name="JWT" value="([\w.-]+)"/.exec(html)?.[1] ?? '';
  const keys = (await app.inject('/api/v1/lti/jwks.json')).json();
  return jwtVerify(jwt, createLocalJWKSet(keys), { issuer: 'portal', audience: platform.issuer, currentDate: now });
}
const opening =
  (link: string, more: Claims = {}) =>
  (nonce: string) =>
    platform.resourceLink(nonce, { [ltiClaim('custom')]: { medium_link: link }, ...more });

describe('the announcement', () => {
  test('leads back to the platform with everything the standard asks for', async () => {
    const { target, state, nonce } = await login();
    expect(`${target.origin}${target.pathname}`).toBe(`${platform.issuer}/auth`);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      site: '1',
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: 'portal',
      redirect_uri: 'http://localhost:3000/api/v1/lti/launch',
      login_hint: 'u-1',
      lti_message_hint: 'm-1',
      state,
      nonce,
    });
  });

  test('may come by address as well', async () => {
    const url = `/api/v1/lti/login?iss=${encodeURIComponent(platform.issuer)}&login_hint=u&client_id=portal`;
    const answer = await app.inject(url);
    expect([answer.statusCode, String(answer.headers.location).startsWith(platform.issuer)]).toEqual([303, true]);
  });

  test.each([
    ['an unknown platform', { iss: 'https://evil.example' }],
    ['another id of ours', { client_id: 'somebody-else' }],
  ])('is refused for %s', async (_, more) => {
    expect((await login(more)).target.pathname).toBe('/error/lti');
  });
});

describe('a launch is refused', () => {
  let link = '';
  beforeAll(async () => {
    link = await putIntoCourse();
  });

  const changed: [string, () => Claims][] = [
    ['made for another tool', () => ({ aud: 'other' })],
    ['made for several without naming us', () => ({ aud: ['portal', 'other'] })],
    ['made for several and meant for another', () => ({ aud: ['portal', 'other'], azp: 'other' })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['that has expired', () => ({ iat: platform.seconds(-400), exp: platform.seconds(-61) })],
    ['that is too old', () => ({ iat: platform.seconds(-3600), exp: platform.seconds(300) })],
    ['from the future', () => ({ iat: platform.seconds(600), exp: platform.seconds(900) })],
    ['without an end', () => ({ exp: undefined })],
    ['with another nonce', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['of an unknown deployment', () => ({ [ltiClaim('deployment_id')]: 'd-2' })],
    ['of another version', () => ({ [ltiClaim('version')]: '1.1' })],
    ['of an unknown kind', () => ({ [ltiClaim('message_type')]: 'LtiSubmissionReviewRequest' })],
    ['from another course', () => ({ [ltiClaim('context')]: { id: 'course-8a' } })],
    ['from no course', () => ({ [ltiClaim('context')]: undefined })],
    ['without a link', () => ({ [ltiClaim('custom')]: {} })],
    [
      'with an invented link',
      () => ({ [ltiClaim('custom')]: { medium_link: '00000000-0000-4000-8000-000000000000' } }),
    ],
    ['with a link that is none', () => ({ [ltiClaim('custom')]: { medium_link: "' or 1=1" } })],
  ];
  test.each(changed)('%s', async (_, change) => {
    expect(await launchWith(opening(link, change()))).toBe('/error/lti');
  });

  test('not, where several are named and we are the one it is meant for', async () => {
    expect(codeIn(await launchWith(opening(link, { aud: ['portal', 'other'], azp: 'portal' })))).not.toBe('');
  });

  test('when it comes a second time, with its own announcement or with a new one', async () => {
    const { state, nonce } = await login();
    const message = await platform.sign(opening(link)(nonce));
    expect(codeIn(await launch(message, state))).not.toBe('');
    expect(await launch(message, state)).toBe('/error/lti');
    expect(await launch(message, (await login()).state)).toBe('/error/lti');
  });

  test('once only, also when it comes many times at once', async () => {
    const { state, nonce } = await login();
    const message = await platform.sign(opening(link)(nonce));
    const locations = await Promise.all(Array.from({ length: 5 }, () => launch(message, state)));
    expect(locations.filter((location) => codeIn(location) !== '')).toHaveLength(1);
  });

  test('without the announcement, with an invented one, and after ten minutes', async () => {
    const { state, nonce } = await login();
    const sign = () => platform.sign(opening(link)(nonce));
    expect(await launch(await sign(), '')).toBe('/error/lti');
    expect(await launch(await sign(), Buffer.alloc(80).toString('base64url'))).toBe('/error/lti');
    now = new Date(testNow.getTime() + 10 * minute);
    expect(await launch(await sign(), state)).toBe('/error/lti');
  });

  test('signed with another key, with a password, or not at all', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const kid = JSON.parse(Buffer.from((await platform.sign({})).split('.')[0] ?? '', 'base64url').toString())
      .kid as string;
    const tokens = [
      (claims: Claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      (claims: Claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from('a'.repeat(64))),
      async (claims: Claims) => new UnsecuredJWT(claims).encode(),
    ];
    for (const token of tokens) {
      const { state, nonce } = await login();
      expect(await launch(await token(opening(link)(nonce)), state)).toBe('/error/lti');
    }
  });

  test.each(['', 'x', 'a.b.c', '{}'])('that is no message: %j', async (token) => {
    expect(await launch(token, (await login()).state)).toBe('/error/lti');
  });
});

test('a platform may change its keys; the ones before are worth nothing then', async () => {
  const link = await putIntoCourse();
  const { state, nonce } = await login();
  const old = await platform.sign(opening(link)(nonce));
  await platform.rotate();
  await new Promise((done) => setTimeout(done, 1100));
  expect(codeIn(await launchWith(opening(link)))).not.toBe('');
  expect(await launch(old, state)).toBe('/error/lti');
  const before = platform.seen.keyRequests;
  expect(codeIn(await launchWith(opening(link)))).not.toBe('');
  expect(platform.seen.keyRequests).toBe(before);
});

describe('choosing media for a course', () => {
  test('hands over what the school may use, signed, to the address the platform named', async () => {
    const { session, kind } = await sessionOf((nonce) => platform.choice(nonce));
    expect(kind).toBe('choice');
    const answer = await json('/api/v1/lti/deep-linking', { session, media: [film] });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain(`form-action ${platform.issuer};`);
    expect(answer.body).toContain(`action="${platform.issuer}/return?a=1&#38;b=2"`);
    const { payload, protectedHeader } = await answerIn(answer.body);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      [ltiClaim('message_type')]: 'LtiDeepLinkingResponse',
      [ltiClaim('version')]: '1.3.0',
      [ltiClaim('deployment_id')]: 'd-1',
      [deepLinkingClaim('data')]: 'kept "as" it is',
      [deepLinkingClaim('content_items')]: [
        {
          type: 'ltiResourceLink',
          url: 'http://localhost:3000/api/v1/lti/launch',
          custom: { medium_link: expect.any(String) },
        },
      ],
    });
  });

  test('begins with a search in what the school may use', async () => {
    const { session } = await sessionOf((nonce) => platform.choice(nonce));
    const found = await json('/api/v1/lti/search', { session, query: { q: 'vulkan' } });
    expect(found.statusCode).toBe(200);
    expect(found.json().items.length).toBeGreaterThan(0);
    for (const { use } of found.json().items) expect(use.mayUse).toBe(true);
    expect((await json('/api/v1/lti/search', { query: {} })).statusCode).toBe(401);
  });

  test('counts each search for its launch, and says how long to wait after very many', async () => {
    const [{ session }, other] = [
      await sessionOf((nonce) => platform.choice(nonce)),
      await sessionOf((nonce) => platform.choice(nonce)),
    ];
    const ask = (own: string) => json('/api/v1/lti/search', { session: own, query: { q: 'vulkan', limit: 1 } });
    const elsewhere = flowCounter(database.queries, testKeys, () => now, console.error);
    for (let count = 0; count < searchLimits.account; count += 1)
      elsewhere.take({ account: session, address: '192.0.2.9' });
    await elsewhere.settle();
    await elsewhere.stop();
    // The portal learns of it when it tells what it has counted itself.
    await expect.poll(async () => (await ask(session)).statusCode, { timeout: 10_000, interval: 200 }).toBe(429);
    expect(Number((await ask(session)).headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other.session)).statusCode).toBe(200);
    now = new Date(testNow.getTime() + minute);
    expect((await ask(session)).statusCode).toBe(200);
  });

  test('takes the choice as a form as well, and only once', async () => {
    const { session } = await sessionOf((nonce) => platform.choice(nonce));
    expect((await post('/api/v1/lti/deep-linking', { session, media: film })).statusCode).toBe(200);
    expect((await post('/api/v1/lti/deep-linking', { session, media: film })).statusCode).toBe(401);
  });

  test('hands over nothing that the school may not use, and nothing unknown', async () => {
    const foreign = await database.queries
      .selectFrom('media')
      .innerJoin('licences', 'licences.media_id', 'media.id')
      .select('media.identifier')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('licences as own')
              .select('own.id')
              .whereRef('own.media_id', '=', 'media.id')
              .where((of) =>
                of.or([of('own.district_id', '=', 'hohenfeld'), of('own.school_id', '=', 'realschule-hohenfeld')]),
              ),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const { session } = await sessionOf((nonce) => platform.choice(nonce));
    const choose = async (media: string[]) => (await json('/api/v1/lti/deep-linking', { session, media })).statusCode;
    expect(await choose([foreign.identifier])).toBe(403);
    expect(await choose(['MZH-none'])).toBe(404);
    expect((await json('/api/v1/lti/medium', { session })).statusCode).toBe(403);
  });

  test('is for those who teach, and for platforms that take links', async () => {
    expect(await launchWith((nonce) => platform.choice(nonce, { [ltiClaim('roles')]: [learner] }))).toBe('/error/lti');
    const settings = { deep_link_return_url: `${platform.issuer}/return`, accept_types: ['file'] };
    const filesOnly = (nonce: string) =>
      platform.choice(nonce, { [deepLinkingClaim('deep_linking_settings')]: settings });
    expect(await launchWith(filesOnly)).toBe('/error/lti');
  });

  test('keeps to one medium where the course takes one', async () => {
    const settings = {
      deep_link_return_url: `${platform.issuer}/r`,
      accept_types: ['ltiResourceLink'],
      accept_multiple: false,
    };
    const { session } = await sessionOf((nonce) =>
      platform.choice(nonce, { [deepLinkingClaim('deep_linking_settings')]: settings }),
    );
    const answer = await json('/api/v1/lti/deep-linking', { session, media: [film, 'MZH-4910002'] });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a medium in a course', () => {
  test.each([
    ['teacher', instructor, 'L', 'licensed', true],
    ['pupil', learner, 'S', 'shared', false],
  ])('opens for a %s, with its files', async (_, role, expectedRole, reason, mayDownload) => {
    const { id } = await database.queries
      .selectFrom('media')
      .select('id')
      .where('identifier', '=', film)
      .executeTakeFirstOrThrow();
    await database.queries
      .insertInto('licences')
      .values({ code_id: `course ${role}`, media_id: id, district_id: 'hohenfeld', unlimited: true })
      .execute();
    const link = await putIntoCourse(film);
    const begun = await sessionOf(opening(link, { [ltiClaim('roles')]: [role] }));
    expect(begun).toMatchObject({ kind: 'medium', role: expectedRole });
    const answer = await json('/api/v1/lti/medium', { session: begun.session });
    expect(answer.statusCode).toBe(200);
    const medium = answer.json();
    expect(medium.identifier).toBe(film);
    expect(medium.use).toMatchObject({ mayUse: true, reason, mayDownload });
    expect(medium.files.length).toBeGreaterThan(0);
  });

  test('stays closed once the licence has ended, and says so', async () => {
    const link = await putIntoCourse();
    await database.queries
      .updateTable('licences')
      .set({ unlimited: false, valid_to: '2026-11-14' })
      .where('code_id', 'like', 'course %')
      .execute();
    const { session } = await sessionOf(opening(link));
    const medium = (await json('/api/v1/lti/medium', { session })).json();
    expect([medium.use.mayUse, medium.use.reason, medium.files]).toEqual([false, 'expired', []]);
    await database.queries.deleteFrom('licences').where('code_id', 'like', 'course %').execute();
  });

  test('is all that opens: no other call knows the session', async () => {
    const { session } = await sessionOf(opening(await putIntoCourse()));
    const cookie = `session=${session}; __Host-lti=${session}`;
    for (const url of ['/api/v1/user/userinfo', '/api/v1/profile', '/api/v1/bookmarks'])
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
    expect((await json('/api/v1/lti/search', { session, query: {} })).statusCode).toBe(403);
    expect((await json('/api/v1/lti/deep-linking', { session, media: [film] })).statusCode).toBe(403);
  });

  test('stops opening when its platform is removed', async () => {
    const admin = await visitAs(app, 'districtadmin');
    const body = platform.entry({ clientId: 'second', deploymentIds: ['d-9'] });
    const second = await admin.call('POST /api/v1/admin/lti/platforms', { body });
    const { state, nonce } = await login({ client_id: 'second' });
    const choice = platform.choice(nonce, { aud: 'second', [ltiClaim('deployment_id')]: 'd-9' });
    const code = codeIn(await launch(await platform.sign(choice), state));
    await admin.call('DELETE /api/v1/admin/lti/platforms/{id}', { params: { id: second.id } });
    expect((await json('/api/v1/lti/session', { code })).statusCode).toBe(403);
  });

  test('opens within four hours, and its code once within two minutes', async () => {
    const link = await putIntoCourse();
    const code = codeIn(await launchWith(opening(link)));
    const { session } = (await json('/api/v1/lti/session', { code })).json();
    expect((await json('/api/v1/lti/session', { code })).statusCode).toBe(403);
    const late = codeIn(await launchWith(opening(link)));
    now = new Date(testNow.getTime() + 2 * minute);
    expect((await json('/api/v1/lti/session', { code: late })).statusCode).toBe(403);
    now = new Date(testNow.getTime() + 240 * minute - 1);
    expect((await json('/api/v1/lti/medium', { session })).statusCode).toBe(200);
    now = new Date(testNow.getTime() + 240 * minute);
    expect((await json('/api/v1/lti/medium', { session })).statusCode).toBe(401);
  });

  test('is kept by a cookie for this frame alone where the portal is secure, and needs none', async () => {
    const secure = await buildTestApp(database, {
      clock: () => now,
      settings: { PUBLIC_URL: 'https://medien.example', isSecure: true },
    });
    const code = codeIn(await launchWith(opening(await putIntoCourse())));
    const answer = await json('/api/v1/lti/session', { code }, secure);
    const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('__Host-lti='));
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']) expect(cookie).toContain(part);
    const { session } = answer.json();
    const headers = { cookie: `__Host-lti=${session}` };
    const again = await secure.inject({ method: 'POST', url: '/api/v1/lti/medium', headers, payload: {} });
    expect([again.statusCode, again.json().identifier]).toEqual([200, film]);
    await secure.close();
  });
});
