import { demoPassword } from '@mediathek/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { AdminRefusedError, createAdmin } from './create-admin';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase('migrated');
});
afterEach(() => database.close());

const ada = { email: 'ada@kmz.example', givenName: 'Ada', familyName: 'Kern', password: 'drei-esel-im-nebel' };

test('the first administrator of an empty portal gets a district and can sign in', async () => {
  expect(await createAdmin(database, { ...ada, district: 'Kreismedienzentrum Österfeld' })).toBe(
    'kreismedienzentrum-oesterfeld',
  );
  const app = await buildTestApp(database);
  const visitor = visit(app);
  await visitor.call('GET /api/v1/config/frontend');
  const body = { login: 'ada@kmz.example', password: ada.password };
  expect(await visitor.call('POST /api/v1/auth/login', { body })).toMatchObject({ district_admin: 1, school_id: '' });
  await visitor.call('GET /api/v1/admin/registrations');
  await app.close();
});

test('another one joins the only district', async () => {
  const district = await createAdmin(database, ada);
  expect(await createAdmin(database, { ...ada, email: 'bea@kmz.example' })).toBe(district);
});

test.each([
  ['an address that has an account', {}, 'There is an account with the address ada@kmz.example already.'],
  ['an address that is none', { email: 'ada' }, 'ada is no e-mail address.'],
  [
    'a common password',
    { password: 'passwort1' },
    'This password is one of those that everybody tries first; choose another.',
  ],
  ['a short password', { password: 'kurz' }, 'The password must have at least 8 characters.'],
  ['no name', { familyName: '' }, 'The name is missing.'],
])('%s is refused with one sentence, and nothing is left behind', async (_, wrong, sentence) => {
  await createAdmin(database, ada);
  await expect(createAdmin(database, { ...ada, ...wrong })).rejects.toThrow(new AdminRefusedError(sentence));
  expect(await database.queries.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('where there are several districts, one has to be named', async () => {
  const demo = await openTestDatabase();
  await expect(createAdmin(demo, ada)).rejects.toThrow(/^Name the district with --district; there are /);
  const [first] = await demo.queries.selectFrom('districts').selectAll().orderBy('id').execute();
  expect(await createAdmin(demo, { ...ada, password: `${demoPassword}-2`, district: first?.name })).toBe(first?.id);
  await demo.close();
});
