import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** Somebody who belongs to this school from now on; by whose doing, where it was a person. */
interface Leaving {
  userId: string;
  schoolId: string;
  by: string | null;
  at: Date;
}

/** What ends with a school: its classes, and the places of its codes. */
const leavingRepository = (db: Queries) => ({
  /** Ends the places of codes that other schools bought, each with its movement; they stay given, as when taken back. */
  async endPlaces({ userId, schoolId, by, at }: Leaving): Promise<void> {
    await sql`
      with ended as (
        delete from licence_places using licences
        where licences.id = licence_places.licence_id and licence_places.user_id = ${userId}
          and licences.school_id <> ${schoolId}
        returning licence_places.licence_id
      )
      insert into licence_movements (licence_id, kind, moved_at, moved_by, holder_id, class_id)
      select licence_id, 'taken-back', ${at}::timestamptz, ${by}::uuid, ${userId}::uuid, (
        select classes.id from class_pupils join classes on classes.id = class_pupils.class_id
        where class_pupils.user_id = ${userId} and classes.school_id <> ${schoolId} and classes.archived_at is null
        order by classes.name limit 1
      )
      from ended`.execute(db);
  },

  /** Whoever changes school leaves the classes of the one before. */
  async leaveClasses({ userId, schoolId }: Pick<Leaving, 'userId' | 'schoolId'>): Promise<void> {
    for (const table of ['class_teachers', 'class_pupils'] as const) {
      await db
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('class_id', 'in', (eb) => eb.selectFrom('classes').select('id').where('school_id', '<>', schoolId))
        .execute();
    }
  },
});

/** Takes somebody out of every other school; the places first, so that their movements still know the class. */
export async function leaveOtherSchools(within: Queries, leaving: Leaving): Promise<void> {
  const repository = leavingRepository(within);
  await repository.endPlaces(leaving);
  await repository.leaveClasses(leaving);
}
