import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';

let database: Database;
let app: FastifyInstance;
let now = testNow;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const hour = 3_600_000;
const later = (hours: number) => new Date(testNow.getTime() + hours * hour);

async function invite(options: { guestsMayFollow?: boolean; expiresAt?: string; most?: number } = {}) {
  const teacher = await visitAs(app, 'teacher');
  const list = await teacher.call('POST /api/v1/lists', {
    body: { title: 'Angebot', description: 'Für alle', identifiers: ['MZH-4910001', 'MZH-7910002'] },
  });
  const made = await teacher.call('POST /api/v1/invitations', { body: { listId: list.id, ...options } });
  return { teacher, list, id: made.id, made };
}

test('says who offers what, and to whom it can be given', async () => {
  const { id, list, made, teacher } = await invite();
  expect(made).toMatchObject({ kind: 'list', state: 'open', address: `http://localhost:3000/invitation/${id}` });
  const asSeenBy = async (login: 'teacher' | 'teacher2' | 'student' | 'guest') => {
    const visitor = login === 'guest' ? visit(app) : await visitAs(app, login);
    return visitor.call('GET /api/v1/invitations/{id}', { params: { id } });
  };
  const guest = await asSeenBy('guest');
  expect(guest).toMatchObject({ offeredBy: 'Amira Sander', title: 'Angebot', itemCount: 2, state: 'open', items: [] });
  expect(guest.may).toEqual({ acceptReference: false, acceptCopy: false, joinClass: false, follow: false });
  expect((await asSeenBy('teacher2')).may).toMatchObject({ acceptReference: true, acceptCopy: true });
  expect((await asSeenBy('student')).may).toMatchObject({ acceptReference: false, acceptCopy: false });
  expect(await asSeenBy('teacher')).toMatchObject({ isOwn: true, target: `/medialists/${list.id}` });
  const shown = await teacher.call('GET /api/v1/lists/{id}', { params: { id: list.id } });
  expect(shown).toMatchObject({ visibility: 'shared', invitations: [{ id, accepted: 0 }] });
});

test('is accepted as reference by another school’s teacher, once however often, and can be left again', async () => {
  const { id, list } = await invite({ most: 5 });
  const other = await visitAs(app, 'teacher2');
  const accept = () =>
    other.call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as: 'reference' } });
  expect(await accept()).toMatchObject({ state: 'accepted', target: `/medialists/${list.id}` });
  await accept();
  const stored = await database.queries.selectFrom('invitations').select('accepted').where('id', '=', id).execute();
  expect(stored).toEqual([{ accepted: 1 }]);
  expect(await other.call('GET /api/v1/lists/{id}', { params: { id: list.id } })).toMatchObject({
    origin: 'shared',
    mayEdit: false,
  });
  const user = demoId('user', 'teacher2');
  await other.call('DELETE /api/v1/lists/{id}/shares/{user}', { params: { id: list.id, user } });
  expect((await other.send({ method: 'GET', url: `/api/v1/lists/${list.id}` })).statusCode).toBe(404);
});

test('is accepted as a copy of one’s own, which the owner no longer changes', async () => {
  const { id, list, teacher } = await invite();
  const other = await visitAs(app, 'teacher3');
  const view = await other.call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as: 'copy' } });
  const copy = view.target?.split('/').at(-1) ?? '';
  expect(copy).not.toBe(list.id);
  await teacher.call('PATCH /api/v1/lists/{id}', { params: { id: list.id }, body: { title: 'Anders' } });
  const own = await other.call('GET /api/v1/lists/{id}', { params: { id: copy } });
  expect(own).toMatchObject({ title: 'Angebot', origin: 'own', itemCount: 2 });
});

test.each([
  [
    'expired',
    { expiresAt: later(1).toISOString() },
    async () => {
      now = later(2);
    },
  ],
  [
    'used-up',
    { most: 1 },
    async (id: string) => {
      const first = await visitAs(app, 'schooladmin');
      await first.call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as: 'reference' } });
    },
  ],
  [
    'revoked',
    {},
    async (id: string) => {
      const owner = await visitAs(app, 'teacher');
      await owner.call('DELETE /api/v1/invitations/{id}', { params: { id } });
    },
  ],
  [
    'revoked',
    {},
    async (id: string) => {
      const owner = await visitAs(app, 'teacher');
      const { target } = await owner.call('GET /api/v1/invitations/{id}', { params: { id } });
      await owner.call('DELETE /api/v1/lists/{id}', { params: { id: target?.split('/').at(-1) ?? '' } });
    },
  ],
] as const)('says when it is %s, and lets nobody in any more', async (state, options, end) => {
  const { id } = await invite({ guestsMayFollow: true, ...options });
  await end(id);
  const other = await visitAs(app, 'teacher2');
  const view = await other.call('GET /api/v1/invitations/{id}', { params: { id } });
  expect(view).toMatchObject({ state, items: [], target: null });
  const refused = await other.send({
    method: 'POST',
    url: `/api/v1/invitations/${id}/accept`,
    payload: { as: 'copy' },
  });
  expect(refused.json()).toMatchObject({ status: 409, type: '/problems/invitation-closed', current: { state } });
  now = testNow;
});

test('lets guests follow where the teacher allowed it, with what guests may read', async () => {
  const { id } = await invite({ guestsMayFollow: true });
  const view = await visit(app).call('GET /api/v1/invitations/{id}', { params: { id } });
  expect(view.may.follow).toBe(true);
  expect(view.items.map(({ title }) => title)).toHaveLength(2);
});

