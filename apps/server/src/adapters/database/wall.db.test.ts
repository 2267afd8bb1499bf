import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/harness';
import type { Database } from './database';
import { asSystem, portalRole, type Wall, withinWall } from './wall';

type Row = Record<string, unknown>;
interface Reference {
  table: string;
  column: string;
  parent: string;
  key: string;
}

let database: Database;
let references: Reference[];
/** Every row of every table, as the portal itself sees them. */
let everything: Map<string, Row[]>;

const rowsOf = async (table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(database.queries)).rows;

/** What hangs on what, as the database itself knows it. */
const listReferences = async (): Promise<Reference[]> =>
  (
    await sql<Reference>`
      select child.relname as "table", own.attname as "column", parent.relname as parent, theirs.attname as key
      from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
      where contype = 'f' and array_length(conkey, 1) = 1 and child.relnamespace = 'public'::regnamespace`.execute(
      database.queries,
    )
  ).rows;

/** Media belong to nobody: what merely hangs on a medium is no school's. Clips are handed on by their address. */
const everybodys = 'media';

/** Tables that belong to a school or district: those that lead to one over any number of steps. */
function listTenantTables(): string[] {
  const found = new Set(['districts', 'schools', 'users']);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { table, parent } of references)
      if (found.has(parent) && parent !== everybodys && table !== everybodys) found.add(table);
  }
  return [...found].sort();
}

beforeAll(async () => {
  database = await openTestDatabase();
  references = await listReferences();
  await fillWhatTheDemoLacks();
  everything = new Map();
  for (const table of listTenantTables()) everything.set(table, await rowsOf(table));
});
afterAll(() => database.close());

/** One row for each account of what only comes into being by using the portal. */
async function fillWhatTheDemoLacks(): Promise<void> {
  const db = database.queries;
  await sql`insert into sessions (id_hash, user_id, created_at, expires_at)
    select decode(md5(id::text), 'hex'), id, now(), now() + interval '1 day' from users`.execute(db);
  await sql`insert into second_factors (user_id, secret_encrypted, created_at) select id, 'x', now() from users`.execute(
    db,
  );
  await sql`insert into recovery_codes (user_id, code_hash) select id, 'x' from users`.execute(db);
  await sql`insert into user_identities (issuer, subject, user_id, created_at, last_used_at)
    select 'https://sso.example', id::text, id, now(), now() from users`.execute(db);
  await sql`insert into one_time_tokens (token_hash, purpose, user_id, created_at, expires_at)
    select decode(md5(id::text), 'hex'), 'password-reset', id, now(), now() from users`.execute(db);
  await sql`insert into lti_platforms (district_id, name, issuer, client_id, auth_url, token_url, jwks_url, created_at)
    select id, name, 'https://lms.example', id, '', '', '', now() from districts`.execute(db);
  await sql`insert into lti_deployments (platform_id, deployment_id) select id, '1' from lti_platforms`.execute(db);
  await sql`insert into lti_invitations (token_hash, district_id, name, created_at, expires_at)
    select decode(md5(id), 'hex'), id, name, now(), now() from districts`.execute(db);
}

/** A row is foreign when anything it hangs on belongs to another school or district. */
function isForeign(table: string, row: Row, wall: Wall): boolean {
  if (table === 'districts') return row.id !== wall.district;
  return references.some(({ table: child, column, parent, key }) => {
    const value = row[column];
    if (child !== table || value === null || !everything.has(parent)) return false;
    if (parent === 'schools' && !wall.isDistrictWide) return value !== wall.school;
    const holder = everything.get(parent)?.find((one) => one[key] === value);
    return holder === undefined || isForeign(parent, holder, wall);
  });
}

async function wallOf(login: string): Promise<Wall> {
  const user = everything.get('users')?.find((one) => one.login === login) ?? {};
  return {
    district: String(user.district_id),
    school: user.school_id ? String(user.school_id) : undefined,
    user: String(user.id),
    isDistrictWide: user.district_admin === 1,
  };
}
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
    const missing = listTenantTables().filter((table) => !walled.some(({ name }) => name === table));
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
      const wall = await wallOf(login);
      const foreign: string[] = [];
      for (const table of listTenantTables()) {
        const seen = await withinWall(wall, () => rowsOf(table));
        if (seen.some((row) => isForeign(table, row, wall))) foreign.push(table);
      }
      expect(foreign).toEqual([]);
    },
  );

  test('shows a district’s administrator every row of the district', async () => {
    const wall = await wallOf('districtadmin');
    for (const [table, rows] of everything) {
      const own = rows.filter((row) => !isForeign(table, row, wall)).length;
      const seen = await withinWall(wall, () => rowsOf(table));
      expect([table, seen.length]).toEqual([table, own]);
    }
  });

  test('shows a teacher what is in their school', async () => {
    const wall = await wallOf('teacher');
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
      const own = everything.get(table)?.filter((row) => !isForeign(table, row, wall)).length;
      const seen = await withinWall(wall, () => rowsOf(table));
      expect([table, seen.length]).toEqual([table, own]);
      expect([table, own]).not.toEqual([table, 0]);
    }
  });

  test('shows guests the districts, their schools and published news, and nothing else', async () => {
    const seen: string[] = [];
    for (const table of listTenantTables())
      if ((await withinWall(guest, () => rowsOf(table))).length > 0) seen.push(table);
    expect(seen).toEqual(['districts', 'mediatheks', 'news', 'schools']);
    const news = await withinWall(guest, () => rowsOf('news'));
    expect(news.every((article) => article.is_draft === false)).toBe(true);
  });

  test('takes no change of a foreign row, and no row for others', async () => {
    const wall = await wallOf('teacher3');
    const changed = await withinWall(wall, () =>
      database.queries.updateTable('users').set({ given_name: 'Niemand' }).executeTakeFirst(),
    );
    const own = everything.get('users')?.filter((row) => !isForeign('users', row, wall)).length;
    expect(Number(changed.numUpdatedRows)).toBe(own);
    const foreign = await wallOf('teacher');
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
    const wall = await wallOf('teacher3');
    const licensed = (await rowsOf('licensed_media')).length;
    expect((await withinWall(wall, () => rowsOf('licensed_media'))).length).toBe(licensed);
    expect((await withinWall(wall, () => rowsOf('licences'))).length).toBeLessThan(licensed);
    const adding = withinWall(wall, () => sql`delete from licensed_media`.execute(database.queries));
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });

  test('is changed by nobody, except a clip by its own teacher', async () => {
    const wall = await wallOf('teacher');
    const changed = await withinWall(wall, () =>
      database.queries.updateTable('media').set({ fn_titel: 'Anders' }).where('clip_of', 'is', null).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });
});

describe('a connection', () => {
  const count = async () => (await rowsOf('users')).length;

  test('serves one after the other, each within their own wall', async () => {
    const [one, other] = [await wallOf('teacher'), await wallOf('teacher3')];
    const own = await withinWall(one, count);
    const theirs = await withinWall(other, count);
    const all = await count();
    const mixed = await Promise.all(
      Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? count() : withinWall(at % 3 === 1 ? one : other, count))),
    );
    expect(mixed).toEqual(Array.from({ length: 30 }, (_, at) => [all, own, theirs][at % 3]));
  });

  test('keeps the wall within a transaction, also after it was undone', async () => {
    const wall = await wallOf('teacher');
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
    expect(await count()).toBe(everything.get('users')?.length);
  });
});
