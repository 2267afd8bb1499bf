import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

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

const film = 'MZH-4910001';
const identifiers = (tab: { items: { medium: { identifier: string } }[] }) =>
  tab.items.map(({ medium }) => medium.identifier);

describe('the library', () => {
  test('holds what somebody was given, by kind, expired things apart', async () => {
    const teacher = await visitAs(app, 'teacher');
    const tab = (name: 'media' | 'apps' | 'books') =>
      teacher.call('GET /api/v1/library/{tab}', { params: { tab: name } });
    expect(identifiers(await tab('apps'))).toEqual(['KOMPASS-6910602']);
    const all = [await tab('media'), await tab('apps'), await tab('books')];
    expect(all.flatMap(({ expired }) => expired.map(({ medium }) => medium.identifier))).toEqual(['HARBOUR-2911003']);
    expect((await tab('apps')).items[0]).toMatchObject({ codeId: 'RS-1001', givenBy: 'Bernd Oelschläger' });
  });

  test('is for whoever is signed in, and shows everybody their own things', async () => {
    const url = '/api/v1/library/media';
    expect((await visit(app).send({ method: 'GET', url })).statusCode).toBe(401);
    const other = await visitAs(app, 'teacher2');
    expect(identifiers(await other.call('GET /api/v1/library/{tab}', { params: { tab: 'apps' } }))).toEqual([]);
  });
});

test('bookmarks leave out what is used up or ended within four weeks; what ended earlier stands apart', async () => {
  const teacher = await visitAs(app, 'teacher');
  // In this order: with places, used up, ended yesterday, ended 28 days ago, and of a licence that a place is held of.
  const marked = ['WORT-7910904', 'KOMPASS-6910203', 'RECHEN-7910603', 'GRUEN-5510110', 'HARBOUR-2911003'];
  for (const id of marked) await teacher.call('PUT /api/v1/bookmarks/{id}', { params: { id } });
  const tab = await teacher.call('GET /api/v1/library/{tab}', { params: { tab: 'bookmarks' } });
  const of = (entries: (typeof tab)['items']) => marked.filter((id) => identifiers({ items: entries }).includes(id));
  expect([of(tab.items), of(tab.inactive), of(tab.expired)]).toEqual([
    ['WORT-7910904'],
    ['KOMPASS-6910203', 'RECHEN-7910603'],
    ['GRUEN-5510110', 'HARBOUR-2911003'],
  ]);
  await teacher.call('DELETE /api/v1/bookmarks');
});

