import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/** More people than a school has; a list that is longer is cut. */
const mostPeople = 2000;

/** The people of a school, as far as places are given to them. */
export const receiverRepository = (db: Queries) => ({
  /** Those of the named people who are in the school, with a class of theirs: first of all one of the giver's. */
  listPeople: async (schoolId: string, giverId: string, userIds: readonly string[]) => {
    const { rows } = await sql<{ id: string; role: 'L' | 'S'; classId: string | null; isOwnPupil: boolean }>`
      select users.id, users.role, class.id as "classId", coalesce(class.is_own, false) as "isOwnPupil"
      from users
      left join lateral (
        select classes.id, own.user_id is not null as is_own
        from class_pupils
        join classes on classes.id = class_pupils.class_id and classes.archived_at is null
        left join class_teachers own on own.class_id = classes.id and own.user_id = ${giverId}
        where class_pupils.user_id = users.id
        order by is_own desc, classes.name
        limit 1
      ) class on true
      where users.school_id = ${schoolId} and users.disabled_at is null and users.id = any(${[...userIds]}::uuid[])
      order by users.id`.execute(db);
    return rows;
  },

  /** The running classes of a school, each with how many of its pupils have no place; one's own only, unless asked for all. */
  async listClasses(given: { schoolId: string; licenceId: string; giverId: string; isAll: boolean }) {
    const { rows } = await sql<{ id: string; name: string; pupils: number; without: number }>`
      select classes.id, classes.name, count(users.id)::int as pupils,
        (count(users.id) filter (where place.id is null))::int as without
      from classes
      left join class_pupils on class_pupils.class_id = classes.id
      left join users on users.id = class_pupils.user_id and users.disabled_at is null
      left join licence_places place on place.user_id = users.id and place.licence_id = ${given.licenceId}
      where classes.school_id = ${given.schoolId} and classes.archived_at is null
        and (${given.isAll} or exists (
          select from class_teachers where class_id = classes.id and user_id = ${given.giverId}))
      group by classes.id, classes.name
      order by classes.name
      limit 300`.execute(db);
    return rows;
  },

  /** The pupils of a class that the giver reaches, in a steady order. */
  async listPupils(given: { schoolId: string; licenceId: string; giverId: string; isAll: boolean; classId: string }) {
    const { rows } = await sql<{ id: string; nickname: Uint8Array | null; isOwn: boolean; hasPlace: boolean }>`
      select users.id, class_pupils.nickname_encrypted as nickname, own.user_id is not null as "isOwn",
        place.id is not null as "hasPlace"
      from classes
      join class_pupils on class_pupils.class_id = classes.id
      join users on users.id = class_pupils.user_id and users.disabled_at is null
      left join class_teachers own on own.class_id = classes.id and own.user_id = ${given.giverId}
      left join licence_places place on place.user_id = users.id and place.licence_id = ${given.licenceId}
      where classes.id = ${given.classId} and classes.school_id = ${given.schoolId} and classes.archived_at is null
        and (${given.isAll} or own.user_id is not null)
      order by users.created_at, users.id
      limit 500`.execute(db);
    return rows;
  },

  /** The staff of a school by name; only the giver, unless asked for all. */
  async listStaff(given: { schoolId: string; licenceId: string; giverId: string; isAll: boolean }) {
    const { rows } = await sql<{ id: string; name: string; hasPlace: boolean }>`
      select users.id, trim(given_name || ' ' || family_name) as name, place.id is not null as "hasPlace"
      from users
      left join licence_places place on place.user_id = users.id and place.licence_id = ${given.licenceId}
      where users.school_id = ${given.schoolId} and role = 'L' and disabled_at is null
        and (${given.isAll} or users.id = ${given.giverId})
      order by family_name, given_name, users.id
      limit ${mostPeople}`.execute(db);
    return rows;
  },
});
