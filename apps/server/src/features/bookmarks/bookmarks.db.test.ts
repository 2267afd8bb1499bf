import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testNow } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { bookmarkRepository } from './repository';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a medium is marked once however often somebody marks it, and unmarked again; others keep theirs', async () => {
  const bookmarks = bookmarkRepository(database.queries);
  const [first, second] = await database.queries
    .selectFrom('media')
    .select(['id', 'identifier'])
    .orderBy('id')
    .limit(2)
    .execute();
  const own = demoId('user', 'teacher3');
  const other = demoId('user', 'teacher2');
  const others = await bookmarks.list(other);
  const mark = (mediaId: number | undefined, minute: number) =>
    bookmarks.add({ userId: own, mediaId: mediaId ?? 0, createdAt: new Date(testNow.getTime() + minute * 60_000) });
  await database.queries.deleteFrom('bookmarks').where('user_id', '=', own).execute();

  await mark(first?.id, 0);
  await mark(first?.id, 1);
  await mark(second?.id, 2);
  expect((await bookmarks.list(own)).map(({ identifier }) => identifier)).toEqual([
    second?.identifier,
    first?.identifier,
  ]);
  await bookmarks.remove({ userId: own, mediaId: second?.id ?? 0 });
  expect((await bookmarks.list(own)).map(({ identifier }) => identifier)).toEqual([first?.identifier]);
  expect(await bookmarks.list(other)).toEqual(others);
});
