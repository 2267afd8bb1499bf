import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { clipRepository } from './clip-repository';

const film = 'MZH-4910001';
const times = { start: 29, end: 47.5 };

let database: Database;
let app: FastifyInstance;
const asked = new Map<string, ReturnType<typeof visitAs>>();
const as = (login: DemoLogin | 'guest') => {
  const known = asked.get(login) ?? (login === 'guest' ? Promise.resolve(visit(app)) : visitAs(app, login));
  asked.set(login, known);
  return known;
};
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const save = async (login: DemoLogin, title: string, id = film) =>
  (await as(login)).call('POST /api/v1/media/{id}/clips', { params: { id }, body: { title, ...times } });
const show = async (login: DemoLogin, id: string) =>
  (await as(login)).call('GET /api/v1/media/{id}', { params: { id } });
const statusOf = async (login: DemoLogin | 'guest', method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  (await (await as(login)).send({ method, url, ...(payload ? { payload } : {}) })).statusCode;
const titlesFor = async (login: DemoLogin) => (await show(login, film)).clips.map(({ title }) => title);

describe('a clip', () => {
  test('is a medium of its own with the film’s files, and stands at its film', async () => {
    const clip = await save('teacher', '  Der Ausbruch ');
    expect(clip).toMatchObject({ title: 'Der Ausbruch', ...times, isOwn: true });
    expect(clip.identifier).toMatch(/^UC_CLIP-[0-9a-f-]{36}$/);

    const detail = await show('teacher', clip.identifier);
    expect(detail).toMatchObject({ fn_typ: 'UC_CLIP', fn_titel: 'Der Ausbruch', isOpen: true, clips: [] });
    expect(detail.clip).toEqual({
      source: film,
      sourceTitle: 'Vulkane: Wenn die Erde sich öffnet',
      ...times,
      isOwn: true,
    });
    const original = await show('teacher', film);
    expect(detail.files.map(({ id }) => id)).toEqual(original.files.map(({ id }) => id));
    expect(original.clips).toContainEqual(clip);
  });

  test('is shown to colleagues as somebody else’s, to other schools and pupils only by its address, to guests never', async () => {
    const { identifier, title } = await save('teacher', 'Für die 7b');
    expect(await titlesFor('schooladmin')).toContain(title);
    expect((await show('schooladmin', film)).clips.find((clip) => clip.identifier === identifier)?.isOwn).toBe(false);
    expect(await titlesFor('teacher2')).not.toContain(title);
    expect(await titlesFor('student')).not.toContain(title);
    expect((await show('student', identifier)).clip?.isOwn).toBe(false);
    expect(await statusOf('guest', 'GET', `/api/v1/media/${identifier}`)).toBe(401);
  });

  test('is shown to pupils at the film when it stands on their board', async () => {
    const { identifier, title } = await save('teacher', 'Auf der Pinnwand');
    const { queries } = database;
    const { id } = await queries
      .selectFrom('media')
      .select('id')
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('class_shares')
      .values({ class_id: demoId('class', 'rs-7b'), media_id: id, visible_from: new Date('2026-11-01T00:00:00Z') })
      .execute();
    expect(await titlesFor('student')).toEqual([title]);
  });

  test('has the licence of its film', async () => {
    const { identifier } = await save('teacher', 'Nur für Hohenfeld');
    const { queries } = database;
    const { id } = await queries
      .selectFrom('media')
      .select('id')
      .where('identifier', '=', film)
      .executeTakeFirstOrThrow();
    const holder = { code_id: 'clip-test', media_id: id, school_id: null, mediathek_id: null };
    await queries
      .insertInto('licences')
      .values({ ...holder, district_id: 'hohenfeld', valid_to: '2026-11-15' })
      .execute();
    expect((await show('teacher', identifier)).use).toMatchObject({ reason: 'licensed', until: '2026-11-15' });
    expect((await show('teacher3', identifier)).use.reason).toBe('not-licensed');
    expect((await show('teacher3', identifier)).files).toEqual([]);
    await queries.deleteFrom('licences').where('code_id', '=', 'clip-test').execute();
  });

  test('is no part of the stock', async () => {
    const before = await (await as('teacher')).call('GET /api/v1/home');
    await save('teacher', 'Zählt nicht');
    const other = await buildTestApp(database);
    const after = await (await visitAs(other, 'teacher')).call('GET /api/v1/home');
    await other.close();
    expect(after.mediaCount).toBe(before.mediaCount);
    expect(after.newest.map(({ fn_titel }) => fn_titel)).not.toContain('Zählt nicht');
  });

  test('of a clip is a clip of the film', async () => {
    const outer = await save('teacher', 'Außen');
    const inner = await save('teacher', 'Innen', outer.identifier);
    expect((await show('teacher', inner.identifier)).clip?.source).toBe(film);
  });
});

describe('removing', () => {
  test('takes one’s own clip away and brings it back; what others saved stays', async () => {
    const { identifier, title } = await save('teacher', 'Kommt und geht');
    const url = `/api/v1/clips/${identifier}`;
    expect(await statusOf('schooladmin', 'DELETE', url)).toBe(404);
    expect(await statusOf('teacher2', 'POST', `${url}/restore`)).toBe(404);
    expect(await statusOf('teacher', 'DELETE', url)).toBe(204);
    expect(await titlesFor('teacher')).not.toContain(title);
    expect(await statusOf('teacher', 'GET', `/api/v1/media/${identifier}`)).toBe(404);
    const restored = await (await as('teacher')).call('POST /api/v1/clips/{id}/restore', {
      params: { id: identifier },
    });
    expect(restored).toMatchObject({ identifier, title });
    expect(await titlesFor('teacher')).toContain(title);
  });

  test('never touches a medium that is no clip, and is final after a while', async () => {
    expect(await statusOf('teacher', 'DELETE', `/api/v1/clips/${film}`)).toBe(404);
    const { identifier } = await save('teacher', 'Endgültig weg');
    await statusOf('teacher', 'DELETE', `/api/v1/clips/${identifier}`);
    await clipRepository(database.queries).removeDeletedBefore(new Date('2026-11-16T00:00:00Z'));
    expect(await statusOf('teacher', 'POST', `/api/v1/clips/${identifier}/restore`)).toBe(404);
    expect(await titlesFor('teacher')).toContain('Außen');
  });
});

describe('saving', () => {
  const body = { title: 'x', ...times };
  test.each([
    ['a pupil', 'student', film, body, 403],
    ['a guest', 'guest', film, body, 401],
    ['a teacher whose school has no licence', 'teacher3', 'FELD-4910301', body, 403],
    ['a teacher on a picture', 'teacher', 'MZH-1910004', body, 403],
    ['a teacher on nothing', 'teacher', 'NOBODY', body, 404],
    ['a teacher with a stretch that runs backwards', 'teacher', film, { ...body, end: 10 }, 400],
    ['a teacher with no title', 'teacher', film, { ...body, title: ' ' }, 400],
    ['a teacher with a title that no database keeps', 'teacher', film, { ...body, title: 'a\0b' }, 400],
    ['a teacher with half a sign', 'teacher', film, { ...body, title: 'a\ud800b' }, 400],
    ['a teacher on a film whose file has not come', 'teacher', 'FELD-4910201', body, 403],
    ['a teacher with more than the call takes', 'teacher', film, { ...body, owner: 'x' }, 400],
  ] as const)('by %s is refused', async (_, login, id, payload, status) => {
    expect(await statusOf(login, 'POST', `/api/v1/media/${id}/clips`, payload)).toBe(status);
  });

  test('does not exist in the publisher variant, nor do clips', async () => {
    const { identifier } = await save('teacher', 'Anderswo');
    const publisher = await buildTestApp(database, { config: { Type: 'hueber' } });
    const teacher = await visitAs(publisher, 'teacher');
    const url = `/api/v1/media/${film}/clips`;
    expect((await teacher.send({ method: 'POST', url, payload: body })).statusCode).toBe(403);
    expect((await teacher.call('GET /api/v1/media/{id}', { params: { id: film } })).clips).toEqual([]);
    expect((await teacher.send({ method: 'GET', url: `/api/v1/media/${identifier}` })).statusCode).toBe(404);
    await publisher.close();
  });
});
