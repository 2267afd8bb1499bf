import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  type DemoLogin,
  openTestDatabase,
  testNow,
  testWorld,
  visit,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const code = 'RS-1001';
const params = { codeId: code };
const class7b = demoId('class', 'rs-7b');
const pupils7b = testWorld.classes.find(({ id }) => id === 'rs-7b')?.pupilIds ?? [];
const giveToClass = async () =>
  (await visitAs(app, 'teacher')).call('POST /api/v1/school/licences/{codeId}/places', {
    params,
    body: { classId: class7b },
  });

describe('the codes of a school', () => {
  const list = async (login: DemoLogin, query: object = {}) =>
    (await visitAs(app, login)).call('GET /api/v1/school/licences', { query });

  test('are its own, without those that are used up or have just ended, unless asked for', async () => {
    const shown = await list('schooladmin');
    const codes = shown.items.map(({ codeId }) => codeId);
    expect(codes).toContain('RS-1001');
    expect(codes).not.toContain('RS-1003');
    expect(codes).not.toContain('RS-1007');
    expect(codes).not.toContain('RS-1008');
    expect(codes).toEqual(expect.arrayContaining(['RS-1009', 'RS-1010', 'RS-1011', 'RS-1012', 'RS-1013']));
    const all = await list('schooladmin', { inactive: 'shown' });
    expect([all.total, all.hidden]).toEqual([15, 15 - shown.total]);
    expect(all.items.find(({ codeId }) => codeId === 'RS-1007')?.state).toBe('expired');
    expect((await list('teacher2')).items.every(({ codeId }) => codeId.startsWith('GY-'))).toBe(true);
  });

  test('are found by title and code, page by page', async () => {
    expect((await list('teacher', { q: 'rs-1001' })).items.map(({ codeId }) => codeId)).toEqual(['RS-1001']);
    const first = await list('teacher', { limit: 2 });
    const second = await list('teacher', { limit: 2, offset: 2 });
    expect(new Set([...first.items, ...second.items].map(({ codeId }) => codeId)).size).toBe(4);
  });

  test('hide nothing from whoever holds a place', async () => {
    const licence = await database.queries
      .selectFrom('licences')
      .select('id')
      .where('code_id', '=', 'RS-1003')
      .executeTakeFirstOrThrow();
    await database.queries
      .insertInto('licence_places')
      .values({ licence_id: licence.id, user_id: demoId('user', 'teacher'), given_by: null, given_at: testNow })
      .execute();
    expect((await list('teacher')).items.map(({ codeId }) => codeId)).toContain('RS-1003');
    expect((await list('schooladmin')).items.map(({ codeId }) => codeId)).not.toContain('RS-1003');
  });

  test('are nobody else’s: neither read nor moved, and told to pupils and guests not at all', async () => {
    const url = `/api/v1/school/licences/${code}`;
    expect((await (await visitAs(app, 'teacher2')).send({ method: 'GET', url })).statusCode).toBe(404);
    expect((await (await visitAs(app, 'student')).send({ method: 'GET', url })).statusCode).toBe(403);
    expect((await visit(app).send({ method: 'GET', url })).statusCode).toBe(401);
  });

  test('show nicknames to the teachers of a class alone', async () => {
    await giveToClass();
    const seenBy = async (login: DemoLogin) =>
      (await (await visitAs(app, login)).call('GET /api/v1/school/licences/{codeId}', { params })).holders;
    expect((await seenBy('teacher')).some(({ name }) => name === 'Fuchs')).toBe(true);
    expect((await seenBy('schooladmin')).every(({ name, kind }) => kind === 'teacher' || name === '')).toBe(true);
    const receivers = async (login: DemoLogin) =>
      (await visitAs(app, login)).call('GET /api/v1/school/licences/{codeId}/receivers', {
        params,
        query: { classId: class7b },
      });
    expect((await receivers('teacher')).pupils.some(({ name }) => name === 'Fuchs')).toBe(true);
    const forAdmin = await receivers('schooladmin');
    expect(forAdmin.pupils.every(({ name, hasPlace }) => name === '' && hasPlace)).toBe(true);
    expect(forAdmin.teachers.length).toBeGreaterThan((await receivers('teacher')).teachers.length);
  });

  test('can be saved as a table by the school’s administrators, without names of pupils', async () => {
    await giveToClass();
    const url = '/api/v1/school/licences/export.csv';
    const table = await (await visitAs(app, 'schooladmin')).send({ method: 'GET', url });
    expect(table.headers['content-type']).toMatch(/^text\/csv/);
    expect(table.body).toContain(`7b (${pupils7b.length})`);
    expect(table.body).not.toContain('Fuchs');
    expect((await (await visitAs(app, 'teacher')).send({ method: 'GET', url })).statusCode).toBe(403);
  });
});

describe('the people of a school', () => {
  test('are named to its administrators alone, pupils only counted', async () => {
    const members = await (await visitAs(app, 'schooladmin')).call('GET /api/v1/school/members');
    expect(members.items.map(({ name }) => name)).toContain('Amira Sander');
    expect(members.items.find(({ name }) => name === 'Amira Sander')?.classes).toEqual(['5c', '7b', '9a']);
    expect(members.pupils).toBeGreaterThan(pupils7b.length);
    const url = '/api/v1/school/members';
    expect((await (await visitAs(app, 'teacher')).send({ method: 'GET', url })).statusCode).toBe(403);
  });

  test('are found by name, whatever signs are typed', async () => {
    const admin = await visitAs(app, 'schooladmin');
    const found = async (q: string) => (await admin.call('GET /api/v1/school/members', { query: { q } })).total;
    expect([await found('sander'), await found('%'), await found('_')]).toEqual([1, 0, 0]);
  });

  test('teach its classes, which everybody on the staff sees', async () => {
    const { items } = await (await visitAs(app, 'teacher')).call('GET /api/v1/school/classes');
    expect(items.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['5c', true],
      ['7b', true],
      ['9a', true],
    ]);
  });
});
