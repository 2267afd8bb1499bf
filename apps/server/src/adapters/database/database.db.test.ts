import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/harness';
import { type Database, isUniqueViolation } from './database';
import { migrate } from './migrate';

const migrations = join(import.meta.dirname, '../../../migrations');

describe('either driver', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('migrated');
  });
  afterAll(() => database.close());

  const one = async (expression: ReturnType<typeof sql<{ value: unknown }>>) =>
    (await expression.execute(database.queries)).rows[0]?.value;

  test.each([
    ['a day comes as text', sql<{ value: unknown }>`select '2026-07-31'::date as value`, '2026-07-31'],
    ['a bigint comes as a number', sql<{ value: unknown }>`select 42::bigint as value`, 42],
    ['a count comes as a number', sql<{ value: unknown }>`select count(*) as value from districts`, 0],
    [
      'an array of text comes as an array',
      sql<{ value: unknown }>`select array['a', 'b,c', 'ä"'] as value`,
      ['a', 'b,c', 'ä"'],
    ],
    ['a document comes parsed', sql<{ value: unknown }>`select '{"a":[1,null]}'::jsonb as value`, { a: [1, null] }],
    [
      'a moment comes as a date',
      sql<{ value: unknown }>`select '2026-11-15T12:00:00+01:00'::timestamptz as value`,
      new Date('2026-11-15T11:00:00Z'),
    ],
    ['nothing comes as null', sql<{ value: unknown }>`select null::text as value`, null],
  ])('%s', async (_, expression, expected) => {
    expect(await one(expression)).toEqual(expected);
  });

  test('takes text, arrays, bytes and moments as parameters and gives the same back', async () => {
    const bytes = Buffer.from([0, 255, 128]);
    const moment = new Date('2026-03-29T01:59:59.123Z');
    const { rows } = await sql<Record<string, unknown>>`
      select ${"Größe „x“ \\ ' ;"}::text as text, ${['x', 'y z']}::text[] as list,
             ${bytes}::bytea as bytes, ${moment}::timestamptz as moment`.execute(database.queries);
    expect(rows[0]).toMatchObject({ text: "Größe „x“ \\ ' ;", list: ['x', 'y z'], moment });
    expect(Buffer.from(rows[0]?.bytes as Uint8Array)).toEqual(bytes);
  });

  test('undoes a whole transaction when one statement fails, and answers afterwards', async () => {
    const failing = database.queries.transaction().execute(async (db) => {
      await db.insertInto('districts').values({ id: 'a', name: 'A' }).execute();
      await db.insertInto('districts').values({ id: 'a', name: 'again' }).execute();
    });
    await expect(failing).rejects.toSatisfy(isUniqueViolation);
    expect(await database.queries.selectFrom('districts').selectAll().execute()).toEqual([]);
  });

  test('answers what is asked again and again with what is there now', async () => {
    await database.runScript('create table counted (id integer primary key, word text)');
    const count = () => sql<{ count: number }>`select count(*) as count from counted`.execute(database.queries);
    for (let id = 1; id <= 8; id += 1) {
      await sql`insert into counted (id, word) values (${id}, ${id % 2 ? null : `w${id}`})`.execute(database.queries);
      expect((await count()).rows).toEqual([{ count: id }]);
    }
    const changed = await sql`update counted set word = ${'x'} where id > ${5}`.execute(database.queries);
    expect(changed.numAffectedRows).toBe(3n);
    await database.runScript('drop table counted');
  });

  test('answers what was asked before a table changed with the columns it has now', async () => {
    await database.runScript('create table changing (id integer)');
    const read = () => sql`select * from changing`.execute(database.queries);
    await sql`insert into changing values (${1})`.execute(database.queries);
    for (let time = 0; time < 6; time += 1) expect((await read()).rows).toEqual([{ id: 1 }]);
    await database.runScript(`alter table changing add column word text default 'new'`);
    expect((await read()).rows).toEqual([{ id: 1, word: 'new' }]);
    await database.runScript('drop table changing');
  });

  test('refuses the same wrong statement every time and answers the others in between', async () => {
    const divide = (by: number) => sql<{ value: number }>`select 6 / ${by}::integer as value`.execute(database.queries);
    for (let time = 0; time < 6; time += 1) {
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
      await expect(sql`select missing from districts`.execute(database.queries)).rejects.toMatchObject({
        code: '42703',
      });
      expect((await divide(2)).rows).toEqual([{ value: 3 }]);
    }
  });

  test('answers more different statements than it keeps plans for', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let number = 0; number < 300; number += 75) {
        const values = Array.from({ length: 75 }, (_, at) => number + at);
        const answers = await Promise.all(values.map((value) => one(sql`select ${sql.lit(value)}::integer as value`)));
        expect(answers).toEqual(values);
      }
    }
  });

  test('keeps two transactions apart that run at once', async () => {
    await database.queries.insertInto('districts').values({ id: 'b', name: '0' }).execute();
    const addOne = () =>
      database.queries.transaction().execute(async (db) => {
        const { name } = await db
          .selectFrom('districts')
          .select('name')
          .where('id', '=', 'b')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await db
          .updateTable('districts')
          .set({ name: String(Number(name) + 1) })
          .where('id', '=', 'b')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    const row = await database.queries.selectFrom('districts').select('name').where('id', '=', 'b').executeTakeFirst();
    expect(row?.name).toBe('20');
  });

  test('tells how many rows a statement changed', async () => {
    const result = await database.queries
      .updateTable('districts')
      .set({ name: 'x' })
      .where('id', '=', 'nobody')
      .executeTakeFirst();
    expect(result.numUpdatedRows).toBe(0n);
  });
});

describe('migrating', () => {
  test('brings an empty database up to date once, also when two processes begin together', async () => {
    const database = await openTestDatabase('empty');
    const [first, second] = await Promise.all([migrate(database, migrations), migrate(database, migrations)]);
    expect([...first, ...second]).toEqual([...new Set([...first, ...second])]);
    expect(first.length + second.length).toBeGreaterThan(0);
    expect(await migrate(database, migrations)).toEqual([]);
    await database.close();
  });

  test('refuses to go on when a step that ran has been changed since', async () => {
    const database = await openTestDatabase('migrated');
    await sql`update migrations set digest = 'other'`.execute(database.queries);
    await expect(migrate(database, migrations)).rejects.toThrow('has been changed after it ran');
    await database.close();
  });
});
