import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testNow, testWorld } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { listRepository } from './repository';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const { lists, users } = testWorld;

/** What the rule says somebody may open: own lists, lists of the school, lists shared with them that are not private. */
function readableBy(login: string): string[] {
  const schoolOf = (id: string) => users.find((user) => user.id === id)?.schoolId;
  return lists
    .filter(
      ({ ownerId, visibility, sharedWithIds }) =>
        ownerId === login ||
        (visibility === 'school' && schoolOf(ownerId) === schoolOf(login)) ||
        (visibility !== 'private' && sharedWithIds.includes(login)),
    )
    .map(({ id }) => demoId('list', id))
    .sort();
}

const read = async (login: string) =>
  (
    await listRepository(database.queries).listReadable({
      userId: demoId('user', login),
      schoolId: users.find(({ id }) => id === login)?.schoolId ?? '',
    })
  )
    .map(({ id }) => id)
    .sort();

test.each(users.map(({ id }) => id))('%s may open own, shared and school lists, and no other', async (login) => {
  expect(await read(login)).toEqual(readableBy(login));
});

test('a deleted list is gone for everyone', async () => {
  const [list] = lists.filter(({ visibility }) => visibility === 'school');
  const id = demoId('list', list?.id ?? '');
  await database.queries.updateTable('lists').set({ deleted_at: testNow }).where('id', '=', id).execute();
  expect(await read(list?.ownerId ?? '')).not.toContain(id);
  await database.queries.updateTable('lists').set({ deleted_at: null }).where('id', '=', id).execute();
});

test('items come in the order of the teacher, with their notes', async () => {
  for (const { id, items } of lists) {
    const stored = await listRepository(database.queries).listItems(demoId('list', id));
    expect(stored.map(({ identifier, note }) => ({ mediumId: identifier, note }))).toEqual(items);
  }
});
