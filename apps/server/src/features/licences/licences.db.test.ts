import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, testNow, testWorld, visitAs } from '../../../test/harness';
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

const code = 'RS-1004';
const class7b = demoId('class', 'rs-7b');
const class9a = demoId('class', 'rs-9a');
const pupils7b = testWorld.classes.find(({ id }) => id === 'rs-7b')?.pupilIds ?? [];

interface Terms {
  total: number;
  remaining: number;
  returns: number;
  valid_to: string | null;
}

/** The code of the tests anew: nobody holds a place of it. */
async function setUp(terms: Partial<Terms> = {}, codeId = code): Promise<string> {
  const licence = await database.queries
    .updateTable('licences')
    .set({ total: 30, remaining: 30, returns: 5, valid_to: '2027-07-31', ...terms })
    .where('code_id', '=', codeId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.queries.deleteFrom('licence_places').where('licence_id', '=', licence.id).execute();
  return licence.id;
}
beforeEach(async () => {
  now = testNow;
  await setUp();
});

const params = { codeId: code };
const giveTo = async (login: DemoLogin, body: object, headers = {}) =>
  (await visitAs(app, login)).send({
    method: 'POST',
    url: `/api/v1/school/licences/${code}/places`,
    payload: body,
    headers,
  });
const problemOf = (response: { json(): { type: string } }) => response.json().type.replace('/problems/', '');

/** What is wrong with the counts of any code: they are the sums of the movements, and who holds places fits in. */
const unbalanced = async () =>
  (
    await sql<{ code_id: string }>`
      select code_id from licences
      left join lateral (
        select sum(total_change) as total, sum(remaining_change) as remaining, sum(returns_change) as returns
        from licence_movements where licence_id = licences.id
      ) noted on true
      where school_id is not null and (
        (licences.total, licences.remaining, licences.returns) is distinct from (noted.total, noted.remaining, noted.returns)
        or (not unlimited and licences.remaining + (select count(*) from licence_places where licence_id = licences.id) > licences.total)
      )`.execute(database.queries)
  ).rows;

describe('giving places', () => {
  test('to a class takes one for each of its pupils, once', async () => {
    const teacher = await visitAs(app, 'teacher');
    const give = () =>
      teacher.call('POST /api/v1/school/licences/{codeId}/places', { params, body: { classId: class7b } });
    expect(await give()).toEqual({ given: pupils7b.length, alreadyHad: 0, remaining: 30 - pupils7b.length });
    expect(await give()).toEqual({ given: 0, alreadyHad: pupils7b.length, remaining: 30 - pupils7b.length });
    const detail = await teacher.call('GET /api/v1/school/licences/{codeId}', { params });
    expect(detail).toMatchObject({ given: pupils7b.length, holderCount: pupils7b.length });
    expect(detail.holders.every(({ className, rights }) => className === '7b' && rights.takeBack)).toBe(true);
    expect(detail.holders.map(({ name }) => name)).toContain('Fuchs');
    expect(detail.movements).toContainEqual(
      expect.objectContaining({
        kind: 'given',
        places: pupils7b.length,
        to: '7b',
        by: expect.objectContaining({ name: 'Amira Sander' }),
      }),
    );
  });

  test('lets the pupils use the medium until the end of the last day in Berlin, and no longer', async () => {
    now = new Date('2026-11-15T20:00:00Z');
    await giveTo('teacher', { classId: class7b });
    const pupil = await visitAs(app, 'student');
    const medium = testWorld.licences.find(({ id }) => id === code)?.mediumId ?? '';
    const use = async () => (await pupil.call('GET /api/v1/media/{id}', { params: { id: medium } })).use;
    expect(await use()).toMatchObject({ mayUse: true, reason: 'shared' });
    await database.queries
      .updateTable('licences')
      .set({ valid_to: '2026-11-15' })
      .where('code_id', '=', code)
      .execute();
    now = new Date('2026-11-15T22:59:59Z');
    expect(await use()).toMatchObject({ mayUse: true, daysLeft: 0 });
    now = new Date('2026-11-15T23:00:00Z');
    expect(await use()).toMatchObject({ mayUse: false, reason: 'expired' });
    expect(problemOf(await giveTo('schooladmin', { classId: class9a }))).toBe('licence-ended');
  });

  test('gives to all or to nobody', async () => {
    await setUp({ remaining: 3 });
    const refused = await giveTo('teacher', { classId: class7b });
    expect([refused.statusCode, problemOf(refused)]).toEqual([409, 'no-places-left']);
    const admin = await visitAs(app, 'schooladmin');
    expect(await admin.call('GET /api/v1/school/licences/{codeId}', { params })).toMatchObject({
      remaining: 3,
      holderCount: 0,
    });
  });

  test('reaches the own pupils for teachers, everybody in the school for its administrators, and nobody elsewhere', async () => {
    const [own, colleague, other] = [
      demoId('user', 'rs-7b-pupil-02'),
      demoId('user', 'j.baumann'),
      demoId('user', 'gy-10c-pupil-01'),
    ];
    expect((await giveTo('teacher', { userIds: [own] })).statusCode).toBe(200);
    expect((await giveTo('teacher', { userIds: [colleague] })).statusCode).toBe(404);
    expect((await giveTo('schooladmin', { userIds: [colleague] })).statusCode).toBe(200);
    expect((await giveTo('schooladmin', { userIds: [own, other] })).statusCode).toBe(404);
    expect((await giveTo('schooladmin', { classId: demoId('class', 'gy-10c') })).statusCode).toBe(404);
    expect((await giveTo('teacher2', { userIds: [other] })).statusCode).toBe(404);
    expect((await giveTo('student', { userIds: [own] })).statusCode).toBe(403);
    expect((await giveTo('teacher', {})).statusCode).toBe(400);
  });

  test('without a limit counts nothing', async () => {
    const teacher = await visitAs(app, 'teacher');
    const unlimited = { codeId: 'RS-1012' };
    const before = await teacher.call('GET /api/v1/school/licences/{codeId}', { params: unlimited });
    await teacher.call('POST /api/v1/school/licences/{codeId}/places', {
      params: unlimited,
      body: { classId: class9a },
    });
    const after = await teacher.call('GET /api/v1/school/licences/{codeId}', { params: unlimited });
    expect([after.given - before.given, after.remaining, after.isUnlimited]).toEqual([3, 0, true]);
  });
});

describe('taking back and returning', () => {
  const give = async (login: DemoLogin = 'schooladmin') => {
    const visitor = await visitAs(app, login);
    await visitor.call('POST /api/v1/school/licences/{codeId}/places', { params, body: { classId: class9a } });
    const { holders } = await visitor.call('GET /api/v1/school/licences/{codeId}', { params });
    return { visitor, placeIds: holders.map(({ placeId }) => placeId) };
  };

  test('a place that is taken back ends for its holder and stays given; returned it is free again', async () => {
    const { visitor, placeIds } = await give();
    const [first = '', second = ''] = placeIds;
    const body = { placeIds: [first] };
    expect(await visitor.call('POST /api/v1/school/licences/{codeId}/take-back', { params, body })).toEqual({
      takenBack: 1,
      remaining: 27,
      returns: 5,
    });
    const returned = await visitor.call('POST /api/v1/school/licences/{codeId}/return', {
      params,
      body: { placeIds: [second] },
    });
    expect(returned).toEqual({ takenBack: 1, remaining: 28, returns: 4 });
    // The one that was taken back is free again by a return that names nobody.
    expect(await visitor.call('POST /api/v1/school/licences/{codeId}/return', { params, body: {} })).toEqual({
      takenBack: 1,
      remaining: 29,
      returns: 3,
    });
    // Nothing else is given without a holder.
    const more = await visitor.send({ method: 'POST', url: `/api/v1/school/licences/${code}/return`, payload: {} });
    expect(problemOf(more)).toBe('no-returns-left');
    expect(await unbalanced()).toEqual([]);
  });

  test('ends with the last return, and is refused where returns are switched off', async () => {
    const { visitor, placeIds } = await give();
    await database.queries.updateTable('licences').set({ returns: 1 }).where('code_id', '=', code).execute();
    const send = (target: FastifyInstance, ids: string[]) =>
      visitAs(target, 'schooladmin').then((one) =>
        one.send({ method: 'POST', url: `/api/v1/school/licences/${code}/return`, payload: { placeIds: ids } }),
      );
    expect(problemOf(await send(app, placeIds.slice(0, 2)))).toBe('no-returns-left');
    expect((await send(app, placeIds.slice(0, 1))).json()).toMatchObject({ returns: 0 });
    const { holders } = await visitor.call('GET /api/v1/school/licences/{codeId}', { params });
    expect(holders).toHaveLength(2);
    const without = await buildTestApp(database, { config: { AllowReturns: false } });
    expect((await send(without, placeIds.slice(1, 2))).statusCode).toBe(403);
    await without.close();
  });

  test('is for the own pupils of a teacher only', async () => {
    const visitor = await visitAs(app, 'schooladmin');
    const userIds = [demoId('user', 'j.baumann')];
    await visitor.call('POST /api/v1/school/licences/{codeId}/places', { params, body: { userIds } });
    const { holders } = await visitor.call('GET /api/v1/school/licences/{codeId}', { params });
    const payload = { placeIds: holders.map(({ placeId }) => placeId) };
    const url = `/api/v1/school/licences/${code}/take-back`;
    expect((await (await visitAs(app, 'teacher')).send({ method: 'POST', url, payload })).statusCode).toBe(404);
    expect((await (await visitAs(app, 'teacher2')).send({ method: 'POST', url, payload })).statusCode).toBe(404);
    expect((await visitor.send({ method: 'POST', url, payload })).statusCode).toBe(200);
  });
});

describe('redeeming a code', () => {
  test('takes a place for oneself, however the code is written, and once', async () => {
    const teacher = await visitAs(app, 'teacher');
    const redeem = () => teacher.call('POST /api/v1/library/redeem', { body: { code: ' rs-1004 ' } });
    expect(await redeem()).toMatchObject({ codeId: code, alreadyHad: false });
    expect(await redeem()).toMatchObject({ alreadyHad: true });
    const detail = await teacher.call('GET /api/v1/school/licences/{codeId}', { params });
    expect(detail.remaining).toBe(29);
    expect(detail.movements).toContainEqual(expect.objectContaining({ kind: 'redeemed', to: 'Amira Sander' }));
  });

  test('knows the codes of the own school only, and is for teachers', async () => {
    const redeem = async (login: DemoLogin) =>
      (await visitAs(app, login)).send({ method: 'POST', url: '/api/v1/library/redeem', payload: { code } });
    expect((await redeem('teacher2')).statusCode).toBe(404);
    expect((await redeem('student')).statusCode).toBe(403);
    await setUp({ remaining: 0 });
    expect(problemOf(await redeem('teacher'))).toBe('no-places-left');
    await setUp({ valid_to: null });
    expect(problemOf(await redeem('teacher'))).toBe('licence-ended');
  });
});

describe('a request that is sent again', () => {
  test('does nothing twice and is answered as before, also two at once', async () => {
    await setUp({ remaining: 10, returns: 5 });
    const admin = await visitAs(app, 'schooladmin');
    const send = (key: string, payload = {}) =>
      admin.send({
        method: 'POST',
        url: `/api/v1/school/licences/${code}/return`,
        payload,
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const answers = await Promise.all([send(key), send(key), send(key)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { takenBack: 1, remaining: 11, returns: 4 }]),
    );
    expect((await send(randomUUID())).json()).toMatchObject({ remaining: 12 });
    expect((await send(key, { placeIds: [randomUUID()] })).statusCode).toBe(409);
    expect((await send('x'.repeat(201))).statusCode).toBe(400);
    // The same key of somebody else is another one.
    const other = await visitAs(app, 'districtadmin');
    const theirs = await other.send({
      method: 'POST',
      url: `/api/v1/school/licences/${code}/return`,
      payload: {},
      headers: { 'idempotency-key': key },
    });
    expect(theirs.json()).toMatchObject({ remaining: 13 });
  });

  test('can succeed after it has failed', async () => {
    await setUp({ remaining: 0 });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { userIds: [demoId('user', 'rs-7b-pupil-02')] };
    expect((await giveTo('teacher', body, headers)).statusCode).toBe(409);
    await setUp({ remaining: 1 });
    expect((await giveTo('teacher', body, headers)).statusCode).toBe(200);
  });
});

test('after any acts the counts equal the movements', async () => {
  await setUp({ total: 12, remaining: 8, returns: 4 });
  const admin = await visitAs(app, 'schooladmin');
  const people = pupils7b.slice(0, 6).map((id) => demoId('user', id));
  const post = (act: string, payload: object) =>
    admin.send({ method: 'POST', url: `/api/v1/school/licences/${code}/${act}`, payload });
  const held = async () =>
    (await admin.call('GET /api/v1/school/licences/{codeId}', { params })).holders.map(({ placeId }) => placeId);
  const acts = fc.array(
    fc.record({ act: fc.constantFrom('places', 'take-back', 'return', 'spent'), which: fc.nat(5), many: fc.nat(3) }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      for (const { act, which, many } of sequence) {
        if (act === 'places') await post(act, { userIds: people.slice(which, which + many + 1) });
        else if (act === 'spent') await post('return', {});
        else {
          const placeIds = (await held()).slice(which, which + many + 1);
          if (placeIds.length > 0) await post(act, { placeIds });
        }
        expect(await unbalanced()).toEqual([]);
      }
    }),
    { numRuns: process.env.TEST_LONG ? 300 : 15 },
  );
  const corrected = await database.queries
    .selectFrom('licence_movements')
    .innerJoin('licences', 'licences.id', 'licence_movements.licence_id')
    .select('licence_movements.id')
    .where('kind', '=', 'corrected')
    .where('licences.code_id', '<>', code)
    .execute();
  expect(corrected).toEqual([]);
});

test('the database itself refuses a count below zero, more free places than bought, and a licence with two holders', async () => {
  const update = (values: object) =>
    database.queries.updateTable('licences').set(values).where('code_id', '=', code).execute();
  await expect(update({ remaining: -1 })).rejects.toMatchObject({ code: '23514' });
  await expect(update({ returns: -1 })).rejects.toMatchObject({ code: '23514' });
  await expect(update({ remaining: 31 })).rejects.toMatchObject({ code: '23514' });
  await expect(update({ district_id: 'hohenfeld' })).rejects.toMatchObject({ code: '23514' });
});

test('what is changed from outside stands among the movements as corrected', async () => {
  const id = await setUp({ total: 40, remaining: 40 });
  expect(await unbalanced()).toEqual([]);
  const kinds = await database.queries
    .selectFrom('licence_movements')
    .select('kind')
    .where('licence_id', '=', id)
    .where('total_change', '=', 10)
    .execute();
  expect(kinds).toEqual([{ kind: 'corrected' }]);
});
