import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** Which open records somebody asks for. */
export interface RecordSelection {
  /** Changed at this moment or later. */
  from: Date | undefined;
  /** Changed before this moment. */
  before: Date | undefined;
  /** A branch of the subject tree. */
  subject: string | undefined;
}

const openMedia = (db: Queries) =>
  db
    .selectFrom('media')
    // A medium that names no licence is open; licences of others count, though nobody sees whose they are.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('licensed_media').select('media_id').whereRef('licensed_media.media_id', '=', 'media.id'))),
    )
    .where('media.clip_of', 'is', null)
    .where('media.deleted_at', 'is', null);

const columns = [
  'media.id',
  'media.identifier',
  'media.fn_titel',
  'media.fn_kurztext',
  'media.fn_text',
  'media.fn_geb',
  'media.fn_sprache',
  'media.fn_typ',
  'media.fn_adressat',
  'media.fn_schlag',
  'media.fn_prodname',
  'media.media_type',
  'media.duration_minutes',
  'media.licence_label',
  'media.added_on',
  'media.updated_at',
] as const;

const selected = (db: Queries, { from, before, subject }: RecordSelection) => {
  let query = openMedia(db);
  if (from) query = query.where('media.updated_at', '>=', from);
  if (before) query = query.where('media.updated_at', '<', before);
  if (subject !== undefined)
    query = query.where(
      sql<boolean>`exists (select from unnest(media.fn_geb) as code where starts_with(code, ${subject}))`,
    );
  return query;
};

const recordsOf = (db: Queries) => openMedia(db).select(columns);
export type OpenRecord = Awaited<ReturnType<ReturnType<typeof recordsOf>['execute']>>[number];

/** What the library gives to everyone: media without a licence, never clips. */
export const openRecordRepository = (db: Queries) => ({
  find: (identifier: string): Promise<OpenRecord | undefined> =>
    recordsOf(db).where('media.identifier', '=', identifier).executeTakeFirst(),

  /** A page of records, in an order that no change disturbs. */
  list: (selection: RecordSelection, { after, limit }: { after: number; limit: number }): Promise<OpenRecord[]> =>
    selected(db, selection).select(columns).where('media.id', '>', after).orderBy('media.id').limit(limit).execute(),

  async count(selection: RecordSelection): Promise<number> {
    const { count } = await selected(db, selection)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** The moment of the oldest change; nothing where there is no open record. */
  async earliest(): Promise<Date | undefined> {
    const { earliest } = await openMedia(db)
      .select((eb) => eb.fn.min('media.updated_at').as('earliest'))
      .executeTakeFirstOrThrow();
    return earliest ?? undefined;
  },
});
