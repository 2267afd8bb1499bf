import { type CallKey, callOf, calls, methodOf, pathOf, problemTypes } from '@mediathek/contract';
import { mayCall } from '@mediathek/domain';
import { demoAccessCode } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleParams, type Whose } from '../../test/example-objects';
import { buildTestApp, type DemoLogin, openTestDatabase, openTestSearch, visit, visitAs } from '../../test/harness';
import { fillWhatTheDemoLacks, readTenants } from '../../test/tenants';
import type { Database } from '../adapters/database/database';
import type { SearchIndex } from '../search-index/search-index';

const keys = Object.keys(calls) as CallKey[];

/** Addresses that exist for every call with a parameter. */
const examples: Record<string, string> = {
  '{lang}': 'de',
  '/signs/{subject}': '/signs/220.svg',
  '/{subject}/{type}/{name}': '/220/49/demo.svg',
  '/media/{id}/similar': '/media/MZH-4910001/similar',
  '/suggest': '/suggest?q=vulk',
  '/media/{id}/clips': '/media/MZH-4910001/clips',
  '/media/{id}/position': '/media/MZH-4910001/position',
  '/school/licences/{codeId}': '/school/licences/RS-1001',
  '/library/{tab}': '/library/media',
  '/history/{id}': '/history/MZH-4910001',
  '/pool/{id}': '/pool/MZH-4910001',
  '/media/{id}/download': '/media/MZH-4910001/download',
  '/media/{id}': '/media/MZH-4910001',
  '/bookmarks/{id}': '/bookmarks/MZH-4910001',
  '/clips/{id}': '/clips/UC_CLIP-none',
  '/media-files/{file}': '/media-files/00000000-0000-4000-8000-000000000000?t=none',
  '/h5p/{token}': '/h5p/none',
  '/schools/lookup': '/schools/lookup?number=00000000',
  '/registrations/{id}': '/registrations/00000000-0000-4000-8000-000000000000',
  '/admin/schools/{id}': '/admin/schools/none',
  '/people/{id}': '/people/00000000-0000-4000-8000-000000000000',
  '/identities/{id}': '/identities/00000000-0000-4000-8000-000000000000',
  '/sessions/{id}': '/sessions/00000000-0000-4000-8000-000000000000',
  '/platforms/{id}': '/platforms/00000000-0000-4000-8000-000000000000',
  '/lti/login': '/lti/login?iss=https%3A%2F%2Fnowhere.example&login_hint=x',
  '/lti/register': `/lti/register?invitation=${'A'.repeat(43)}&openid_configuration=https%3A%2F%2Fnowhere.example`,
  '/lists/{id}/expiring': '/lists/00000000-0000-4000-8000-000000000000/expiring?before=2026-12-01',
  '/lists/{id}/feed': '/lists/00000000-0000-4000-8000-000000000000/feed?t=none',
  '/lists/{id}': '/lists/00000000-0000-4000-8000-000000000000',
  '/items/{item}': '/items/00000000-0000-4000-8000-000000000000',
  '/shares/{user}': '/shares/00000000-0000-4000-8000-000000000000',
  '/invitations/{id}': '/invitations/00000000-0000-4000-8000-000000000000',
  '/core/{name}': '/core/h5p.js',
  '/classes/{id}': '/classes/00000000-0000-4000-8000-000000000000',
  '/pupils/{pupil}': '/pupils/00000000-0000-4000-8000-000000000000',
  '/shares/{share}': '/shares/00000000-0000-4000-8000-000000000000',
  '/teachers/{user}': '/teachers/00000000-0000-4000-8000-000000000000',
  '/share-check': '/share-check?identifier=MZH-4910001',
  '/files/{path}': '/files/content/content.json',
};
const exampleUrl = (key: CallKey) =>
  Object.entries(examples).reduce((path, [part, value]) => path.replace(part, value), pathOf(key));

const unknownToken = 'A'.repeat(43);

const platform = {
  name: 'Moodle',
  issuer: 'https://moodle.example',
  clientId: 'portal',
  deploymentIds: ['1'],
  authUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  jwksUrl: 'https://moodle.example/keys',
};

