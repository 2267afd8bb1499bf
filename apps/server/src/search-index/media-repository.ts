import type { MediaTypeParam } from '@mediathek/domain';
import type { LicenceGrant } from '@mediathek/search';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../adapters/database/database';
import { type KeptLicence, noteOf } from './kept-medium';

// Small portions are forgotten before they count as long-lived, which would keep them in memory for long.
const portion = 250;

interface LicenceRow extends KeptLicence {
  mediathek_id: string | null;
}

const isOutside = (location: string): boolean => /^https?:\/\//i.test(location);

const grantOf = ({ school_id, district_id, mediathek_id, unlimited, valid_to }: LicenceRow): LicenceGrant => ({
  schoolId: school_id ?? undefined,
  districtId: district_id ?? undefined,
  mediathek: district_id && mediathek_id ? `/${district_id}/${mediathek_id}` : undefined,
  validTo: unlimited ? false : valid_to,
});

/** Media as the search needs them. A clip is found by its film, and what was removed is not found. */
const selectMedia = (db: Queries) =>
  db
    .selectFrom('media')
    .select([
      'media.id',
      'identifier',
      'fn_nr',
      'fn_titel',
      'fn_kurztext',
      'fn_text',
      'fn_geb',
      'fn_sprache',
      'fn_typ',
      'fn_adressat',
      'fn_schlag',
      'fn_prodname',
      'media_type',
      'added_on',
      'is_mediathek',
      'duration_minutes',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('licences')
          .select(['school_id', 'district_id', 'mediathek_id', 'unlimited', 'valid_to', 'remaining', 'returns'])
          .whereRef('licences.media_id', '=', 'media.id')
          .orderBy('licences.id'),
      ).as('licences'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('open_package_parts')
          .innerJoin('licences', 'licences.media_id', 'open_package_parts.package_id')
          .select(['school_id', 'district_id', 'mediathek_id', 'unlimited', 'valid_to'])
          .whereRef('open_package_parts.part_id', '=', 'media.id')
          .orderBy('licences.id'),
      ).as('package_licences'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('media_files')
          .select(['location', 'role'])
          .whereRef('media_files.media_id', '=', 'media.id')
          .where('role', 'in', ['subtitle', 'main'])
          .orderBy('position'),
      ).as('files'),
    )
    .where('clip_of', 'is', null)
    .where('deleted_at', 'is', null);

type MediumRow = Awaited<ReturnType<ReturnType<typeof selectMedia>['execute']>>[number];

/**
 * The licences of a medium and of the packages with it; whoever may use a package may use its parts. Places are given of a
 * package as a whole, and a medium that names no licence itself is open, also as a part.
 */
function licencesOf({ licences, package_licences }: Pick<MediumRow, 'licences' | 'package_licences'>): LicenceRow[] {
  if (licences.length === 0) return [];
  return [...licences, ...package_licences.map((one) => ({ ...one, remaining: null, returns: null }))];
}

/** A medium with everything by which it is found; its subtitles still have to be read. */
export interface FoundableMedium
  extends Omit<
    MediumRow,
    'id' | 'licences' | 'package_licences' | 'files' | 'media_type' | 'is_mediathek' | 'duration_minutes'
  > {
  mediaType: MediaTypeParam;
  licences: LicenceGrant[];
  /** What its card needs beside its words. */
  note: string;
  subtitleLocations: string[];
}

function presentRow({
  id: _id,
  licences: own,
  package_licences,
  files,
  media_type,
  is_mediathek,
  duration_minutes,
  ...fields
}: MediumRow): FoundableMedium {
  const licences = licencesOf({ licences: own, package_licences });
  const has_file = files.some(({ role, location }) => role === 'main' && !isOutside(location));
  return {
    ...fields,
    mediaType: media_type,
    licences: licences.map(grantOf),
    subtitleLocations: files.filter(({ role }) => role === 'subtitle').map(({ location }) => location),
    note: noteOf({ ...fields, media_type, is_mediathek, duration_minutes, has_file, licences }),
  };
}

/** Fetches media as one text: reading a hundred thousand rows field by field costs the embedded database twice the time. */
async function fetchMedia(db: Queries, query: ReturnType<typeof selectMedia>): Promise<MediumRow[]> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(portion), '[]')::text as text from ${query} as portion`.execute(db);
  return JSON.parse(rows[0]?.text ?? '[]') as MediumRow[];
}

/** The stock as the search reads it. */
export const foundableMediaRepository = (db: Queries) => ({
  /**
   * All media in portions; nothing is held between two of them, so that others can use the database. Each portion is
   * fetched while the one before it is worked on. A portion is a stretch of numbers with both its ends: asked for the next
   * so many, a database that has not counted its rows yet sorts all that are left, each time anew.
   */
  async *streamAll(): AsyncGenerator<FoundableMedium> {
    const highest = async () => {
      const { last } = await db
        .selectFrom('media')
        .select((eb) => eb.fn.max('id').as('last'))
        .executeTakeFirstOrThrow();
      return Number(last ?? 0);
    };
    const fetchFrom = (first: number) => {
      const stretch = selectMedia(db)
        .where('media.id', '>=', first)
        .where('media.id', '<', first + portion);
      const rows = fetchMedia(db, stretch.orderBy('media.id'));
      // Whoever waits for it is told; until then, or when nobody reads on, a failure must not end the process.
      rows.catch(() => undefined);
      return rows;
    };
    let next = fetchFrom(1);
    let last = await highest();
    for (let first = 1; first <= last; first += portion) {
      const rows = await next;
      next = fetchFrom(first + portion);
      for (const row of rows) yield presentRow(row);
      if (first + portion > last) last = await highest();
    }
  },

  /** Those of the named media that can be found. */
  async list(identifiers: readonly string[]): Promise<FoundableMedium[]> {
    const named = selectMedia(db).where('identifier', '=', sql<string>`any(${[...identifiers]}::text[])`);
    return (await fetchMedia(db, named)).map(presentRow);
  },
});
