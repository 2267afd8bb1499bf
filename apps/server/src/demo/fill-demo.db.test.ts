import { demoFiles } from '@mediathek/fixtures';
import { expect, test } from 'vitest';
import { openTestDatabase, testKeys, testToday, testWorld } from '../../test/harness';
import { fillDemo } from './fill-demo';

test('the demo fills an empty database once, whole, and leaves any other one alone', async () => {
  const database = await openTestDatabase('migrated');
  const count = async (table: 'media' | 'users' | 'licences' | 'classes' | 'lists' | 'news' | 'schools') =>
    (
      await database.queries
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;

  expect(await fillDemo(database, () => testWorld, testKeys)).toBe(true);
  expect(await fillDemo(database, () => testWorld, testKeys)).toBe(false);
  expect([
    await count('media'),
    await count('licences'),
    await count('classes'),
    await count('lists'),
    await count('news'),
    await count('schools'),
  ]).toEqual([
    testWorld.media.length,
    testWorld.licences.length,
    testWorld.classes.length,
    testWorld.lists.length,
    testWorld.news.length,
    testWorld.schools.length,
  ]);
  expect(await count('users')).toBe(testWorld.users.length + testWorld.pupils.length);
  const files = await database.queries.selectFrom('media_files').select('location').execute();
  expect(files.filter(({ location }) => location.startsWith('demo:'))).toHaveLength(demoFiles.length);
  expect(files.filter(({ location }) => location.startsWith('https:'))).toHaveLength(
    testWorld.media.filter(({ url }) => url).length,
  );
  await database.close();
});

test('a filling that fails leaves nothing behind', async () => {
  const database = await openTestDatabase('migrated');
  const broken = () => ({
    ...testWorld,
    bookmarks: [{ userId: 'teacher', mediumId: 'not there', createdOn: testToday }],
  });
  await expect(fillDemo(database, broken, testKeys)).rejects.toThrow('not there');
  expect(await database.queries.selectFrom('districts').selectAll().execute()).toEqual([]);
  await database.close();
});