/** Bodies with which a call is understood, so that what is refused is refused for the right reason. */
const bodies: Partial<Record<CallKey, object>> = {
  'PUT /api/v1/user/view': { school_admin: 1 },
  'PUT /api/v1/media/{id}/position': { position: 12, duration: 90 },
  'POST /api/v1/history/restore': { identifiers: ['MZH-4910001'] },
  'POST /api/v1/bookmarks/restore': { identifiers: ['MZH-4910001'] },
  'POST /api/v1/school/licences/{codeId}/places': { userIds: ['00000000-0000-4000-8000-000000000000'] },
  'POST /api/v1/school/licences/{codeId}/take-back': { placeIds: ['00000000-0000-4000-8000-000000000000'] },
  'POST /api/v1/school/licences/{codeId}/return': { placeIds: ['00000000-0000-4000-8000-000000000000'] },
  'POST /api/v1/library/redeem': { code: 'none' },
  'POST /api/v1/media/{id}/clips': { title: 'Der Ausbruch', start: 29, end: 47 },
  'POST /api/v1/auth/login': { login: 'nobody', password: 'wrong' },
  'POST /api/v1/auth/access-code': { code: 'AAAA-AAAA-AAAA' },
  'POST /api/v1/auth/password-request': { email: 'nobody@schule.example' },
  'POST /api/v1/auth/password-reset/confirm': { token: unknownToken },
  'POST /api/v1/auth/password-reset/new': { token: unknownToken, password: 'drei-esel-im-nebel' },
  'POST /api/v1/auth/oidc/second-factor': { code: '000000' },
  'POST /api/v1/profile/identities': { password: 'wrong' },
  'DELETE /api/v1/profile/identities/{id}': { password: 'wrong' },
  'POST /api/v1/lti/login': { iss: 'https://nowhere.example', login_hint: 'x' },
  'POST /api/v1/lti/launch': { id_token: 'x', state: 'x' },
  'POST /api/v1/lti/session': { code: unknownToken },
  'POST /api/v1/lti/medium': { session: unknownToken },
  'POST /api/v1/lti/search': { session: unknownToken },
  'POST /api/v1/lti/deep-linking': { session: unknownToken, media: 'MZH-4910001' },
  'POST /api/v1/admin/lti/platforms': platform,
  'PUT /api/v1/admin/lti/platforms/{id}': platform,
  'POST /api/v1/admin/lti/invitations': { name: 'Moodle' },
  'POST /api/v1/lists': { title: 'Vulkane' },
  'POST /api/v1/lists/{id}/duplicate': { title: 'Vulkane' },
  'POST /api/v1/lists/{id}/merge': { from: '00000000-0000-4000-8000-000000000000' },
  'POST /api/v1/lists/{id}/items': { identifiers: ['MZH-4910001'] },
  'PATCH /api/v1/lists/{id}/items/{item}': { note: 'Einstieg', version: 1 },
  'PUT /api/v1/lists/{id}/items/{item}/position': { after: null },
  'PUT /api/v1/lists/{id}/shares/{user}': { mayEdit: true },
  'POST /api/v1/invitations': { listId: '00000000-0000-4000-8000-000000000000' },
  'POST /api/v1/invitations/{id}/accept': { as: 'copy' },
  'POST /api/v1/register': {
    email: 'neu@schule.example',
    vorname: 'Neu',
    name: 'Hier',
    schoolName: 'Realschule Hohenfeld',
    password: 'drei-esel-im-nebel',
  },
  'POST /api/v1/register/confirm': { token: unknownToken },
  'POST /api/v1/admin/registrations/{id}/approve': {},
  'POST /api/v1/admin/registrations/{id}/refuse': { reason: 'Kein Platz' },
  'POST /api/v1/admin/schools': { name: 'Schule am Fluss', schoolNumber: '99000777' },
  'PUT /api/v1/admin/schools/{id}': { name: 'Schule am Fluss', schoolNumber: '99000778' },
  'PUT /api/v1/admin/people/{id}/roles': { role: 'L', school_admin: 0, district_admin: 0 },
  'PUT /api/v1/admin/people/{id}/school': { schoolId: 'realschule-hohenfeld' },
  'PUT /api/v1/admin/people/{id}/borrower-code': { borrowerCode: 'E-77' },
  'POST /api/v1/admin/import/preview': { kind: 'people', content: '' },
  'POST /api/v1/admin/import': { kind: 'people', content: '', schoolId: 'none', fingerprint: '0'.repeat(64) },
  'PATCH /api/v1/profile': { language: 'de' },
  'POST /api/v1/profile/email': { email: 'neu@schule.example', password: 'wrong' },
  'POST /api/v1/profile/email/confirm': { token: unknownToken },
  'PUT /api/v1/profile/password': { old: 'wrong', password: 'drei-esel-im-nebel' },
  'POST /api/v1/profile/second-factor': { password: 'wrong' },
  'POST /api/v1/profile/second-factor/confirm': { code: '000000' },
  'POST /api/v1/profile/second-factor/recovery-codes': { password: 'wrong' },
  'DELETE /api/v1/profile/second-factor': { password: 'wrong' },
  'POST /api/v1/profile/deletion': { password: 'wrong' },
  'POST /api/v1/classes': { name: '7b' },
  'PATCH /api/v1/classes/{id}': { name: '8b' },
  'POST /api/v1/classes/{id}/pupils': { nicknames: [''] },
  'POST /api/v1/classes/{id}/accounts': { login: 'student' },
  'PATCH /api/v1/classes/{id}/pupils/{pupil}': { nickname: 'Ada' },
  'POST /api/v1/classes/{id}/shares': { identifier: 'MZH-4910001' },
  'PATCH /api/v1/classes/{id}/shares/{share}': { note: 'Bitte ansehen' },
  'PUT /api/v1/classes/{id}/shares/{share}/position': { after: null },
};

