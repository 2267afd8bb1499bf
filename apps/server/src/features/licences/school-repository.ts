import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

const membersShown = 50;

/** The people and classes of one school. */
export const schoolPeopleRepository = (db: Queries) => ({
  /** Staff by name, with the running classes they teach. */
  async listStaff(schoolId: string, { q, offset }: { q: string; offset: number }) {
    const pattern = `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await sql<{
      id: string;
      name: string;
      email: string;
      isSchoolAdmin: boolean;
      classes: string[];
      total: number;
    }>`
      select users.id, trim(given_name || ' ' || family_name) as name, coalesce(email, '') as email,
        school_admin <> 0 as "isSchoolAdmin",
        array(
          select classes.name from class_teachers
          join classes on classes.id = class_teachers.class_id and classes.archived_at is null
          where class_teachers.user_id = users.id order by classes.name
        ) as classes,
        (count(*) over ())::int as total
      from users
      where school_id = ${schoolId} and role = 'L' and disabled_at is null
        and (given_name || ' ' || family_name || ' ' || coalesce(email, '')) ilike ${pattern}
      order by family_name, given_name, users.id
      limit ${membersShown} offset ${offset}`.execute(db);
    return rows;
  },

  async countPupils(schoolId: string): Promise<number> {
    const { count } = await db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('school_id', '=', schoolId)
      .where('role', '=', 'S')
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  async listClasses(schoolId: string, viewerId: string) {
    const { rows } = await sql<{
      id: string;
      name: string;
      grade: number | null;
      subject: string;
      teachers: string[];
      pupils: number;
      isOwn: boolean;
    }>`
      select classes.id, name, grade, subject,
        array(
          select trim(given_name || ' ' || family_name) from class_teachers
          join users on users.id = class_teachers.user_id
          where class_id = classes.id order by family_name, given_name
        ) as teachers,
        (select count(*)::int from class_pupils where class_id = classes.id) as pupils,
        exists (select from class_teachers where class_id = classes.id and user_id = ${viewerId}) as "isOwn"
      from classes
      where school_id = ${schoolId} and archived_at is null
      order by grade nulls last, name
      limit 300`.execute(db);
    return rows;
  },
});
