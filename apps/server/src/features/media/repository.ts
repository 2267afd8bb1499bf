import type { MediaScope } from '@mediathek/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { Tables } from '../../adapters/database/tables';
import type { KeptMedium } from '../../search-index/kept-medium';
import { boardMedia } from './shared-media-repository';

/** Whose eyes a medium is seen with: decides which licence counts and what is in reach. */
export interface MediaViewer {
  scope: MediaScope;
  userId: string | undefined;
  schoolId: string | undefined;
  districtId: string | undefined;
  today: string;
  now: Date;
}

type MediaBuilder = ExpressionBuilder<Tables, 'media'>;

/** A clip has the licence and the file of its film. */
const filmId = sql<number>`coalesce(media.clip_of, media.id)`;

const licencesOf = (eb: MediaBuilder) => eb.selectFrom('licences').where('licences.media_id', '=', filmId);

/** Who may use a package may use what it bundles. */
const packageLicencesOf = (eb: MediaBuilder) =>
  eb
    .selectFrom('licences')
    .innerJoin('open_package_parts', 'open_package_parts.package_id', 'licences.media_id')
    .where('open_package_parts.part_id', '=', filmId);

/** The medium itself and the packages that it is part of, as one array: so the licences are looked up by their index. */
const filmAndPackages = sql<number>`any(array(
  select ${filmId} union all select package_id from open_package_parts where part_id = ${filmId}))`;

const isOfPackage = sql<SqlBool>`licences.media_id <> ${filmId}`;

/**
 * A medium that names no licence is open, for everyone, also as part of a package that is not; licences of others count,
 * though nobody sees whose they are.
 */
const isOpen = (eb: MediaBuilder) =>
  eb.not(eb.exists(eb.selectFrom('licensed_media').select('media_id').where('licensed_media.media_id', '=', filmId)));

/** The school or its district holds a licence that has not ended, for the medium or for a package with it. */
function isLicensed(eb: MediaBuilder, { schoolId, districtId, today }: MediaViewer) {
  const isOwn = (of: ExpressionBuilder<Tables, 'licences'>) =>
    of.or([of('school_id', '=', schoolId ?? null), of('district_id', '=', districtId ?? null)]);
  const isRunning = (of: ExpressionBuilder<Tables, 'licences'>) =>
    of.or([of('unlimited', '=', true), of('valid_to', '>=', today)]);
  return eb.or([
    eb.exists(licencesOf(eb).select('licences.id').where(isOwn).where(isRunning)),
    eb.exists(packageLicencesOf(eb).select('licences.id').where(isOwn).where(isRunning)),
  ]);
}

/** The pupil was given a place of its licence, or of a package with it. */
function isGiven(eb: MediaBuilder, { userId }: MediaViewer) {
  const held = eb
    .selectFrom('licence_places')
    .select('licence_id')
    .where('user_id', '=', userId ?? null);
  return eb.or([
    eb.exists(licencesOf(eb).select('licences.id').where('licences.id', 'in', held)),
    eb.exists(packageLicencesOf(eb).select('licences.id').where('licences.id', 'in', held)),
  ]);
}

/** A class of the pupil has it on its board now; who has the film has its clips. */
const isOnBoard = (eb: MediaBuilder, viewer: MediaViewer) =>
  eb.or([eb('media.id', 'in', boardMedia(viewer)), eb('media.clip_of', 'in', boardMedia(viewer))]);

const isShared = (eb: MediaBuilder, viewer: MediaViewer) => eb.or([isOnBoard(eb, viewer), isGiven(eb, viewer)]);

/** The viewer marked it to find it again. */
const isBookmarked = (eb: MediaBuilder, { userId }: MediaViewer) =>
  eb.exists(
    eb
      .selectFrom('bookmarks')
      .select('bookmarks.media_id')
      .whereRef('bookmarks.media_id', '=', 'media.id')
      .where('bookmarks.user_id', '=', userId ?? null),
  );

/** Its file is kept here and can be taken along; a clip has the file of its film. */
const hasFile = (eb: MediaBuilder) =>
  eb.exists(
    eb
      .selectFrom('media_files')
      .select('media_files.id')
      .where('media_files.media_id', '=', filmId)
      .where('media_files.role', '=', 'main')
      .where(sql<SqlBool>`media_files.location !~* '^https?://'`),
  );