let database: Database;
let search: SearchIndex;
let app: FastifyInstance;
const registered: { method: string; url: string; call: string | undefined }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await fillWhatTheDemoLacks(database);
  search = await openTestSearch(database);
  app = await buildTestApp(database, {
    search,
    settings: { hasRateLimits: false },
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat()) registered.push({ method: one, url, call: config?.call });
    },
  });
});
afterAll(async () => {
  await app.close();
  await search.stop();
  await search.engine.close();
  await database.close();
});

test('every registered route is a call of the contract, or only says that its method is not taken', async () => {
  const undeclared = registered.filter(({ call, method }) => !call && method !== 'HEAD');
  for (const { method, url } of undeclared) {
    const visitor = visit(app);
    const response = await visitor.send({ method: method as 'GET', url: url.replaceAll(/:\w+/g, 'x') });
    expect([method, url, response.statusCode]).toEqual([method, url, 405]);
  }
  expect(new Set(registered.flatMap(({ call }) => call ?? []))).toEqual(new Set(keys));
});

test.each(keys)('%s declares who may use it', (key) => {
  expect([
    'public',
    'search',
    'vector-search',
    'catalogue',
    'external-search',
    'registration',
    'password-reset',
    'password-change',
    'guest-media-centre',
    'linked-accounts',
    'signed-in',
    'teacher',
    'staff',
    'school-admin',
    'district-admin',
  ]).toContain(callOf(key).access);
});

/** Who asks: the account whose school and district count, and how they come in. */
const roles = {
  guest: { login: 'teacher', enter: async () => visit(app) },
  'pupil by code': {
    login: 'student',
    async enter() {
      const visitor = visit(app);
      await visitor.call('GET /api/v1/config/frontend');
      await visitor.call('POST /api/v1/auth/access-code', { body: { code: demoAccessCode } });
      return visitor;
    },
  },
  'pupil with an account': { login: 'student', enter: () => visitAs(app, 'student') },
  teacher: { login: 'teacher', enter: () => visitAs(app, 'teacher') },
  'school administrator': { login: 'schooladmin', enter: () => inView(1) },
  'school administrator in the simple view': { login: 'schooladmin', enter: () => inView(2) },
  'district administrator': { login: 'districtadmin', enter: () => visitAs(app, 'districtadmin') },
} as const satisfies Record<string, { login: DemoLogin; enter(): Promise<ReturnType<typeof visit>> }>;
type RoleName = keyof typeof roles;
const roleNames = Object.keys(roles) as RoleName[];

async function inView(view: 1 | 2) {
  const visitor = await visitAs(app, 'schooladmin');
  await visitor.call('PUT /api/v1/user/view', { body: { school_admin: view } });
  return visitor;
}

const entered = new Map<RoleName, ReturnType<typeof visit>>();

/** Whoever came in before is still there, unless a call has ended their session; signing in is made to take its time. */
async function comeBack(role: RoleName) {
  const before = entered.get(role);
  const isThere = before && (await before.send({ method: 'GET', url: '/api/v1/user/userinfo' })).statusCode === 200;
  const visitor = isThere ? before : await roles[role].enter();
  entered.set(role, visitor);
  return visitor;
}

