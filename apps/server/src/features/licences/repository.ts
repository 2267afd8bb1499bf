import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface NewLicence {
  codeId: string;
  mediaId: number;
  districtId: string | null;
  schoolId: string | null;
  mediathekId: string | null;
  unlimited: boolean;
  validTo: string | null;
  total: number;
  remaining: number;
  returns: number;
}

/** More codes than a school has; a list that is longer is cut. */
const mostCodes = 2000;
const mostMovements = 400;

const personName = (table: string) =>
  sql<string>`trim(${sql.ref(`${table}.given_name`)} || ' ' || ${sql.ref(`${table}.family_name`)})`;

/** Licences, and the codes among them that schools bought. */
export const licenceRepository = (db: Queries) => {
  const codesOf = (schoolId: string) =>
    db
      .selectFrom('licences')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .selectAll('licences')
      .select(['media.identifier', 'media.fn_titel', 'media.media_type'])
      .select((eb) =>
        eb
          .selectFrom('licence_places')
          .whereRef('licence_places.licence_id', '=', 'licences.id')
          .select((of) => of.fn.countAll<number>().as('count'))
          .as('holders'),
      )
      .where('licences.school_id', '=', schoolId)
      .where('media.deleted_at', 'is', null);

  return {
    async add(licences: readonly NewLicence[], boughtAt?: Date): Promise<Map<string, string>> {
      if (licences.length === 0) return new Map();
      const rows = await db
        .insertInto('licences')
        .values(
          licences.map((licence) => ({
            code_id: licence.codeId,
            media_id: licence.mediaId,
            district_id: licence.districtId,
            school_id: licence.schoolId,
            mediathek_id: licence.mediathekId,
            unlimited: licence.unlimited,
            valid_to: licence.validTo,
            total: licence.total,
            remaining: licence.remaining,
            returns: licence.returns,
          })),
        )
        .returning(['id', 'code_id'])
        .execute();
      if (boughtAt)
        await db
          .updateTable('licence_movements')
          .set({ moved_at: boughtAt })
          .where('licence_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
          .execute();
      return new Map(rows.map(({ id, code_id }) => [code_id, id]));
    },

    /** The codes of a school by the titles of their media. */
    listCodes: (schoolId: string) =>
      codesOf(schoolId).orderBy('media.fn_titel').orderBy('licences.code_id').limit(mostCodes).execute(),

    findCode: (schoolId: string, codeId: string) =>
      codesOf(schoolId).where('licences.code_id', '=', codeId).executeTakeFirst(),

    /** A code as people type it: capitals and blanks do not matter. */
    findTypedCode: (schoolId: string, typed: string) =>
      codesOf(schoolId)
        .where(sql`lower(licences.code_id)`, '=', typed.replaceAll(/\s/g, '').toLowerCase())
        .executeTakeFirst(),

    /** Of these codes, the ones of which somebody holds a place. */
    listHeld: async (userId: string): Promise<Set<string>> => {
      const rows = await db.selectFrom('licence_places').select('licence_id').where('user_id', '=', userId).execute();
      return new Set(rows.map(({ licence_id }) => licence_id));
    },

    /** Who holds the places of a code, each pupil with a running class, first of all one that the viewer teaches. */
    listHolders: (licenceId: string, viewerId: string) =>
      db
        .selectFrom('licence_places')
        .innerJoin('users', 'users.id', 'licence_places.user_id')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('class_pupils')
              .innerJoin('classes', 'classes.id', 'class_pupils.class_id')
              .leftJoin('class_teachers as own', (join) =>
                join.onRef('own.class_id', '=', 'classes.id').on('own.user_id', '=', viewerId),
              )
              .select(['classes.name as class_name', 'class_pupils.nickname_encrypted'])
              .select((of) => of('own.user_id', 'is not', null).as('is_own'))
              .whereRef('class_pupils.user_id', '=', 'users.id')
              .where('classes.archived_at', 'is', null)
              .orderBy('is_own', 'desc')
              .orderBy('classes.name')
              .limit(1)
              .as('class'),
          (join) => join.onTrue(),
        )
        .select(['licence_places.id', 'licence_places.given_at', 'users.id as user_id', 'users.role'])
        .select(personName('users').as('name'))
        .select(['class.class_name', 'class.nickname_encrypted', 'class.is_own'])
        .where('licence_places.licence_id', '=', licenceId)
        .orderBy('users.role')
        .orderBy('class.class_name')
        .orderBy('name')
        .orderBy('licence_places.id')
        .limit(mostCodes)
        .execute(),

    /** The latest movements of a code, those of one act together. */
    listMovements: (licenceId: string) =>
      db
        .selectFrom('licence_movements as movement')
        .leftJoin('users as mover', 'mover.id', 'movement.moved_by')
        .leftJoin('users as holder', (join) =>
          join.onRef('holder.id', '=', 'movement.holder_id').on('holder.role', '=', 'L'),
        )
        .leftJoin('classes', 'classes.id', 'movement.class_id')
        .select(['movement.kind', 'movement.moved_at', 'mover.id as mover_id', 'classes.name as class_name'])
        .select([personName('mover').as('mover'), personName('holder').as('holder')])
        .select(sql<string>`min(movement.id::text)`.as('id'))
        .select((eb) => [
          eb.fn.countAll<number>().as('places'),
          eb.fn.sum<number>('movement.total_change').as('total_change'),
          eb.fn.sum<number>('movement.remaining_change').as('remaining_change'),
        ])
        .where('movement.licence_id', '=', licenceId)
        .groupBy(['movement.kind', 'movement.moved_at', 'mover.id', 'holder.id', 'classes.id'])
        .orderBy('movement.moved_at', 'desc')
        .orderBy('id')
        .limit(mostMovements)
        .execute(),
  };
};

export type CodeRow = Awaited<ReturnType<ReturnType<typeof licenceRepository>['listCodes']>>[number];
