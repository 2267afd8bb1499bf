import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { bookmarkRepository } from './repository';
import { removeOldBookmarks } from './routes';

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
  await bookmarks.remove({ userId: own, mediaId: second?.id ?? 0, at: testNow });
  expect((await bookmarks.list(own)).map(({ identifier }) => identifier)).toEqual([first?.identifier]);
  expect(await bookmarks.list(other)).toEqual(others);
});

test('over the calls, everybody who is signed in marks what they read and sees their own marks as cards', async () => {
  const app = await buildTestApp(database);
  const [pupil, teacher] = [await visitAs(app, 'student'), await visitAs(app, 'teacher3')];
  const identifiers = async (visitor: typeof pupil) =>
    (await visitor.call('GET /api/v1/bookmarks')).items.map(({ identifier }) => identifier);
  const before = await identifiers(teacher);

  for (const id of ['MZH-4910001', 'MZH-7910002', 'MZH-4910001'])
    await pupil.call('PUT /api/v1/bookmarks/{id}', { params: { id } });
  expect(await identifiers(pupil)).toEqual(expect.arrayContaining(['MZH-7910002', 'MZH-4910001']));
  expect(await identifiers(teacher)).toEqual(before);
  const { items } = await pupil.call('GET /api/v1/bookmarks');
  expect(items.every(({ isBookmarked }) => isBookmarked)).toBe(true);

  await pupil.call('DELETE /api/v1/bookmarks/{id}', { params: { id: 'MZH-4910001' } });
  await pupil.call('DELETE /api/v1/bookmarks/{id}', { params: { id: 'MZH-4910001' } });
  expect(await identifiers(pupil)).not.toContain('MZH-4910001');
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await pupil.send({ method, url: '/api/v1/bookmarks/nobody' })).statusCode).toBe(404);
  expect((await visit(app).send({ method: 'GET', url: '/api/v1/bookmarks' })).statusCode).toBe(401);
  await app.close();
});

test('marks come back as they were, one or all of them, until they are forgotten', async () => {
  let now = testNow;
  const app = await buildTestApp(database, { clock: () => now });
  const [pupil, teacher] = [await visitAs(app, 'student'), await visitAs(app, 'teacher2')];
  const marks = async (visitor: typeof pupil) => {
    const { items, expired } = await visitor.call('GET /api/v1/library/{tab}', { params: { tab: 'bookmarks' } });
    return [...items, ...expired].map(({ medium, at }) => [medium.identifier, at]);
  };
  const [others, ids] = [await marks(teacher), ['MZH-4910001', 'MZH-7910002', 'MZH-2910008']];
  await pupil.call('DELETE /api/v1/bookmarks');
  for (const id of ids) {
    await pupil.call('PUT /api/v1/bookmarks/{id}', { params: { id } });
    now = new Date(now.getTime() + 60_000);
  }
  const before = await marks(pupil);
  expect(before.map(([id]) => id)).toEqual(ids.toReversed());

  await pupil.call('DELETE /api/v1/bookmarks/{id}', { params: { id: 'MZH-7910002' } });
  await pupil.call('DELETE /api/v1/bookmarks');
  expect(await marks(pupil)).toEqual([]);
  expect(await marks(teacher)).toEqual(others);
  await pupil.call('POST /api/v1/bookmarks/restore', { body: { identifiers: [...ids, 'nobody'] } });
  expect(await marks(pupil)).toEqual(before);
  await teacher.call('POST /api/v1/bookmarks/restore', { body: { identifiers: ids } });
  expect(await marks(teacher)).toEqual(others);
  for (const url of ['/api/v1/bookmarks/restore', '/api/v1/history/restore'])
    expect((await pupil.send({ method: 'POST', url, payload: { identifiers: ['\0'] } })).statusCode).toBe(400);

  await pupil.call('DELETE /api/v1/bookmarks');
  const forget = removeOldBookmarks({ db: database.queries, clock: () => now });
  now = new Date(now.getTime() + 3_500_000);
  await forget();
  expect(await database.queries.selectFrom('removed_bookmarks').selectAll().execute()).not.toEqual([]);
  now = new Date(now.getTime() + 200_000);
  await forget();
  await pupil.call('POST /api/v1/bookmarks/restore', { body: { identifiers: ids } });
  expect(await marks(pupil)).toEqual([]);
  await app.close();
});
