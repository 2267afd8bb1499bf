import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
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
