import { demoPassword } from '@mediathek/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

const realschule = 'realschule-hohenfeld';
const gymnasium = 'gymnasium-lindach';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { settings: { hasRateLimits: false } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Visit = Awaited<ReturnType<typeof visitAs>>;
const accountOf = (login: string) =>
  database.queries.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirstOrThrow();
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 204,
    (error: { status: number }) => error.status,
  );
const move = async (by: Visit, login: string, schoolId: string) =>
  statusOf(
    by.call('PUT /api/v1/admin/people/{id}/school', {
      params: { id: (await accountOf(login)).id },
      body: { schoolId },
    }),
  );

/** Back at the first school, as the demo has it. */
async function bringBack(login: string, schoolId: string) {
  await database.queries.updateTable('users').set({ school_id: schoolId }).where('login', '=', login).execute();
}
beforeEach(async () => {
  await bringBack('teacher', realschule);
  await bringBack('student', realschule);
});

const membershipsOf = async (login: string) => {
  const { id } = await accountOf(login);
  const found = await Promise.all(
    (['class_teachers', 'class_pupils'] as const).map((table) =>
      database.queries.selectFrom(table).select('class_id').where('user_id', '=', id).execute(),
    ),
  );
  return found.flat().length;
};

async function givePlace(login: string) {
  const { id } = await accountOf(login);
  const licence = await database.queries
    .selectFrom('licences')
    .selectAll()
    .where('school_id', '=', realschule)
    .orderBy('code_id')
    .executeTakeFirstOrThrow();
  await database.queries
    .insertInto('licence_places')
    .values({ licence_id: licence.id, user_id: id, given_by: id, given_at: testNow })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return licence;
}

describe('moving somebody to another school', () => {
  test('ends the rights, classes and sessions of a teacher there, and keeps what is their own', async () => {
    const district = await visitAs(app, 'districtadmin');
    const person = await visitAs(app, 'teacher');
    const { id } = await accountOf('teacher');
    await database.queries.updateTable('users').set({ school_admin: 2 }).where('id', '=', id).execute();
    const { total: listsBefore } = await person
      .call('GET /api/v1/profile/export')
      .then(({ sections }) => ({ total: sections.lists?.length }));
    expect(await membershipsOf('teacher')).toBeGreaterThan(0);

    expect(await move(district, 'teacher', gymnasium)).toBe(204);
    expect(await accountOf('teacher')).toMatchObject({ school_id: gymnasium, school_admin: 0 });
    expect(await membershipsOf('teacher')).toBe(0);
    expect(await statusOf(person.call('GET /api/v1/user/userinfo'))).toBe(401);
    const again = await visitAs(app, 'teacher');
    expect(await again.call('GET /api/v1/user/userinfo')).toMatchObject({ school_id: gymnasium, shared_classes: [] });
    expect((await again.call('GET /api/v1/profile/export')).sections.lists).toHaveLength(listsBefore ?? -1);
  });

  test('ends the classes of a pupil and the places of the school’s codes, each with its movement', async () => {
    const district = await visitAs(app, 'districtadmin');
    const { id } = await accountOf('student');
    const licence = await givePlace('student');
    expect(await membershipsOf('student')).toBeGreaterThan(0);
    expect(await move(district, 'student', gymnasium)).toBe(204);
    expect(await membershipsOf('student')).toBe(0);
    const places = database.queries
      .selectFrom('licence_places')
      .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
      .select('licences.id')
      .where('user_id', '=', id)
      .where('licences.school_id', '=', realschule);
    expect(await places.execute()).toEqual([]);
    const movements = await database.queries
      .selectFrom('licence_movements')
      .selectAll()
      .where('licence_id', '=', licence.id)
      .where('kind', '=', 'taken-back')
      .where('holder_id', '=', id)
      .execute();
    expect(movements).toMatchObject([
      { moved_by: (await accountOf('districtadmin')).id, remaining_change: 0, returns_change: 0, total_change: 0 },
    ]);
    expect(movements[0]?.class_id).not.toBeNull();
    const after = await database.queries
      .selectFrom('licences')
      .select('remaining')
      .where('id', '=', licence.id)
      .executeTakeFirstOrThrow();
    expect(after.remaining).toBe(licence.remaining);
  });

  test('is one line in the trail of each school', async () => {
    const district = await visitAs(app, 'districtadmin');
    await move(district, 'teacher', gymnasium);
    const lines = async (login: DemoLogin) => {
      const { entries } = await (await visitAs(app, login)).call('GET /api/v1/admin/audit', { query: { limit: 1 } });
      return entries.map(({ action, fields }) => [action, fields]);
    };
    expect(await lines('schooladmin')).toEqual([['person-left-school', ['schoolId']]]);
    expect(await lines('schooladmin2')).toEqual([['person-joined-school', ['schoolId']]]);
  });

  test('to where they are already changes nothing', async () => {
    const district = await visitAs(app, 'districtadmin');
    const person = await visitAs(app, 'teacher');
    expect(await move(district, 'teacher', realschule)).toBe(204);
    expect(await statusOf(person.call('GET /api/v1/user/userinfo'))).toBe(204);
  });

  test('is the district’s alone, within the district, and nobody moves themselves', async () => {
    const district = await visitAs(app, 'districtadmin');
    for (const login of ['schooladmin', 'teacher', 'student'] as const)
      expect([login, await move(await visitAs(app, login), 'teacher', gymnasium)]).toEqual([login, 403]);
    const guest = visit(app);
    await guest.call('GET /api/v1/config/frontend');
    expect(await move(guest, 'teacher', gymnasium)).toBe(401);
    expect(await move(district, 'districtadmin', gymnasium)).toBe(409);
    expect(await move(district, 'teacher3', realschule)).toBe(404);
    expect(await move(await visitAs(app, 'districtadmin2'), 'teacher', gymnasium)).toBe(404);
    const foreign = await accountOf('teacher3');
    expect(await move(district, 'teacher', foreign.school_id ?? '')).toBe(404);
    expect(await move(district, 'teacher', 'none')).toBe(404);
    expect(await accountOf('teacher')).toMatchObject({ school_id: realschule });
  });

  test('leads to no school that is archived', async () => {
    const district = await visitAs(app, 'districtadmin');
    const params = { id: gymnasium };
    await district.call('POST /api/v1/admin/schools/{id}/archive', { params });
    expect(await move(district, 'teacher', gymnasium)).toBe(404);
    await district.call('POST /api/v1/admin/schools/{id}/restore', { params });
  });
});

test('whoever was moved signs in with the same password', async () => {
  const district = await visitAs(app, 'districtadmin');
  await move(district, 'teacher', gymnasium);
  const visitor = visit(app);
  await visitor.call('GET /api/v1/config/frontend');
  const info = await visitor.call('POST /api/v1/auth/login', { body: { login: 'teacher', password: demoPassword } });
  expect(info.school_id).toBe(gymnasium);
});