async function enter(role: RoleName, isAnew = false) {
  const visitor = isAnew ? await roles[role].enter() : await comeBack(role);
  const config = await visitor.call('GET /api/v1/config/frontend');
  const user = role === 'guest' ? false : await visitor.call('GET /api/v1/user/userinfo');
  return { visitor, decide: (key: CallKey) => mayCall(callOf(key).access, { config, user }) };
}

test.each(roleNames.flatMap((role) => keys.map((key) => [role, key] as const)))(
  '%s gets what the table says from %s',
  async (role, key) => {
    const { visitor, decide } = await enter(role, true);
    const response = await visitor.send({
      method: methodOf(key),
      url: exampleUrl(key),
      ...(bodies[key] ? { payload: bodies[key] } : {}),
    });
    const decision = decide(key);

    if (decision === 'unauthenticated') expect(response.statusCode).toBe(401);
    else if (decision === 'forbidden') expect(response.statusCode).toBe(403);
    else
      expect([
        200,
        204,
        ...('redirect' in callOf(key).answer ? [303] : []),
        ...(callOf(key).problems ?? []).map((type) => problemTypes[type].status),
        ...allowedByObject(key),
      ]).toContain(response.statusCode);

    const { answer } = callOf(key);
    if (response.statusCode === 200 && 'json' in answer)
      expect(answer.json.safeParse(response.json()).error).toBeUndefined();
    if (response.statusCode >= 400) expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  },
);

/** A district administrator may use the call, but has no view of a school administrator to change. */
const allowedByObject = (key: CallKey): number[] => (key === 'PUT /api/v1/user/view' ? [403] : []);

const withObject = keys.filter((key) => pathOf(key).includes('{'));

/** The path with these things in it, and the query that belongs to the call's example. */
function urlWith(key: CallKey, params: Record<string, string>): string {
  const filled = Object.entries(params).reduce((path, [name, value]) => path.replace(`{${name}}`, value), pathOf(key));
  const [, query = ''] = exampleUrl(key).split('?');
  return query ? `${filled}?${query}` : filled;
}

test.each(roleNames.flatMap((role) => withObject.map((key) => [role, key] as const)))(
  '%s finds with %s nothing that is another school’s or district’s, as if it were not there',
  async (role, key) => {
    const { login } = roles[role];
    const tenants = await readTenants(database);
    const wall = tenants.wallOf(login);
    const { visitor, decide } = await enter(role);
    const refused = { unauthenticated: 401, forbidden: 403, allow: 404 }[decide(key)];
    const kinds: Whose[] = ['absent', 'of another school', 'of another district'];
    for (const whose of kinds) {
      const params = exampleParams(key, whose, wall, tenants);
      // Where a mail or an invitation says what may be seen, schools do not matter.
      if (params === undefined || params === 'none' || callOf(key).passesWall !== undefined) continue;
      const response = await visitor.send({
        method: methodOf(key),
        url: urlWith(key, params),
        ...(bodies[key] ? { payload: bodies[key] } : {}),
      });
      expect([whose, params, response.statusCode]).toEqual([whose, params, refused]);
      const { type } = response.json();
      expect(type).toBe(`/problems/${{ 401: 'not-signed-in', 403: 'forbidden', 404: 'not-found' }[refused]}`);
    }
  },
);

test.each(withObject)('somebody can do something with what is theirs by %s', async (key) => {
  const answers: Record<string, number> = {};
  for (const role of roleNames) {
    const tenants = await readTenants(database);
    const params = exampleParams(key, 'own', tenants.wallOf(roles[role].login), tenants);
    if (params === undefined) return;
    // A call before may have shut somebody out for good.
    const inside = await enter(role).catch(() => undefined);
    if (inside?.decide(key) !== 'allow' || params === 'none') continue;
    const response = await inside.visitor.send({
      method: methodOf(key),
      url: urlWith(key, params),
      ...(bodies[key] ? { payload: bodies[key] } : {}),
    });
    expect(response.statusCode).toBeLessThan(500);
    answers[role] = response.statusCode;
  }
  // What is signed, or named in the body, is another thing than the one in the path.
  const needsMore = /[?&]t=/.test(exampleUrl(key)) || JSON.stringify(bodies[key] ?? '').includes('0000-4000-8000-0000');
  const isReached = Object.values(answers).some((status) => status !== 404);
  expect(isReached || needsMore || Object.keys(answers).length === 0, `${key}: ${JSON.stringify(answers)}`).toBe(true);
});