/** The row filter that belongs to a scope; the same words as the rule in the domain. */
function isInScope(eb: MediaBuilder, viewer: MediaViewer): Expression<SqlBool> {
  switch (viewer.scope) {
    case 'stock':
      return sql<SqlBool>`true`;
    case 'licensed':
      return eb.or([isOpen(eb), isLicensed(eb, viewer)]);
    case 'shared':
      return eb.or([isOpen(eb), isShared(eb, viewer)]);
    case 'open':
      return isOpen(eb);
    case 'none':
      return sql<SqlBool>`false`;
  }
}

/** Whoever is nobody in particular has no board and no marks; the database need not look. */
const ofSomebody = ({ userId }: MediaViewer, condition: () => Expression<SqlBool>) =>
  userId === undefined ? sql<SqlBool>`false` : sql<SqlBool>`${condition()}`;

/**
 * Media as a viewer sees them, each with the licence that counts for their school. Places are given of a package as a whole,
 * so that its parts have none to count.
 */
const seenBy = (db: Queries, viewer: MediaViewer) =>
  db
    .selectFrom('media')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('licences')
          .select(['licences.unlimited', 'licences.valid_to', 'licences.district_id', 'licences.school_id'])
          .select((of) =>
            of.case().when(isOfPackage).then(null).else(of.ref('licences.remaining')).end().as('remaining'),
          )
          .select((of) => of.case().when(isOfPackage).then(null).else(of.ref('licences.returns')).end().as('returns'))
          .where('licences.media_id', '=', filmAndPackages)
          .where((of) =>
            of.or([of('school_id', '=', viewer.schoolId ?? null), of('district_id', '=', viewer.districtId ?? null)]),
          )
          .orderBy('unlimited', 'desc')
          .orderBy('valid_to', (of) => of.desc().nullsLast())
          .orderBy(isOfPackage)
          .orderBy('licences.id')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .selectAll('media')
    .select(['own.unlimited', 'own.valid_to', 'own.remaining', 'own.returns'])
    .select(['own.district_id as licence_district', 'own.school_id as licence_school'])
    .select((eb) => isOpen(eb as unknown as MediaBuilder).as('is_open'))
    .select((eb) => hasFile(eb as unknown as MediaBuilder).as('has_file'))
    .select((eb) => ofSomebody(viewer, () => isShared(eb as unknown as MediaBuilder, viewer)).as('is_shared'))
    .select((eb) => ofSomebody(viewer, () => isBookmarked(eb as unknown as MediaBuilder, viewer)).as('is_bookmarked'))
    .where('media.deleted_at', 'is', null)
    .where((eb) => isInScope(eb as unknown as MediaBuilder, viewer));

/** Clips are found at their film and in lists; they are no part of the stock. */
const stockSeenBy = (db: Queries, viewer: MediaViewer) => seenBy(db, viewer).where('media.clip_of', 'is', null);

export type SeenMedium = Awaited<ReturnType<ReturnType<typeof seenBy>['execute']>>[number];

/** What a card is made of. */
export type CardRow = Pick<
  SeenMedium,
  | keyof Omit<KeptMedium, 'licences' | 'has_file'>
  | ('unlimited' | 'valid_to' | 'remaining' | 'returns')
  | ('is_open' | 'has_file' | 'is_shared' | 'is_bookmarked')
>;

export interface NewMedium {
  identifier: string;
  fn_nr: string;
  fn_titel: string;
  fn_kurztext: string;
  fn_text: string;
  fn_geb: readonly string[];
  fn_sprache: string;
  fn_typ: string;
  fn_adressat: readonly string[];
  fn_schlag: string;
  fn_prodname: string;
  is_mediathek: boolean;
  mediaType: 'media' | 'book' | 'app';
  duration: number | null;
  addedOn: string;
}

