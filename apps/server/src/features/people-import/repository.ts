import type { AdminScope } from '@mediathek/domain';
import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { ClassWork, ExistingClass, KnownTeacher } from './plan-classes';
import type { ExistingPerson, KnownClass, PersonWork } from './plan-people';

type Scope = Exclude<AdminScope, { kind: 'none' }>;

export interface ImportSchool {
  id: string;
  name: string;
  districtId: string;
}

type ChangedPerson = Extract<PersonWork, { kind: 'change' }>;
type NewPerson = Extract<PersonWork, { kind: 'create' }> & { id: string; passwordHash: string };

/** What an import compares with and writes to. */
export const importRepository = (db: Queries) => ({
  /** A running school that this administrator looks after. */
  findSchool(scope: Scope, id: string): Promise<ImportSchool | undefined> {
    let schools = db
      .selectFrom('schools')
      .select(['id', 'name', 'district_id as districtId'])
      .where('id', '=', id)
      .where('district_id', '=', scope.districtId)
      .where('archived_at', 'is', null);
    if (scope.kind === 'school') schools = schools.where('id', '=', scope.schoolId);
    return schools.executeTakeFirst();
  },

  /** One import of a school at a time. */
  async lockSchool(id: string): Promise<void> {
    await db.selectFrom('schools').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** Whoever has one of these user names or addresses already, in whatever school: both are given once only. */
  async findPeople(keys: readonly string[]): Promise<ExistingPerson[]> {
    if (keys.length === 0) return [];
    const rows = await db
      .selectFrom('users')
      .select(['id', 'login', 'email', 'role', 'given_name', 'family_name', 'school_id', 'district_admin'])
      .select('borrower_code')
      .select((eb) =>
        eb
          .selectFrom('class_pupils')
          .whereRef('class_pupils.user_id', '=', 'users.id')
          .select(sql<string[]>`coalesce(array_agg(class_pupils.class_id::text), '{}')`.as('ids'))
          .as('class_ids'),
      )
      .where((eb) =>
        eb.or([eb(eb.fn('lower', ['login']), 'in', [...keys]), eb(eb.fn('lower', ['email']), 'in', [...keys])]),
      )
      .execute();
    return rows.map((row) => ({
      id: row.id,
      login: row.login,
      email: row.email,
      role: row.role,
      givenName: row.given_name,
      familyName: row.family_name,
      borrowerCode: row.borrower_code,
      schoolId: row.school_id,
      districtAdmin: row.district_admin,
      classIds: row.class_ids ?? [],
    }));
  },

  /** The school's running classes of this year; of two with one name the first. */
  async listClasses(schoolId: string, schoolYear: number): Promise<(KnownClass & ExistingClass)[]> {
    const rows = await db
      .selectFrom('classes')
      .select(['id', 'name', 'grade'])
      .select((eb) =>
        eb
          .selectFrom('class_teachers')
          .whereRef('class_teachers.class_id', '=', 'classes.id')
          .select(sql<string[]>`coalesce(array_agg(class_teachers.user_id::text), '{}')`.as('ids'))
          .as('teacher_ids'),
      )
      .where('school_id', '=', schoolId)
      .where('school_year', '=', schoolYear)
      .where('archived_at', 'is', null)
      .orderBy('name', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, name, grade, teacher_ids }) => ({ id, name, grade, teacherIds: teacher_ids ?? [] }));
  },

  listTeachers: (schoolId: string): Promise<KnownTeacher[]> =>
    db
      .selectFrom('users')
      .select(['id', 'login', 'email'])
      .where('school_id', '=', schoolId)
      .where('role', '=', 'L')
      .where('disabled_at', 'is', null)
      .execute(),

  async addPerson(person: NewPerson, school: ImportSchool): Promise<void> {
    await db
      .insertInto('users')
      .values({
        id: person.id,
        role: person.role,
        district_id: school.districtId,
        school_id: school.id,
        login: person.login,
        email: person.email,
        password_hash: person.passwordHash,
        given_name: person.givenName,
        family_name: person.familyName,
        borrower_code: person.borrowerCode,
        show_jitsi: person.role === 'L',
      })
      .execute();
  },

  async changePerson({ id, givenName, familyName, borrowerCode }: ChangedPerson): Promise<void> {
    const values = {
      ...(givenName === undefined ? {} : { given_name: givenName }),
      ...(familyName === undefined ? {} : { family_name: familyName }),
      ...(borrowerCode === undefined ? {} : { borrower_code: borrowerCode }),
    };
    if (Object.keys(values).length > 0) await db.updateTable('users').set(values).where('id', '=', id).execute();
  },

  async addPupil(classId: string, userId: string): Promise<void> {
    await db
      .insertInto('class_pupils')
      .values({ class_id: classId, user_id: userId, nickname_encrypted: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async writeClass(work: ClassWork, schoolId: string, schoolYear: number): Promise<void> {
    if (work.kind === 'create') {
      const { id, name, grade } = work;
      await db
        .insertInto('classes')
        .values({ id, name, grade, school_id: schoolId, school_year: schoolYear })
        .execute();
    } else if (work.grade !== undefined) {
      await db.updateTable('classes').set({ grade: work.grade }).where('id', '=', work.id).execute();
    }
    if (work.teacherIds.length === 0) return;
    await db
      .insertInto('class_teachers')
      .values(work.teacherIds.map((userId) => ({ class_id: work.id, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