describe('what somebody used', () => {
  const remember = async (login: 'teacher' | 'student', position: number | null) =>
    (await visitAs(app, login)).call('PUT /api/v1/media/{id}/position', {
      params: { id: film },
      body: { position, duration: 90 },
    });

  test('is remembered with the place, can be forgotten and brought back', async () => {
    const teacher = await visitAs(app, 'teacher');
    const used = () => teacher.call('GET /api/v1/library/{tab}', { params: { tab: 'history' } });
    await remember('teacher', 42);
    expect((await used()).items).toMatchObject([{ medium: { identifier: film }, position: 42, duration: 90 }]);
    expect((await teacher.call('GET /api/v1/home/own')).continued).toHaveLength(1);
    await teacher.call('DELETE /api/v1/history/{id}', { params: { id: film } });
    expect((await used()).items).toEqual([]);
    await teacher.call('POST /api/v1/history/restore', { body: { identifiers: [film] } });
    expect(identifiers(await used())).toEqual([film]);
    await teacher.call('DELETE /api/v1/history');
    expect((await used()).items).toEqual([]);
    const again = await teacher.send({ method: 'DELETE', url: `/api/v1/history/${film}` });
    expect(again.statusCode).toBe(404);
  });

  test('counts for the school once a day for each person, and says nothing about them', async () => {
    const uses = async () => {
      const usage = await (await visitAs(app, 'teacher')).call('GET /api/v1/school/usage');
      return usage.media.find(({ identifier }) => identifier === film)?.uses ?? 0;
    };
    await remember('teacher', 10);
    const before = await uses();
    await remember('teacher', 20);
    expect(await uses()).toBe(before);
    await remember('student', 20);
    expect(await uses()).toBe(before + 1);
    now = new Date(testNow.getTime() + 3 * 3_600_000);
    await remember('teacher', 30);
    expect(await uses()).toBe(before + 1);
    now = testNow;
  });

  test('is only what they may use', async () => {
    const pupil = await visitAs(app, 'student');
    const response = await pupil.send({
      method: 'PUT',
      url: '/api/v1/media/KOMPASS-6910602/position',
      payload: { position: 1, duration: 2 },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('the pool of a school', () => {
  test('takes what a teacher may use, shows it to the school’s staff, and gives it up to its giver or an administrator', async () => {
    const [teacher, admin, other] = [
      await visitAs(app, 'teacher'),
      await visitAs(app, 'schooladmin'),
      await visitAs(app, 'teacher2'),
    ];
    const id = 'MZH-7910002';
    const pool = (who: typeof teacher) => who.call('GET /api/v1/library/{tab}', { params: { tab: 'pool' } });
    await teacher.call('PUT /api/v1/pool/{id}', { params: { id } });
    expect(identifiers(await pool(admin))).toContain(id);
    expect(identifiers(await pool(other))).not.toContain(id);
    expect((await other.send({ method: 'DELETE', url: `/api/v1/pool/${id}` })).statusCode).toBe(404);
    const given = (await pool(teacher)).items.find(({ givenBy }) => givenBy === 'Jonas Baumann');
    const theirs = `/api/v1/pool/${given?.medium.identifier}`;
    expect((await teacher.send({ method: 'DELETE', url: theirs })).statusCode).toBe(403);
    expect((await admin.send({ method: 'DELETE', url: theirs })).statusCode).toBe(204);
    await teacher.call('DELETE /api/v1/pool/{id}', { params: { id } });
    expect(identifiers(await pool(admin))).not.toContain(id);
  });

  test('is nothing for pupils', async () => {
    const pupil = await visitAs(app, 'student');
    expect(await pupil.call('GET /api/v1/library/{tab}', { params: { tab: 'pool' } })).toEqual({
      items: [],
      expired: [],
      inactive: [],
      lists: [],
    });
    expect((await pupil.send({ method: 'PUT', url: `/api/v1/pool/${film}` })).statusCode).toBe(403);
  });
});

test('the homepage names the staff’s classes, lists and codes that end soon', async () => {
  const own = await (await visitAs(app, 'teacher')).call('GET /api/v1/home/own');
  expect(own.classes.map(({ name }) => name)).toContain('7b');
  expect(own.lists.length).toBeGreaterThan(0);
  expect(own.expiring.map(({ codeId, daysLeft }) => [codeId, daysLeft])).toEqual([
    ['RS-1004', 0],
    ['RS-1005', 10],
    ['RS-1006', 28],
  ]);
  expect((await (await visitAs(app, 'student')).call('GET /api/v1/home/own')).expiring).toEqual([]);
});

test('the library names the lists that somebody may open, as the overview of lists does', async () => {
  for (const login of ['teacher', 'schooladmin', 'teacher2'] as const) {
    const browser = await visitAs(app, login);
    const { lists } = await browser.call('GET /api/v1/library/{tab}', { params: { tab: 'lists' } });
    const overview = await browser.call('GET /api/v1/lists', { query: { limit: 100 } });
    expect(lists.map(({ id }) => id)).toEqual(overview.items.map(({ id }) => id));
    const { lists: ofSchool } = await browser.call('GET /api/v1/library/{tab}', { params: { tab: 'pool' } });
    const visible = overview.items.filter(({ visibility }) => visibility === 'school').map(({ id }) => id);
    expect(visible).toEqual(expect.arrayContaining(ofSchool.map(({ id }) => id)));
  }
});
