import { sql } from 'kysely';
import type { Queries } from '../adapters/database/database';
import type { ImportRecord } from './import-record';

/** A file that has found its place. */
export interface PlacedFile {
  role: 'main' | 'subtitle' | 'worksheet';
  lang: string;
  location: string;
  content_type: string;
}

export interface ImportedFile extends PlacedFile {
  media_id: number;
  position: number;
}

export type MediumFields = Omit<ImportRecord, 'licences' | 'files' | 'parts'>;

export interface ImportedLicence {
  code_id: string;
  media_id: number;
  district_id: string | null;
  school_id: string | null;
  unlimited: boolean;
  valid_to: string | null;
  remaining: number;
  returns: number;
}

/** Licences that an import made are known by their code, so that codes which a school bought stay untouched. */
const importedCode = 'import:%';

const fieldNames = [
  ...['fn_nr', 'fn_titel', 'fn_kurztext', 'fn_text', 'fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat', 'fn_schlag'],
  ...['fn_prodname', 'is_mediathek', 'media_type', 'duration_minutes', 'licence_label'],
];
const fields = sql.raw(fieldNames.join(', '));
const fieldsOf = (table: string) => sql.raw(fieldNames.map((name) => `${table}.${name}`).join(', '));

const asRows = (rows: readonly object[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

/** Whole portions in single statements: a round trip for each medium would take longer than everything else. */
export const importRepository = (db: Queries) => ({
  async listHolders() {
    const [districts, schools] = await Promise.all([
      db.selectFrom('districts').select(['id', 'name']).execute(),
      db.selectFrom('schools').select(['id', 'name', 'school_number']).execute(),
    ]);
    return { districts, schools };
  },

  /** Adds media or brings known ones up to date, and names them; those that are as they were are left alone. */
  async saveMedia(media: readonly MediumFields[], today: string) {
    const { rows } = await sql<{ id: number; identifier: string; is_new: boolean }>`
      insert into media (identifier, added_on, ${fields})
      select identifier, ${today}::date, ${fields}
      from ${asRows(media)} as given (
        identifier text, fn_nr text, fn_titel text, fn_kurztext text, fn_text text, fn_geb text[], fn_sprache text,
        fn_typ text, fn_adressat text[], fn_schlag text, fn_prodname text, is_mediathek boolean, media_type text,
        duration_minutes integer, licence_label text
      )
      on conflict (identifier) do update
      set (${fields}) = row (${fieldsOf('excluded')}), updated_at = now(), deleted_at = null
      where media.clip_of is null
        and (media.deleted_at is not null or (${fieldsOf('media')}) is distinct from (${fieldsOf('excluded')}))
      returning id, identifier, xmax = 0 as is_new`.execute(db);
    return rows;
  },

  /** The row numbers of media by identifier; teachers' clips are no media to be imported. */
  async findIds(identifiers: readonly string[]): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'identifier'])
      .where('identifier', '=', sql<string>`any(${[...identifiers]}::text[])`)
      .where('clip_of', 'is', null)
      .execute();
    return new Map(rows.map(({ id, identifier }) => [identifier, id]));
  },

  /** Takes away the files of media that are not among those given; a file that stays keeps its id. */
  async removeOtherFiles(mediaIds: readonly number[], files: readonly ImportedFile[]): Promise<ImportedFile[]> {
    const known = await db
      .selectFrom('media_files')
      .select(['id', 'media_id', 'role', 'lang', 'location', 'content_type', 'position'])
      .where('media_id', '=', sql<number>`any(${[...mediaIds]}::bigint[])`)
      .execute();
    const keyOf = ({ media_id, role, lang, location, content_type, position }: ImportedFile | (typeof known)[number]) =>
      JSON.stringify([media_id, role, lang, location, content_type, position]);
    const wanted = new Set(files.map(keyOf));
    const others = known.filter((file) => !wanted.has(keyOf(file))).map(({ id }) => id);
    if (others.length > 0) {
      await db.deleteFrom('media_files').where('id', '=', sql<string>`any(${others}::uuid[])`).execute();
    }
    const staying = new Set(known.map(keyOf));
    return files.filter((file) => !staying.has(keyOf(file)));
  },

  async addFiles(files: readonly ImportedFile[]): Promise<void> {
    if (files.length === 0) return;
    await sql`
      insert into media_files (media_id, role, lang, location, content_type, position)
      select * from ${asRows(files)} as given (
        media_id bigint, role text, lang text, location text, content_type text, position integer)`.execute(db);
  },

  /**
   * Takes away the imported licences of media that are not among those given. Their media have changed with that: one that is
   * open from now on is new to the libraries that harvest us.
   */
  async removeOtherLicences(mediaIds: readonly number[], licences: readonly ImportedLicence[]): Promise<void> {
    await db
      .with('gone', (within) =>
        within
          .deleteFrom('licences')
          .where('media_id', '=', sql<number>`any(${[...mediaIds]}::bigint[])`)
          .where('code_id', 'like', importedCode)
          .where('code_id', '<>', sql<string>`all(${licences.map(({ code_id }) => code_id)}::text[])`)
          .returning('media_id'),
      )
      .updateTable('media')
      .set({ updated_at: sql<Date>`now()` })
      .where('id', 'in', (eb) => eb.selectFrom('gone').select('media_id'))
      .execute();
  },

  /** Adds licences or changes their terms; places that were handed out stay with their licence. */
  async saveLicences(licences: readonly ImportedLicence[]): Promise<void> {
    if (licences.length === 0) return;
    await sql`
      insert into licences as known (code_id, media_id, district_id, school_id, unlimited, valid_to, total, remaining, returns)
      select code_id, media_id, district_id, school_id, unlimited, valid_to, remaining, remaining, returns
      from ${asRows(licences)} as given (
        code_id text, media_id bigint, district_id text, school_id text, unlimited boolean, valid_to date,
        remaining integer, returns integer
      )
      on conflict (code_id) do update set
        unlimited = excluded.unlimited, valid_to = excluded.valid_to, total = greatest(known.total, excluded.total),
        remaining = excluded.remaining, returns = excluded.returns
      where (known.unlimited, known.valid_to, known.remaining, known.returns)
        is distinct from (excluded.unlimited, excluded.valid_to, excluded.remaining, excluded.returns)`.execute(db);
  },

  /** Makes the parts of packages those that are given. */
  async saveParts(
    packageIds: readonly number[],
    parts: readonly { package_id: number; part_id: number; position: number }[],
  ) {
    if (packageIds.length === 0) return;
    await db
      .deleteFrom('media_parts')
      .where('package_id', '=', sql<number>`any(${[...packageIds]}::bigint[])`)
      .execute();
    if (parts.length > 0) await db.insertInto('media_parts').values(parts).execute();
  },
});