/** The stock of media. */
export const mediaRepository = (db: Queries) => ({
  async count(viewer: MediaViewer): Promise<number> {
    const row = await db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('media.clip_of', 'is', null)
      .where('media.deleted_at', 'is', null)
      .where((eb) => isInScope(eb, viewer))
      .executeTakeFirstOrThrow();
    return row.count;
  },

  listNewest: (viewer: MediaViewer, limit: number): Promise<SeenMedium[]> =>
    stockSeenBy(db, viewer).orderBy('media.added_on', 'desc').orderBy('media.id', 'desc').limit(limit).execute(),

  /** What schools opened most since a day. */
  listMostUsed: (viewer: MediaViewer, since: string, limit: number): Promise<SeenMedium[]> =>
    stockSeenBy(db, viewer)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('media_uses')
            .select((of) => ['media_id', of.fn.sum<number>('uses').as('uses')])
            .where('used_on', '>=', since)
            .groupBy('media_id')
            .as('used'),
        (join) => join.onRef('used.media_id', '=', 'media.id'),
      )
      .orderBy('used.uses', 'desc')
      .orderBy('media.id')
      .limit(limit)
      .execute(),

  find: (viewer: MediaViewer, identifier: string): Promise<SeenMedium | undefined> =>
    seenBy(db, viewer).where('media.identifier', '=', identifier).executeTakeFirst(),

  /** These media, whatever the viewer may do with them; in no order, and without those that are gone. */
  async listByIdentifiers(viewer: Omit<MediaViewer, 'scope'>, identifiers: readonly string[]): Promise<SeenMedium[]> {
    if (identifiers.length === 0) return [];
    return seenBy(db, { ...viewer, scope: 'stock' })
      .where('media.identifier', '=', sql<string>`any(${[...identifiers]}::text[])`)
      .execute();
  },

  /** Adds media or brings known ones up to date; gives the row number of each identifier. */
  async save(media: readonly NewMedium[]): Promise<Map<string, number>> {
    if (media.length === 0) return new Map();
    const rows = await db
      .insertInto('media')
      .values(
        media.map(({ mediaType, duration, addedOn, ...fields }) => ({
          ...fields,
          fn_geb: [...fields.fn_geb],
          fn_adressat: [...fields.fn_adressat],
          media_type: mediaType,
          duration_minutes: duration,
          added_on: addedOn,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('identifier').doUpdateSet((eb) => ({
          fn_nr: eb.ref('excluded.fn_nr'),
          fn_titel: eb.ref('excluded.fn_titel'),
          fn_kurztext: eb.ref('excluded.fn_kurztext'),
          fn_text: eb.ref('excluded.fn_text'),
          fn_geb: eb.ref('excluded.fn_geb'),
          fn_sprache: eb.ref('excluded.fn_sprache'),
          fn_typ: eb.ref('excluded.fn_typ'),
          fn_adressat: eb.ref('excluded.fn_adressat'),
          fn_schlag: eb.ref('excluded.fn_schlag'),
          fn_prodname: eb.ref('excluded.fn_prodname'),
          is_mediathek: eb.ref('excluded.is_mediathek'),
          media_type: eb.ref('excluded.media_type'),
          duration_minutes: eb.ref('excluded.duration_minutes'),
          updated_at: sql<Date>`now()`,
        })),
      )
      .returning(['id', 'identifier'])
      .execute();
    return new Map(rows.map(({ id, identifier }) => [identifier, id]));
  },

  async addFiles(
    files: readonly {
      mediaId: number;
      role: Tables['media_files']['role'];
      lang: string;
      location: string;
      contentType: string;
      position: number;
    }[],
  ) {
    if (files.length === 0) return;
    await db
      .insertInto('media_files')
      .values(
        files.map(({ mediaId, contentType, ...file }) => ({ ...file, media_id: mediaId, content_type: contentType })),
      )
      .execute();
  },

  async addParts(parts: readonly { packageId: number; partId: number; position: number }[]) {
    if (parts.length === 0) return;
    await db
      .insertInto('media_parts')
      .values(parts.map(({ packageId, partId, position }) => ({ package_id: packageId, part_id: partId, position })))
      .execute();
  },

  async addUsage(usage: { mediaId: number; schoolId: string; usedOn: string; uses: number }) {
    await db
      .insertInto('media_usage')
      .values({ media_id: usage.mediaId, school_id: usage.schoolId, used_on: usage.usedOn, uses: usage.uses })
      .onConflict((conflict) =>
        conflict
          .columns(['media_id', 'school_id', 'used_on'])
          .doUpdateSet({ uses: sql`media_usage.uses + excluded.uses` }),
      )
      .execute();
  },
});
