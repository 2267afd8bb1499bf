import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
type Visit = Awaited<ReturnType<typeof visitAs>>;
let district: Visit;
let school: Visit;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => new Date() });
  district = await visitAs(app, 'districtadmin');
  school = await visitAs(app, 'schooladmin');
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
const idOf = async (login: string) =>
  (await database.queries.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
const signsIn = (login: DemoLogin) => statusOf(visitAs(app, login));
const isIn = (visitor: Visit) => statusOf(visitor.call('GET /api/v1/user/userinfo'));
const teacher = { role: 'L', school_admin: 0, district_admin: 0 } as const;
const setRoles = async (
  by: Visit,
  login: string,
  body: Partial<{ role: 'L' | 'S'; school_admin: 0 | 1; district_admin: 0 | 1 }>,
) =>
  statusOf(
    by.call('PUT /api/v1/admin/people/{id}/roles', {
      params: { id: await idOf(login) },
      body: { ...teacher, ...body },
    }),
  );
const found = async (
  by: Visit,
  query: { q?: string; role?: 'pupil' | 'district-admin' | 'school-admin'; school?: string },
) => (await by.call('GET /api/v1/admin/people', { query })).people.map(({ login }) => login);

describe('a borrower code', () => {
  const set = async (by: Visit, login: string, borrowerCode: string) =>
    statusOf(
      by.call('PUT /api/v1/admin/people/{id}/borrower-code', {
        params: { id: await idOf(login) },
        body: { borrowerCode },
      }),
    );
  const codeOf = async (login: string) =>
    (await school.call('GET /api/v1/admin/people/{id}', { params: { id: await idOf(login) } })).borrowerCode;

  test('is given, changed and taken again by the administrators of the school, each with its line in the trail', async () => {
    expect([await set(school, 'teacher', ' E-77 '), await codeOf('teacher')]).toEqual([200, 'E-77']);
    expect([await set(district, 'teacher', ''), await codeOf('teacher')]).toEqual([200, '']);
    expect(await set(school, 'teacher', '')).toBe(200);
    const query = { person: await idOf('teacher'), limit: 10 };
    const { entries } = await school.call('GET /api/v1/admin/audit', { query });
    expect(entries.filter(({ fields }) => fields.includes('borrowerCode'))).toHaveLength(2);
  });

  test('is nothing for pupils, for people elsewhere, and where nothing is lent', async () => {
    expect(await set(school, 'student', 'E-1')).toBe(403);
    expect(await set(school, 'teacher2', 'E-1')).toBe(404);
    expect(await set(await visitAs(app, 'teacher'), 'teacher', 'E-1')).toBe(403);
    const without = await buildTestApp(database, { config: { Verleih: false, LoginEntleiherCode: false } });
    const admin = await visitAs(without, 'schooladmin');
    expect(await set(admin, 'teacher', 'E-1')).toBe(403);
    const { rights } = await admin.call('GET /api/v1/admin/people/{id}', { params: { id: await idOf('teacher') } });
    expect(rights.setBorrowerCode).toBe(false);
    await without.close();
  });
});

describe('the list of people', () => {
  test('holds the own district’s, without pupils who have an access code only', async () => {
    const { total, people } = await district.call('GET /api/v1/admin/people', { query: { limit: 100 } });
    const logins = people.map(({ login }) => login);
    expect(total).toBe(people.length);
    expect(logins).toContain('teacher2');
    expect(logins).toContain('student');
    expect(logins).not.toContain('teacher3');
    expect(logins).not.toContain('');
  });

  test('holds the own school’s for its administrators', async () => {
    const { people } = await school.call('GET /api/v1/admin/people', { query: { limit: 100 } });
    expect(new Set(people.map((person) => person.school?.id))).toEqual(new Set(['realschule-hohenfeld']));
    expect(await found(school, { q: 'kaplan' })).toEqual([]);
    expect(await found(school, { school: 'gymnasium-lindach' })).toEqual([]);
  });

  test('is searched by name, user name, address and school, every word of it', async () => {
    expect(await found(district, { q: 'SAND' })).toEqual(['teacher']);
    expect(await found(district, { q: 'deniz.kaplan@gym' })).toEqual(['teacher2']);
    expect(await found(district, { q: 'amira realschule' })).toEqual(['teacher']);
    expect(await found(district, { q: 'amira gymnasium' })).toEqual([]);
    expect(await found(district, { q: '_' })).toEqual([]);
    expect(await found(district, { role: 'district-admin' })).toEqual(['districtadmin']);
    expect(await found(district, { role: 'pupil' })).toEqual(['student']);
    expect(await found(school, { role: 'school-admin' })).toEqual(['schooladmin', 'l.petrovic']);
  });

  test('comes in parts', async () => {
    const part = await district.call('GET /api/v1/admin/people', { query: { offset: 1, limit: 2 } });
    expect([part.people.length, part.offset]).toEqual([2, 1]);
  });
});

describe('rights', () => {
  test('are changed within the own school, and whoever got them signs in again', async () => {
    const person = await visitAs(app, 'teacher');
    expect(await isIn(person)).toBe(200);
    expect(await setRoles(school, 'teacher', { school_admin: 1 })).toBe(200);
    expect(await isIn(person)).toBe(401);
    const again = await visitAs(app, 'teacher');
    expect((await again.call('GET /api/v1/user/userinfo')).school_admin).toBe(1);
    expect(await setRoles(school, 'teacher', {})).toBe(200);
  });

  test('of the district are given by the district alone', async () => {
    expect(await setRoles(school, 'teacher', { district_admin: 1 })).toBe(403);
    expect(await setRoles(school, 'districtadmin', {})).toBe(403);
    expect(await setRoles(district, 'teacher', { district_admin: 1 })).toBe(200);
    expect(await setRoles(district, 'teacher', {})).toBe(200);
  });

  test('are no pupil’s to administer', async () => {
    expect(await setRoles(district, 'student', { role: 'S', school_admin: 1 })).toBe(400);
  });

  test('of foreign people cannot even be asked for', async () => {
    expect(await setRoles(school, 'teacher2', {})).toBe(404);
    expect(await setRoles(district, 'teacher3', {})).toBe(404);
    const params = { id: await idOf('teacher3') };
    expect(await statusOf(district.call('GET /api/v1/admin/people/{id}', { params }))).toBe(404);
    expect(await statusOf(district.call('POST /api/v1/admin/people/{id}/disable', { params }))).toBe(404);
    expect(await statusOf(district.call('DELETE /api/v1/admin/people/{id}/sessions', { params }))).toBe(404);
  });

  test('of one’s own stay, at least the last of them; the session goes on under a new id', async () => {
    expect(await setRoles(school, 'schooladmin', {})).toBe(409);
    expect(await setRoles(district, 'districtadmin', {})).toBe(409);
    const before = new Map(district.cookies);
    expect(await setRoles(district, 'districtadmin', { district_admin: 1, school_admin: 1 })).toBe(200);
    expect(district.cookies).not.toEqual(before);
    expect(await isIn(district)).toBe(200);
  });

  test('of the last administrator of a district stay, whoever asks', async () => {
    expect(await setRoles(district, 'districtadmin', { school_admin: 1 })).toBe(409);
  });
});

describe('an account', () => {
  test('is shut and opened again; nobody comes in meanwhile', async () => {
    const person = await visitAs(app, 'teacher');
    const params = { id: await idOf('teacher') };
    await school.call('POST /api/v1/admin/people/{id}/disable', { params });
    expect(await isIn(person)).toBe(401);
    expect(await signsIn('teacher')).toBe(401);
    const { disabledAt, rights } = await school.call('GET /api/v1/admin/people/{id}', { params });
    expect([disabledAt === null, rights.enable, rights.disable]).toEqual([false, true, false]);
    await school.call('POST /api/v1/admin/people/{id}/enable', { params });
    expect(await signsIn('teacher')).toBe(200);
  });

  test('of one’s own or of the district’s administrators is not shut by a school', async () => {
    const shut = async (login: string) =>
      statusOf(school.call('POST /api/v1/admin/people/{id}/disable', { params: { id: await idOf(login) } }));
    expect([await shut('schooladmin'), await shut('districtadmin')]).toEqual([409, 403]);
  });

  test('is signed out everywhere, without being shut', async () => {
    const person = await visitAs(app, 'teacher');
    await school.call('DELETE /api/v1/admin/people/{id}/sessions', { params: { id: await idOf('teacher') } });
    expect(await isIn(person)).toBe(401);
    expect(await signsIn('teacher')).toBe(200);
  });

  test('is sent the link to a new password, three times a quarter of an hour at most; one without an address is not', async () => {
    const send = async (login: string) =>
      statusOf(school.call('POST /api/v1/admin/people/{id}/password-reset', { params: { id: await idOf(login) } }));
    expect([await send('j.baumann'), await send('j.baumann'), await send('j.baumann')]).toEqual([200, 200, 200]);
    expect([await send('j.baumann'), await send('student'), await send('teacher2')]).toEqual([429, 409, 404]);
  });
});

describe('the audit trail', () => {
  test('says of a person what was done, latest first, and shows it to their administrators alone', async () => {
    const person = await idOf('teacher');
    const { entries } = await school.call('GET /api/v1/admin/audit', { query: { person, limit: 3 } });
    expect(entries.map(({ action }) => action)).toEqual(['sessions-ended', 'person-enabled', 'person-disabled']);
    expect(entries[0]?.subject.name).toBe('Amira Sander');
    const other = await visitAs(app, 'schooladmin2');
    expect((await other.call('GET /api/v1/admin/audit', { query: { person } })).total).toBe(0);
    const teachers = await visitAs(app, 'teacher');
    expect(await statusOf(teachers.call('GET /api/v1/admin/audit'))).toBe(403);
  });

  test('names the fields of a change, and none of the values', async () => {
    const { entries } = await district.call('GET /api/v1/admin/audit', { query: { limit: 100 } });
    const change = entries.filter(({ action }) => action === 'person-rights-changed').at(-1);
    expect(change?.fields).toEqual(['school_admin']);
  });

  test('cannot be edited or emptied; only what is older than a year goes', async () => {
    const trail = database.queries;
    const refused = /only ever added to/;
    await expect(trail.updateTable('audit_events').set({ action: 'person-enabled' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(trail.deleteFrom('audit_events').execute()).rejects.toThrow(refused);
    await expect(database.runScript('truncate audit_events')).rejects.toThrow(refused);
    const old = new Date(Date.now() - 367 * 24 * 3_600_000);
    const event = { district_id: 'hohenfeld', actor_id: await idOf('teacher'), action: 'person-enabled' } as const;
    await trail
      .insertInto('audit_events')
      .values({ ...event, at: old, subject_kind: 'person', subject_id: 'x' })
      .execute();
    await trail.deleteFrom('audit_events').where('subject_id', '=', 'x').execute();
    expect(await trail.selectFrom('audit_events').select('id').where('subject_id', '=', 'x').execute()).toEqual([]);
  });
});