test('only who decides about a list or teaches a class invites to it or takes an invitation back', async () => {
  const { id, list } = await invite();
  const stranger = await visitAs(app, 'teacher2');
  const make = (payload: object) => stranger.send({ method: 'POST', url: '/api/v1/invitations', payload });
  expect((await make({ listId: list.id })).statusCode).toBe(404);
  expect((await make({ classId: demoId('class', 'rs-7b') })).statusCode).toBe(404);
  expect((await make({})).statusCode).toBe(400);
  expect((await make({ listId: list.id, classId: demoId('class', 'gy-10c') })).statusCode).toBe(400);
  expect((await stranger.send({ method: 'DELETE', url: `/api/v1/invitations/${id}` })).statusCode).toBe(404);
  expect((await stranger.send({ method: 'GET', url: `/api/v1/invitations?listId=${list.id}` })).statusCode).toBe(404);
});

test('a pupil with an account joins a class of the own school; teachers and other schools do not', async () => {
  const teacher = await visitAs(app, 'teacher');
  const classId = demoId('class', 'rs-9a');
  const { id } = await teacher.call('POST /api/v1/invitations', { body: { classId } });
  const accept = async (login: 'student' | 'schooladmin' | 'teacher2') =>
    (await visitAs(app, login)).send({
      method: 'POST',
      url: `/api/v1/invitations/${id}/accept`,
      payload: { as: 'member' },
    });
  expect((await accept('teacher2')).statusCode).toBe(403);
  expect((await accept('schooladmin')).statusCode).toBe(403);
  expect((await accept('student')).json()).toMatchObject({ state: 'accepted', target: `/class/${classId}` });
  const member = await database.queries
    .selectFrom('class_pupils')
    .selectAll()
    .where('class_id', '=', classId)
    .where('user_id', '=', demoId('user', 'student'))
    .execute();
  expect(member).toHaveLength(1);
});

test('a pupil with an access code joins another class of the school with it', async () => {
  const teacher = await visitAs(app, 'teacher');
  const classId = demoId('class', 'rs-9a');
  const { id } = await teacher.call('POST /api/v1/invitations', { body: { classId } });
  const pupil = visit(app);
  await pupil.call('GET /api/v1/config/frontend');
  await pupil.call('POST /api/v1/auth/access-code', { body: { code: 'MEDA-THEK-2345' } });
  expect((await pupil.call('GET /api/v1/invitations/{id}', { params: { id } })).may.joinClass).toBe(true);
  await pupil.call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as: 'member' } });
  const { items } = await pupil.call('GET /api/v1/classes');
  expect(items.map(({ name }) => name).sort()).toEqual(['7b', '9a']);
});

test('all who teach a class take back what a colleague invited to it', async () => {
  const { id } = await (await visitAs(app, 'teacher')).call('POST /api/v1/invitations', {
    body: { classId: demoId('class', 'rs-9a') },
  });
  const colleague = await visitAs(app, 'schooladmin');
  const revoke = async () => (await colleague.send({ method: 'DELETE', url: `/api/v1/invitations/${id}` })).statusCode;
  expect(await revoke()).toBe(404);
  await database.queries
    .insertInto('class_teachers')
    .values({ class_id: demoId('class', 'rs-9a'), user_id: demoId('user', 'schooladmin') })
    .execute();
  expect(await revoke()).toBe(204);
});

test('of a class that is archived or full nobody becomes a member any more', async () => {
  const teacher = await visitAs(app, 'teacher');
  const make = async (name: string) => {
    const { id: classId } = await teacher.call('POST /api/v1/classes', { body: { name, grade: 7, subject: '' } });
    const { id } = await teacher.call('POST /api/v1/invitations', { body: { classId } });
    return { classId, url: `/api/v1/invitations/${id}/accept` };
  };
  const pupil = await visitAs(app, 'student');
  const accept = async (url: string) => (await pupil.send({ method: 'POST', url, payload: { as: 'member' } })).json();

  const archived = await make('7v');
  await teacher.call('POST /api/v1/classes/{id}/archive', { params: { id: archived.classId } });
  expect(await accept(archived.url)).toMatchObject({ status: 409, current: { state: 'revoked' } });

  const full = await make('7u');
  for (const count of [40, 40, 20]) {
    const nicknames = Array.from({ length: count }, () => '');
    await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id: full.classId }, body: { nicknames } });
  }
  expect(await accept(full.url)).toMatchObject({ status: 409, type: '/problems/limit-reached' });
});

test('a list taken over from another school is shared with one’s own class, whose pupils read it', async () => {
  const { id, list } = await invite();
  const other = await visitAs(app, 'teacher2');
  const { id: classId } = await other.call('POST /api/v1/classes', { body: { name: '5a', grade: 5, subject: '' } });
  const params = { id: classId };
  const share = () =>
    other.send({ method: 'POST', url: `/api/v1/classes/${classId}/shares`, payload: { listId: list.id } });
  expect((await share()).statusCode).toBe(404);
  await other.call('POST /api/v1/invitations/{id}/accept', { params: { id }, body: { as: 'reference' } });
  expect((await share()).statusCode).toBe(200);
  const { items } = await other.call('POST /api/v1/classes/{id}/pupils', { params, body: { nicknames: ['Ada'] } });

  const pupil = visit(app);
  await pupil.call('GET /api/v1/config/frontend');
  await pupil.call('POST /api/v1/auth/access-code', { body: { code: items[0]?.code ?? '' } });
  const { board } = await pupil.call('GET /api/v1/classes/{id}', { params });
  expect(board.map((entry) => entry.list?.title)).toEqual(['Angebot']);
  const [film] = board[0]?.list?.media ?? [];
  const seen = await pupil.call('GET /api/v1/media/{id}', { params: { id: film?.identifier ?? '' } });
  expect(seen.use.mayUse).toBe(true);
});
