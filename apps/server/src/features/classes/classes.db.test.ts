import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testKeys, testWorld } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { classRepository } from './repository';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const { classes, users, pupils } = testWorld;

test.each([...users.map(({ id }) => id), pupils[0]?.id ?? ''])(
  '%s has the running classes they teach or learn in',
  async (person) => {
    const expected = classes.filter(
      ({ archived, teacherIds, pupilIds }) => !archived && [...teacherIds, ...pupilIds].includes(person),
    );
    const found = await classRepository(database.queries).listOf(demoId('user', person));
    expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => demoId('class', id)).sort());
  },
);

test('nothing in the database names a pupil in clear: codes and nicknames are sealed, other fields empty', async () => {
  const { queries } = database;
  const rows = await queries.selectFrom('users').selectAll().where('role', '=', 'S').execute();
  expect(rows.length).toBeGreaterThan(pupils.length);
  for (const row of rows) expect([row.given_name, row.family_name, row.email]).toEqual(['', '', null]);
  const dump = JSON.stringify([
    await queries.selectFrom('class_pupils').selectAll().execute(),
    await queries.selectFrom('access_codes').selectAll().execute(),
    rows,
  ]);
  for (const { accessCode, nickname } of pupils) {
    expect(dump).not.toContain(accessCode.replaceAll('-', ''));
    expect(dump).not.toContain(`"${nickname}"`);
  }
  const sealed = await queries
    .selectFrom('class_pupils')
    .select('nickname_encrypted')
    .where('nickname_encrypted', 'is not', null)
    .execute();
  const opened = sealed.map(({ nickname_encrypted }) => testKeys.decrypt(nickname_encrypted ?? Buffer.alloc(0)));
  expect(pupils.map(({ nickname }) => nickname)).toEqual(expect.arrayContaining(opened));
});
