import type { AdminScope } from '@mediathek/domain';
import type { ExpressionBuilder } from 'kysely';
import { containing } from '../../adapters/database/containing';
import type { Queries } from '../../adapters/database/database';
import type { Tables } from '../../adapters/database/tables';

type Scope = Exclude<AdminScope, { kind: 'none' }>;

/** Districts, their media libraries and their schools. */
export const schoolRepository = (db: Queries) => {
  const inScope = (scope: Scope) => {
    const schools = db.selectFrom('schools').where('district_id', '=', scope.districtId);
    return scope.kind === 'school' ? schools.where('schools.id', '=', scope.schoolId) : schools;
  };

  return {
    async count(districtId: string | undefined): Promise<number> {
      let schools = db
        .selectFrom('schools')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('archived_at', 'is', null);
      if (districtId !== undefined) schools = schools.where('district_id', '=', districtId);
      return (await schools.executeTakeFirstOrThrow()).count;
    },

    /** A database without a district has not been set up yet. */
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('districts').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    /** Whether a school of the district is running. */
    async isRunning({ districtId, schoolId }: { districtId: string; schoolId: string }): Promise<boolean> {
      const row = await db
        .selectFrom('schools')
        .select('id')
        .where('id', '=', schoolId)
        .where('district_id', '=', districtId)
        .where('archived_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    listDistricts: (): Promise<{ id: string; name: string }[]> =>
      db.selectFrom('districts').select(['id', 'name']).orderBy('id').execute(),

    async addDistrict(district: { id: string; name: string; mediatheks: readonly { id: string; name: string }[] }) {
      await db.insertInto('districts').values({ id: district.id, name: district.name }).execute();
      if (district.mediatheks.length === 0) return;
      await db
        .insertInto('mediatheks')
        .values(district.mediatheks.map(({ id, name }) => ({ id, name, district_id: district.id })))
        .execute();
    },

    async add(schools: readonly { id: string; districtId: string; schoolNumber: string; name: string }[]) {
      await db
        .insertInto('schools')
        .values(
          schools.map(({ id, districtId, schoolNumber, name }) => ({
            id,
            name,
            district_id: districtId,
            school_number: schoolNumber,
          })),
        )
        .execute();
    },

    /** Those an administrator looks after, by name. */
    async list(scope: Scope, wanted: { q: string; state: 'active' | 'archived'; offset: number; limit: number }) {
      let schools = inScope(scope).where('archived_at', wanted.state === 'active' ? 'is' : 'is not', null);
      if (wanted.q !== '')
        schools = schools.where((eb) =>
          eb.or([eb('name', 'ilike', containing(wanted.q)), eb('school_number', 'ilike', containing(wanted.q))]),
        );
      const { total } = await schools.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const counted = (role: 'L' | 'S') => (eb: ExpressionBuilder<Tables, 'schools'>) =>
        eb
          .selectFrom('users')
          .whereRef('users.school_id', '=', 'schools.id')
          .where('users.role', '=', role)
          .select((inner) => inner.fn.countAll<number>().as('count'));
      const rows = await schools
        .selectAll('schools')
        .select((eb) => [counted('L')(eb).as('teachers'), counted('S')(eb).as('pupils')])
        .orderBy('name')
        .orderBy('id')
        .offset(wanted.offset)
        .limit(wanted.limit)
        .execute();
      return {
        total: Number(total),
        schools: rows.map(({ id, name, school_number, district_id, archived_at, teachers, pupils }) => ({
          ...{ id, name, schoolNumber: school_number, districtId: district_id, archivedAt: archived_at },
          ...{ teachers: Number(teachers ?? 0), pupils: Number(pupils ?? 0) },
        })),
      };
    },

    /** Running schools to choose from. */
    listChoices: (scope: Scope) =>
      inScope(scope)
        .select(['id', 'name', 'school_number as schoolNumber'])
        .where('archived_at', 'is', null)
        .orderBy('name')
        .limit(2000)
        .execute(),

    find: (scope: Scope, id: string) => inScope(scope).selectAll().where('id', '=', id).executeTakeFirst(),

    async change(
      id: string,
      school: { name?: string; schoolNumber?: string; archivedAt?: Date | null },
    ): Promise<void> {
      await db
        .updateTable('schools')
        .set({
          ...(school.name === undefined ? {} : { name: school.name }),
          ...(school.schoolNumber === undefined ? {} : { school_number: school.schoolNumber }),
          ...(school.archivedAt === undefined ? {} : { archived_at: school.archivedAt }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
};
