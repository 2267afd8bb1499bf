import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/harness';
import { fillWhatTheDemoLacks, readTenants, rowsOf, type Tenants } from '../../../test/tenants';
import type { Database } from './database';
import { asSystem, portalRole, type Wall, withinWall } from './wall';

let database: Database;
let tenants: Tenants;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillWhatTheDemoLacks(database);
  const db = database.queries;
  await sql`insert into second_factors (user_id, secret_encrypted, created_at) select id, 'x', now() from users`.execute(
    db,
  );
  await sql`insert into recovery_codes (user_id, code_hash) select id, 'x' from users`.execute(db);
  tenants = await readTenants(database);
});
afterAll(() => database.close());

const seenBy = (wall: Wall, table: string) => withinWall(wall, () => rowsOf(database, table));
const ownOf = (wall: Wall, table: string) =>
  tenants.rows.get(table)?.filter((row) => !tenants.isForeign(table, row, wall)).length;

const guest: Wall = { district: undefined, school: undefined, user: undefined, isDistrictWide: false };

describe('every table that belongs to a school or district', () => {
  test('stands behind the wall', async () => {
    const { rows } = await sql<{ name: string; forced: boolean; roles: string[] }>`
      select relname as name, relrowsecurity and relforcerowsecurity as forced,
        array(select distinct role::regrole::text from pg_policy, unnest(polroles) role where polrelid = pg_class.oid) as roles
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(database.queries);
    const walled = rows.filter(
      ({ forced, roles }) => forced && [portalRole, 'mediathek_system'].every((role) => roles.includes(role)),
    );
    const missing = tenants.tables.filter((table) => !walled.some(({ name }) => name === table));
    expect(
      missing,
      `${missing.join(', ')}: add to the table's migration (a new one, when it has run) what of it a school may see, such as
      select build_wall('${missing[0]}', of_school('${missing[0]}.school_id'));
      the other conditions are of_district, of_user and of_parent (see 20261115T1050_build_the_wall.sql)`,
    ).toEqual([]);
  });

  test.each(['teacher', 'student', 'schooladmin', 'teacher2', 'teacher3', 'districtadmin', 'districtadmin2'])(
    'shows %s no row of others, however it is asked',
    async (login) => {
      const wall = tenants.wallOf(login);
      const foreign: string[] = [];
      for (const table of tenants.tables) {
        const seen = await seenBy(wall, table);
        if (seen.some((row) => tenants.isForeign(table, row, wall))) foreign.push(table);
      }
      expect(foreign).toEqual([]);
    },
  );

  test('shows a district’s administrator all schools of the district', async () => {
    const wall = tenants.wallOf('districtadmin');
    for (const table of ['users', 'schools', 'classes', 'class_pupils', 'lists', 'licences', 'registrations', 'news']) {
      const own = ownOf(wall, table);
      expect([table, (await seenBy(wall, table)).length]).toEqual([table, own]);
      expect([table, own]).not.toEqual([table, 0]);
    }
  });

  test('shows a teacher what is in their school', async () => {
    const wall = tenants.wallOf('teacher');
    for (const table of [
      'users',
      'classes',
      'class_pupils',
      'class_shares',
      'lists',
      'list_items',
      'licences',
      'bookmarks',
    ]) {
      const own = ownOf(wall, table);
      const seen = await seenBy(wall, table);
      expect([table, seen.length]).toEqual([table, own]);
      expect([table, own]).not.toEqual([table, 0]);
    }
  });

  test('shows guests the districts, their schools and published news, and nothing else', async () => {
    const seen: string[] = [];
    for (const table of tenants.tables) if ((await seenBy(guest, table)).length > 0) seen.push(table);
    expect(seen).toEqual(['districts', 'mediatheks', 'news', 'schools']);
    const news = await seenBy(guest, 'news');
    expect(news.every((article) => article.is_draft === false)).toBe(true);
  });

  test('takes no change of a foreign row, and no row for others', async () => {
    const wall = tenants.wallOf('teacher3');
    const changed = await withinWall(wall, () =>
      database.queries.updateTable('users').set({ given_name: 'Niemand' }).executeTakeFirst(),
    );
    const own = ownOf(wall, 'users');
    expect(Number(changed.numUpdatedRows)).toBe(own);
    const foreign = tenants.wallOf('teacher');
    const adding = withinWall(wall, () =>
      database.queries
        .insertInto('classes')
        .values({ school_id: foreign.school ?? '', name: '9x', school_year: 2026 })
        .execute(),
    );
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a medium', () => {
  test('that only others have a licence of is not open', async () => {
    const wall = tenants.wallOf('teacher3');
    const licensed = (await rowsOf(database, 'licensed_media')).length;
    expect((await seenBy(wall, 'licensed_media')).length).toBe(licensed);
    expect((await seenBy(wall, 'licences')).length).toBeLessThan(licensed);
    const adding = withinWall(wall, () => sql`delete from licensed_media`.execute(database.queries));
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });

  test('is changed by nobody, except a clip by its own teacher', async () => {
    const wall = tenants.wallOf('teacher');
    const changed = await withinWall(wall, () =>
      database.queries.updateTable('media').set({ fn_titel: 'Anders' }).where('clip_of', 'is', null).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });
});

describe('a connection', () => {
  const count = async () => (await rowsOf(database, 'users')).length;

  test('serves one after the other, each within their own wall', async () => {
    const [one, other] = [tenants.wallOf('teacher'), tenants.wallOf('teacher3')];
    const own = await withinWall(one, count);
    const theirs = await withinWall(other, count);
    const all = await count();
    const mixed = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? count() : withinWall(at % 3 === 1 ? one : other, count))),
    );
    expect(mixed).toEqual(Array.from({ length: 30 }, (_, at) => [all, own, theirs][at % 3]));
  });

  test('keeps the wall within a transaction, also after it was undone', async () => {
    const wall = tenants.wallOf('teacher');
    const own = await withinWall(wall, count);
    await withinWall(wall, () =>
      database.queries.transaction().execute(async (within) => {
        const all = await asSystem(() => within.selectFrom('users').select('id').execute());
        const seen = await within.selectFrom('users').select('id').execute();
        expect([all.length > own, seen.length]).toEqual([true, own]);
        await asSystem(() => within.selectFrom('users').select('id').execute());
        throw new Error('undo');
      }),
    ).catch(() => undefined);
    expect(await withinWall(wall, count)).toBe(own);
    expect(await count()).toBe(tenants.rows.get('users')?.length);
  });
});
