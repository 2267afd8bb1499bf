import type { AdministeredPerson, AdminScope, PersonRoles } from '@mediathek/domain';
import { containing } from '../../adapters/database/containing';
import type { Queries } from '../../adapters/database/database';

type Scope = Exclude<AdminScope, { kind: 'none' }>;

interface Wanted {
  q: string;
  school?: string | undefined;
  role: 'all' | 'teacher' | 'pupil' | 'school-admin' | 'district-admin';
  state: 'all' | 'active' | 'disabled';
  offset: number;
  limit: number;
}

export interface StoredPerson extends AdministeredPerson {
  login: string | null;
  email: string | null;
  givenName: string;
  familyName: string;
  schoolName: string | null;
  borrowerCode: string | null;
  disabledAt: Date | null;
  createdAt: Date;
}

/** People with an account of their own. Pupils with an access code have nothing to be found by and are left to their teachers. */
export const peopleRepository = (db: Queries) => {
  const inScope = (scope: Scope) => {
    const people = db
      .selectFrom('users')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .where('users.district_id', '=', scope.districtId)
      .where((eb) =>
        eb.or([
          eb('users.login', 'is not', null),
          eb('users.email', 'is not', null),
          eb('users.family_name', '<>', ''),
        ]),
      );
    return scope.kind === 'school' ? people.where('users.school_id', '=', scope.schoolId) : people;
  };
  type People = ReturnType<typeof inScope>;

  const inRole = (people: People, role: Wanted['role']): People => {
    switch (role) {
      case 'teacher':
        return people.where('users.role', '=', 'L');
      case 'pupil':
        return people.where('users.role', '=', 'S');
      case 'school-admin':
        return people.where('users.school_admin', '<>', 0);
      case 'district-admin':
        return people.where('users.district_admin', '=', 1);
      case 'all':
        return people;
    }
  };

  /** Every word has to occur somewhere: "sander realschule" finds the one at that school. */
  const withWords = (people: People, q: string): People =>
    q
      .split(/\s+/)
      .filter(Boolean)
      .reduce((found, word) => {
        const pattern = containing(word);
        return found.where((eb) =>
          eb.or([
            eb('users.given_name', 'ilike', pattern),
            eb('users.family_name', 'ilike', pattern),
            eb('users.login', 'ilike', pattern),
            eb('users.email', 'ilike', pattern),
            eb('schools.name', 'ilike', pattern),
          ]),
        );
      }, people);

  const rowsOf = async (people: People, offset: number, limit: number): Promise<StoredPerson[]> => {
    const rows = await people
      .select(['users.id', 'users.district_id', 'users.school_id', 'users.role', 'users.school_admin'])
      .select(['users.district_admin', 'users.login', 'users.email', 'users.given_name', 'users.family_name'])
      .select(['users.disabled_at', 'users.created_at', 'schools.name as school_name', 'users.borrower_code'])
      .select((eb) => eb('users.password_hash', 'is not', null).as('has_password'))
      .orderBy('users.family_name')
      .orderBy('users.given_name')
      .orderBy('users.login')
      .orderBy('users.id')
      .offset(offset)
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      districtId: row.district_id,
      schoolId: row.school_id,
      role: row.role,
      school_admin: row.school_admin,
      district_admin: row.district_admin,
      isDisabled: row.disabled_at !== null,
      canBeSentReset: row.email !== null && Boolean(row.has_password),
      login: row.login,
      email: row.email,
      givenName: row.given_name,
      familyName: row.family_name,
      schoolName: row.school_name,
      borrowerCode: row.borrower_code,
      disabledAt: row.disabled_at,
      createdAt: row.created_at,
    }));
  };

  return {
    async list(scope: Scope, wanted: Wanted): Promise<{ total: number; people: StoredPerson[] }> {
      let people = withWords(inRole(inScope(scope), wanted.role), wanted.q);
      if (wanted.school !== undefined) people = people.where('users.school_id', '=', wanted.school);
      if (wanted.state !== 'all')
        people = people.where('users.disabled_at', wanted.state === 'active' ? 'is' : 'is not', null);
      const { total } = await people.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { total: Number(total), people: await rowsOf(people, wanted.offset, wanted.limit) };
    },

    async find(scope: Scope, id: string): Promise<StoredPerson | undefined> {
      const [person] = await rowsOf(inScope(scope).where('users.id', '=', id), 0, 1);
      return person;
    },

    /** Holds the district's administrators fast, so that two of them cannot take the last right from one another. */
    async lockDistrictAdmins(districtId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('district_id', '=', districtId)
        .where('district_admin', '=', 1)
        .where('disabled_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    async setRoles(id: string, { role, school_admin, district_admin }: PersonRoles): Promise<void> {
      await db
        .updateTable('users')
        .set({ role, school_admin, district_admin, show_jitsi: role === 'L' })
        .where('id', '=', id)
        .execute();
    },

    /** A right belongs to one school; nobody takes it along to the next. */
    async setSchool(id: string, schoolId: string): Promise<void> {
      await db.updateTable('users').set({ school_id: schoolId, school_admin: 0 }).where('id', '=', id).execute();
    },

    async setBorrowerCode(id: string, borrowerCode: string | null): Promise<void> {
      await db.updateTable('users').set({ borrower_code: borrowerCode }).where('id', '=', id).execute();
    },

    async setDisabled(id: string, disabledAt: Date | null): Promise<void> {
      await db.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
    },
  };
};
