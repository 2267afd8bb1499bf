import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
type Visit = Awaited<ReturnType<typeof visitAs>>;
let district: Visit;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  district = await visitAs(app, 'districtadmin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const statusOf = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const namesSeenBy = async (visitor: Visit, q = '', state: 'active' | 'archived' = 'active') =>
  (await visitor.call('GET /api/v1/admin/schools', { query: { q, state } })).schools.map(({ name }) => name);

describe('the list of schools', () => {
  test('holds the own district’s for its administrators, with what may be done', async () => {
    const { total, schools, rights } = await district.call('GET /api/v1/admin/schools');
    expect([total, rights]).toEqual([2, { create: true }]);
    expect(schools.map(({ name }) => name)).toEqual(['Gymnasium am Lindenplatz', 'Realschule Hohenfeld']);
    expect(schools[1]).toMatchObject({ teachers: 5, rights: { edit: true, archive: true, restore: false } });
  });

  test('holds the own school alone for a school’s administrators, and nothing to change', async () => {
    const school = await visitAs(app, 'schooladmin');
    const { total, schools, rights } = await school.call('GET /api/v1/admin/schools');
    expect([total, schools[0]?.name, rights.create]).toEqual([1, 'Realschule Hohenfeld', false]);
    expect(schools[0]?.rights).toEqual({ edit: false, archive: false, restore: false });
    const choices = await school.call('GET /api/v1/admin/schools/choices');
    expect(choices.schools.map(({ id }) => id)).toEqual(['realschule-hohenfeld']);
  });

  test('is searched by name and number, in which no sign means anything special', async () => {
    expect(await namesSeenBy(district, 'linden')).toEqual(['Gymnasium am Lindenplatz']);
    expect(await namesSeenBy(district, '000101')).toEqual(['Realschule Hohenfeld']);
    expect(await namesSeenBy(district, '%')).toEqual([]);
  });
});

describe('a school', () => {
  const number = '99000555';

  test('is made, renamed, archived and brought back, and each step stands in the audit trail without values', async () => {
    const { id } = await district.call('POST /api/v1/admin/schools', {
      body: { name: 'Schule am Berg', schoolNumber: number },
    });
    const params = { id };
    await district.call('PUT /api/v1/admin/schools/{id}', {
      params,
      body: { name: 'Bergschule', schoolNumber: number },
    });
    await district.call('PUT /api/v1/admin/schools/{id}', {
      params,
      body: { name: 'Bergschule', schoolNumber: number },
    });
    await district.call('POST /api/v1/admin/schools/{id}/archive', { params });
    expect(await namesSeenBy(district, 'berg')).toEqual([]);
    expect(await namesSeenBy(district, 'berg', 'archived')).toEqual(['Bergschule']);
    const choices = await district.call('GET /api/v1/admin/schools/choices');
    expect(choices.schools.map((one) => one.id)).not.toContain(id);
    await district.call('POST /api/v1/admin/schools/{id}/restore', { params });
    expect(await namesSeenBy(district, 'berg')).toEqual(['Bergschule']);

    const { entries } = await district.call('GET /api/v1/admin/audit');
    expect(entries.slice(0, 4).map(({ action, fields }) => [action, fields])).toEqual([
      ['school-restored', []],
      ['school-archived', []],
      ['school-changed', ['name']],
      ['school-created', []],
    ]);
    expect(entries[0]).toMatchObject({
      actor: { name: 'Claudia Weidenbach', isOneself: true },
      subject: { kind: 'school', id, name: 'Bergschule' },
    });
  });

  test('cannot have the number of another one', async () => {
    const body = { name: 'Zweite Schule', schoolNumber: '99000101' };
    expect(await statusOf(district.call('POST /api/v1/admin/schools', { body }))).toBe(409);
    const params = { id: 'gymnasium-lindach' };
    expect(await statusOf(district.call('PUT /api/v1/admin/schools/{id}', { params, body }))).toBe(409);
  });

  test('of another district is not there, and a school’s administrator changes none', async () => {
    const params = { id: 'gemeinschaftsschule-seetal' };
    const body = { name: 'Übernommen', schoolNumber: '99000999' };
    expect(await statusOf(district.call('PUT /api/v1/admin/schools/{id}', { params, body }))).toBe(404);
    expect(await statusOf(district.call('POST /api/v1/admin/schools/{id}/archive', { params }))).toBe(404);
    const school = await visitAs(app, 'schooladmin');
    const own = { id: 'realschule-hohenfeld' };
    expect(await statusOf(school.call('PUT /api/v1/admin/schools/{id}', { params: own, body }))).toBe(403);
  });
});
