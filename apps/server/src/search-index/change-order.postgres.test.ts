import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness';
import type { Database, Queries } from '../adapters/database/database';
import { changeRepository } from './change-repository';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const addMedium = (db: Queries, identifier: string) =>
  db
    .insertInto('media')
    .values({
      identifier,
      fn_nr: '',
      fn_titel: identifier,
      fn_kurztext: '',
      fn_text: '',
      fn_geb: [],
      fn_sprache: 'de',
      fn_typ: '49',
      fn_adressat: [],
      fn_schlag: '',
      fn_prodname: '',
      is_mediathek: false,
      media_type: 'media',
      added_on: '2026-01-01',
    })
    .execute();

test('transactions that end in another order than they began lose nothing', async () => {
  const changes = changeRepository(database.queries);
  const begin = await changes.takeMark();
  const first = await database.queries.startTransaction().execute();
  const second = await database.queries.startTransaction().execute();
  await addMedium(first, 'ORDER-1');
  await addMedium(second, 'ORDER-2');
  await second.commit().execute();
  const early = await changes.read(begin);
  expect(early).toMatchObject({ isComplete: true, identifiers: ['ORDER-2'] });
  await addMedium(first, 'ORDER-3');
  await first.commit().execute();
  const late = early.isComplete ? await changes.read(early.mark) : early;
  expect(late.isComplete && [...late.identifiers].sort()).toEqual(['ORDER-1', 'ORDER-3']);
  expect(late.isComplete && (await changes.read(late.mark))).toMatchObject({ identifiers: [] });
});
