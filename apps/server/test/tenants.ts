import { sql } from 'kysely';
import type { Database } from '../src/adapters/database/database';
import type { Wall } from '../src/adapters/database/wall';

export type Row = Record<string, unknown>;

interface Reference {
  table: string;
  column: string;
  parent: string;
  key: string;
}

/** Media belong to nobody: what merely hangs on a medium is no school's, and clips are handed on by their address. */
const everybodys = 'media';

export const rowsOf = async ({ queries }: Database, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(queries)).rows;

/** What hangs on what, as the database itself knows it. */
async function listReferences({ queries }: Database): Promise<Reference[]> {
  const found = await sql<Reference>`
    select child.relname as "table", own.attname as "column", parent.relname as parent, theirs.attname as key
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and array_length(conkey, 1) = 1 and child.relnamespace = 'public'::regnamespace`.execute(
    queries,
  );
  return found.rows;
}

/** Tables that belong to a school or district: those that lead to one over any number of steps. */
function tablesOfTenants(references: readonly Reference[]): string[] {
  const found = new Set(['districts', 'schools', 'users']);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { table, parent } of references)
      if (found.has(parent) && parent !== everybodys && table !== everybodys) found.add(table);
  }
  return [...found].sort();
}

/** Every row of a school or district as the portal itself sees it, and to whom it belongs: worked out from the references alone. */
export async function readTenants(database: Database) {
  const found = await listReferences(database);
  const tables = tablesOfTenants(found);
  // Clips lie among the media, and are their teacher's.
  const references = found.map((one) => (one.table === everybodys ? { ...one, table: 'clips' } : one));
  const rows = new Map<string, Row[]>();
  for (const table of tables) rows.set(table, await rowsOf(database, table));
  rows.set(
    'clips',
    (await rowsOf(database, everybodys)).filter((medium) => medium.clip_owner !== null),
  );

  /** A row is foreign when anything it hangs on belongs to another school or district. */
  function isForeign(table: string, row: Row, wall: Wall): boolean {
    if (table === 'districts') return row.id !== wall.district;
    return references.some(({ table: child, column, parent, key }) => {
      const value = row[column];
      if (child !== table || value === null || !rows.has(parent)) return false;
      if (parent === 'schools' && !wall.isDistrictWide) return value !== wall.school;
      const holder = rows.get(parent)?.find((one) => one[key] === value);
      return holder === undefined || isForeign(parent, holder, wall);
    });
  }

  return {
    tables,
    rows,
    isForeign,
    /** The row that another one hangs on. */
    parentOf(table: string, row: Row, parent: string): Row | undefined {
      const found = references.find((one) => one.table === table && one.parent === parent);
      return found && rows.get(parent)?.find((one) => one[found.key] === row[found.column]);
    },
    wallOf(login: string): Wall {
      const user = rows.get('users')?.find((one) => one.login === login);
      if (!user) throw new Error(`There is no account ${login}`);
      return {
        district: String(user.district_id),
        school: user.school_id ? String(user.school_id) : undefined,
        user: String(user.id),
        isDistrictWide: user.district_admin === 1,
      };
    },
  };
}

export type Tenants = Awaited<ReturnType<typeof readTenants>>;

/** For each account, school or district one of what only comes into being by using the portal. */
export async function fillWhatTheDemoLacks({ queries: db }: Database): Promise<void> {
  await sql`insert into sessions (id_hash, user_id, created_at, expires_at)
    select decode(md5(id::text), 'hex'), id, now(), now() + interval '1 day' from users`.execute(db);
  await sql`insert into user_identities (issuer, subject, user_id, created_at, last_used_at)
    select 'https://sso.example', id::text, id, now(), now() from users`.execute(db);
  await sql`insert into one_time_tokens (token_hash, purpose, user_id, created_at, expires_at)
    select decode(md5(id::text), 'hex'), 'password-reset', id, now(), now() from users`.execute(db);
  await sql`insert into lti_platforms (district_id, name, issuer, client_id, auth_url, token_url, jwks_url, created_at)
    select id, name, 'https://lms.example', id, '', '', '', now() from districts`.execute(db);
  await sql`insert into lti_deployments (platform_id, deployment_id) select id, '1' from lti_platforms`.execute(db);
  await sql`insert into lti_invitations (token_hash, district_id, name, created_at, expires_at)
    select decode(md5(id), 'hex'), id, name, now(), now() from districts`.execute(db);
  await sql`insert into registrations (email, given_name, family_name, password_hash, language, school_id, district_id,
      created_at, confirmed_at)
    select id || '@schule.example', 'Neu', 'Hier', 'x', 'de', id, district_id, now(), now() from schools`.execute(db);
  await sql`insert into media (identifier, fn_titel, media_type, added_on, clip_of, clip_start, clip_end, clip_owner)
    select 'UC_CLIP-' || users.id, 'Ausschnitt', 'media', '2026-11-15', film.id, 1, 2, users.id
    from users, (select min(id) as id from media where clip_of is null) as film where role = 'L'`.execute(db);
  await sql`insert into invitations (list_id, created_by, guests_may_follow, created_at)
    select id, owner_id, false, now() from lists`.execute(db);
}
