import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visitAs } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { type ColumnName, impersonalColumns, personalColumns } from './personal-columns';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Every column that can hold something about a person, as the database itself knows them. */
async function listColumns(): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      and data_type in ('text', 'bytea', 'inet', 'cidr', 'macaddr', 'character varying', 'character', 'json', 'jsonb', 'xml', 'ARRAY')
    order by name`.execute(database.queries);
  return found.rows.map(({ name }) => name);
}

const personal = Object.keys(personalColumns) as ColumnName[];

describe('the register of personal columns', () => {
  test('names every column that can hold a text: as personal, or as not', async () => {
    const listed = new Set<string>([...personal, ...impersonalColumns]);
    expect((await listColumns()).filter((name) => !listed.has(name))).toEqual([]);
  });

  test('names no column that is gone, and none twice', async () => {
    const existing = new Set(await listColumns());
    expect([...personal, ...impersonalColumns].filter((name) => !existing.has(name))).toEqual([]);
    expect(personal.filter((name) => (impersonalColumns as readonly string[]).includes(name))).toEqual([]);
    expect(new Set(impersonalColumns).size).toBe(impersonalColumns.length);
  });

  test('says of everything personal why it is kept', () => {
    for (const name of personal) expect([name, personalColumns[name]?.purpose]).not.toEqual([name, '']);
  });

  test('keeps its word: what is exported stands in one’s own data under the name it gives', async () => {
    const app = await buildTestApp(database);
    const visitor = await visitAs(app, 'teacher');
    const { id, email } = await database.queries
      .selectFrom('users')
      .select(['id', 'email'])
      .where('login', '=', 'teacher')
      .executeTakeFirstOrThrow();
    const moment = new Date('2026-11-15T11:00:00Z');
    const end = new Date('2026-11-16T11:00:00Z');
    await database.queries
      .insertInto('one_time_tokens')
      .values({
        token_hash: Buffer.from('x'),
        purpose: 'email-change',
        user_id: id,
        email: 'neu@schule.example',
        created_at: moment,
        expires_at: end,
      })
      .execute();
    await database.queries
      .insertInto('registrations')
      .values({
        email: email ?? '',
        given_name: 'Amira',
        family_name: 'Sander',
        password_hash: 'x',
        language: 'de',
        created_at: moment,
        confirmed_at: moment,
      })
      .execute();
    await database.queries
      .insertInto('user_identities')
      .values({
        issuer: 'https://login.example',
        subject: 'p-1',
        user_id: id,
        created_at: moment,
        last_used_at: moment,
      })
      .execute();
    await database.queries
      .insertInto('audit_events')
      .values({
        ...{ at: moment, district_id: 'hohenfeld', actor_id: id, action: 'person-rights-changed' as const },
        ...{ subject_kind: 'person' as const, subject_id: id, fields: ['school_admin'] },
      })
      .execute();
    const film = await database.queries.selectFrom('media').select('id').limit(1).executeTakeFirstOrThrow();
    await database.queries
      .insertInto('media')
      .values({
        ...{ identifier: 'UC_CLIP-test', fn_titel: 'Mein Ausschnitt', fn_typ: 'UC_CLIP', media_type: 'media' as const },
        ...{ fn_nr: '', fn_kurztext: '', fn_text: '', fn_geb: [], fn_sprache: '', fn_adressat: [], fn_schlag: '' },
        ...{ fn_prodname: '', is_mediathek: false, added_on: '2026-11-15' },
        ...{ clip_of: film.id, clip_start: 1, clip_end: 2, clip_owner: id },
      })
      .execute();
    const { sections } = await visitor.call('GET /api/v1/profile/export');
    const missing = personal.filter((name) => {
      const { export: exported } = personalColumns[name] ?? { export: { not: '' } };
      if ('not' in exported) return exported.not === '';
      const [section = '', field = ''] = exported.as.split('.');
      return !Object.hasOwn(sections[section]?.[0] ?? {}, field);
    });
    expect(missing).toEqual([]);
    await app.close();
  });
});
