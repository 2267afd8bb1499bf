import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** So many entries of a tab are shown, the latest first. */
const mostEntries = 300;
const continuedShown = 6;
/** Whoever saw less than this has not begun, and whoever has less to go has ended. */
const beginSeconds = 10;
const endSeconds = 15;

const nameOf = (table: string) =>
  sql<string>`trim(${sql.ref(`${table}.given_name`)} || ' ' || ${sql.ref(`${table}.family_name`)})`;

/** How a medium came into somebody's library. */
export interface LibraryRow {
  identifier: string;
  at: Date;
  codeId: string | null;
  position: number | null;
  duration: number | null;
  givenBy: string | null;
  giverId: string | null;
}

/** What was given to somebody, what they marked and used, and what their school shares. */
export const libraryRepository = (db: Queries) => {
  const history = (userId: string) =>
    db
      .selectFrom('media_history')
      .innerJoin('media', 'media.id', 'media_history.media_id')
      .select(['media.identifier', 'used_at as at', 'position', 'duration'])
      .select([sql<null>`null`.as('codeId'), sql<null>`null`.as('givenBy'), sql<null>`null`.as('giverId')])
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('media.deleted_at', 'is', null)
      .orderBy('used_at', 'desc')
      .orderBy('media.id');

  return {
    /** Media of whose licence somebody holds a place. */
    listGiven: (userId: string): Promise<LibraryRow[]> =>
      db
        .selectFrom('licence_places')
        .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
        .innerJoin('media', 'media.id', 'licences.media_id')
        .leftJoin('users as giver', 'giver.id', 'licence_places.given_by')
        .leftJoin('media_history as seen', (join) =>
          join
            .onRef('seen.media_id', '=', 'media.id')
            .on('seen.user_id', '=', userId)
            .on('seen.removed_at', 'is', null),
        )
        .select(['media.identifier', 'licence_places.given_at as at', 'licences.code_id as codeId'])
        .select(['seen.position', 'seen.duration', nameOf('giver').as('givenBy'), 'giver.id as giverId'])
        .where('licence_places.user_id', '=', userId)
        .where('media.deleted_at', 'is', null)
        .orderBy('licence_places.given_at', 'desc')
        .orderBy('licences.code_id')
        .limit(mostEntries)
        .execute(),

    listBookmarked: (userId: string): Promise<LibraryRow[]> =>
      db
        .selectFrom('bookmarks')
        .innerJoin('media', 'media.id', 'bookmarks.media_id')
        .select(['media.identifier', 'bookmarks.created_at as at'])
        .select([
          sql<null>`null`.as('codeId'),
          sql<null>`null`.as('position'),
          sql<null>`null`.as('duration'),
          sql<null>`null`.as('givenBy'),
          sql<null>`null`.as('giverId'),
        ])
        .where('user_id', '=', userId)
        .where('media.deleted_at', 'is', null)
        .orderBy('bookmarks.created_at', 'desc')
        .orderBy('media.id')
        .limit(mostEntries)
        .execute(),

    listUsed: (userId: string, limit = mostEntries): Promise<LibraryRow[]> => history(userId).limit(limit).execute(),

    /** What somebody began and did not see to its end. */
    listContinued: (userId: string): Promise<LibraryRow[]> =>
      history(userId)
        .where('position', '>=', beginSeconds)
        .where((eb) => eb.or([eb('duration', 'is', null), eb(sql`duration - position`, '>', endSeconds)]))
        .limit(continuedShown)
        .execute(),

    listPool: (schoolId: string): Promise<LibraryRow[]> =>
      db
        .selectFrom('pool_media')
        .innerJoin('media', 'media.id', 'pool_media.media_id')
        .leftJoin('users as giver', 'giver.id', 'pool_media.given_by')
        .select(['media.identifier', 'pool_media.given_at as at', nameOf('giver').as('givenBy'), 'giver.id as giverId'])
        .select([sql<null>`null`.as('codeId'), sql<null>`null`.as('position'), sql<null>`null`.as('duration')])
        .where('pool_media.school_id', '=', schoolId)
        .where('media.deleted_at', 'is', null)
        .orderBy('pool_media.given_at', 'desc')
        .orderBy('media.id')
        .limit(mostEntries)
        .execute(),

    /** Giving a medium twice leaves it with whoever gave it first. */
    async addToPool(entry: { schoolId: string; mediaId: number; givenBy: string; at: Date }): Promise<void> {
      await db
        .insertInto('pool_media')
        .values({ school_id: entry.schoolId, media_id: entry.mediaId, given_by: entry.givenBy, given_at: entry.at })
        .onConflict((conflict) => conflict.columns(['school_id', 'media_id']).doNothing())
        .execute();
    },

    findInPool: (schoolId: string, identifier: string) =>
      db
        .selectFrom('pool_media')
        .innerJoin('media', 'media.id', 'pool_media.media_id')
        .select(['pool_media.media_id', 'pool_media.given_by'])
        .where('pool_media.school_id', '=', schoolId)
        .where('media.identifier', '=', identifier)
        .executeTakeFirst(),

    async removeFromPool(schoolId: string, mediaId: number): Promise<void> {
      await db.deleteFrom('pool_media').where('school_id', '=', schoolId).where('media_id', '=', mediaId).execute();
    },

    /** Codes of a school that end within a time, the nearest first. */
    listEnding: (schoolId: string, { from, to, limit }: { from: string; to: string; limit: number }) =>
      db
        .selectFrom('licences')
        .innerJoin('media', 'media.id', 'licences.media_id')
        .select(['media.identifier', 'licences.code_id', 'licences.valid_to'])
        .where('licences.school_id', '=', schoolId)
        .where('licences.unlimited', '=', false)
        .where('licences.valid_to', '>=', from)
        .where('licences.valid_to', '<=', to)
        .where('media.deleted_at', 'is', null)
        .orderBy('licences.valid_to')
        .orderBy('licences.code_id')
        .limit(limit)
        .execute(),
  };
};
