import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testWorld } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { licenceRepository } from './repository';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const counted = testWorld.licences.find(({ remaining, returns }) => Number(remaining) > 0 && Number(returns) > 0);
const codeId = counted?.id ?? '';
const counts = async () =>
  database.queries
    .selectFrom('licences')
    .select(['remaining', 'returns'])
    .where('code_id', '=', codeId)
    .executeTakeFirstOrThrow();

test('the last place is given once, however many ask at the same moment', async () => {
  await database.queries.updateTable('licences').set({ remaining: 1 }).where('code_id', '=', codeId).execute();
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => licenceRepository(database.queries).takePlace(codeId)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect((await counts()).remaining).toBe(0);
});

test('a place can be given back while returns are left: one fewer return, one more place', async () => {
  await database.queries
    .updateTable('licences')
    .set({ remaining: 0, returns: 2 })
    .where('code_id', '=', codeId)
    .execute();
  const returned = await Promise.all([1, 2, 3].map(() => licenceRepository(database.queries).returnPlace(codeId)));
  expect(returned.filter(Boolean)).toHaveLength(2);
  expect(await counts()).toEqual({ remaining: 2, returns: 0 });
});

test('the database itself refuses a count below zero and a licence with two holders', async () => {
  const update = (values: object) =>
    database.queries.updateTable('licences').set(values).where('code_id', '=', codeId).execute();
  await expect(update({ remaining: -1 })).rejects.toMatchObject({ code: '23514' });
  await expect(update({ returns: -1 })).rejects.toMatchObject({ code: '23514' });
  await expect(update({ district_id: 'hohenfeld', school_id: 'realschule-hohenfeld' })).rejects.toMatchObject({
    code: '23514',
  });
});

test('a school sees its own codes and its district’s licences, and nobody else’s', async () => {
  const school = { schoolId: 'realschule-hohenfeld', districtId: 'hohenfeld' };
  const seen = await licenceRepository(database.queries).listForSchool(school);
  const expected = testWorld.licences.filter(
    ({ schoolId, districtId }) => schoolId === school.schoolId || districtId === school.districtId,
  );
  expect(seen.map(({ code_id }) => code_id).sort()).toEqual(expected.map(({ id }) => id).sort());
});
