import type { Registration } from '@mediathek/contract';
import type { AdminScope } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';

/** Whose applications somebody decides: those of a district, or those that name one school. */
export type Scope = Exclude<AdminScope, { kind: 'none' }>;

export interface NewRegistration {
  email: string;
  givenName: string;
  familyName: string;
  schoolNumber: string;
  schoolName: string;
  message: string;
  passwordHash: string;
  language: 'de' | 'en';
  schoolId: string | null;
  districtId: string | null;
  createdAt: Date;
}

export interface StoredRegistration extends NewRegistration {
  id: string;
  confirmedAt: Date | null;
}

export interface FittingSchool {
  id: string;
  name: string;
  districtId: string;
}

/** Applications for accounts. */
export const registrationRepository = (db: Queries) => {
  /**
   * What administrators see: those of a school what names their school, those of a district all of it and what nobody could
   * assign to a district.
   */
  const inScope = (scope: Scope) => {
    const confirmed = db
      .selectFrom('registrations')
      .leftJoin('schools', 'schools.id', 'registrations.school_id')
      .selectAll('registrations')
      .select(['schools.name as fitting_name', 'schools.school_number as fitting_number'])
      .where('confirmed_at', 'is not', null);
    return scope.kind === 'school'
      ? confirmed
          .where('registrations.district_id', '=', scope.districtId)
          .where('registrations.school_id', '=', scope.schoolId)
      : confirmed.where((eb) =>
          eb.or([eb('registrations.district_id', '=', scope.districtId), eb('registrations.district_id', 'is', null)]),
        );
  };

  return {
    async add(registration: NewRegistration): Promise<string> {
      const { id } = await db
        .insertInto('registrations')
        .values({
          email: registration.email,
          given_name: registration.givenName,
          family_name: registration.familyName,
          school_number: registration.schoolNumber,
          school_name: registration.schoolName,
          message: registration.message,
          password_hash: registration.passwordHash,
          language: registration.language,
          school_id: registration.schoolId,
          district_id: registration.districtId,
          created_at: registration.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(id: string): Promise<StoredRegistration | undefined> {
      const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          id: row.id,
          email: row.email,
          givenName: row.given_name,
          familyName: row.family_name,
          schoolNumber: row.school_number,
          schoolName: row.school_name,
          message: row.message,
          passwordHash: row.password_hash,
          language: row.language,
          schoolId: row.school_id,
          districtId: row.district_id,
          createdAt: row.created_at,
          confirmedAt: row.confirmed_at,
        }
      );
    },

    /** Takes the application as the only open one of its address; the others were attempts before it. */
    async confirm(id: string, now: Date): Promise<void> {
      const { email } = await db
        .updateTable('registrations')
        .set({ confirmed_at: now })
        .where('id', '=', id)
        .returning('email')
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('registrations')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .where('id', '<>', id)
        .where('decision', 'is', null)
        .execute();
    },

    async list(scope: Scope, state: 'open' | 'decided'): Promise<Registration[]> {
      const rows = await inScope(scope)
        .where('decision', state === 'open' ? 'is' : 'is not', null)
        .orderBy('registrations.created_at', state === 'open' ? 'asc' : 'desc')
        .limit(500)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        email: row.email,
        vorname: row.given_name,
        name: row.family_name,
        schoolNumber: row.school_number,
        schoolName: row.school_name,
        message: row.message,
        school:
          row.school_id === null
            ? null
            : { id: row.school_id, name: row.fitting_name ?? '', schoolNumber: row.fitting_number ?? '' },
        createdAt: row.created_at.toISOString(),
        state: row.decision ?? 'open',
        reason: row.reason,
        decidedAt: row.decided_at?.toISOString() ?? null,
      }));
    },

    async isVisible(id: string, scope: Scope): Promise<boolean> {
      return (await inScope(scope).where('registrations.id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** Only one of two administrators at the same moment decides. */
    async decide(
      id: string,
      decision: { by: string; at: Date; districtId: string } & (
        | { decision: 'approved'; schoolId: string }
        | { decision: 'refused'; reason: string }
      ),
    ): Promise<boolean> {
      const result = await db
        .updateTable('registrations')
        .set({
          decision: decision.decision,
          decided_by: decision.by,
          decided_at: decision.at,
          district_id: decision.districtId,
          ...(decision.decision === 'approved' ? { school_id: decision.schoolId } : { reason: decision.reason }),
        })
        .where('id', '=', id)
        .where('decision', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows) === 1;
    },

    findSchoolByNumber(schoolNumber: string): Promise<FittingSchool | undefined> {
      return db
        .selectFrom('schools')
        .select(['id', 'name', 'district_id as districtId'])
        .where('school_number', '=', schoolNumber)
        .where('archived_at', 'is', null)
        .executeTakeFirst();
    },

    /** Schools with exactly this name; several districts may have one. */
    findSchoolsByName(name: string): Promise<FittingSchool[]> {
      return db
        .selectFrom('schools')
        .select(['id', 'name', 'district_id as districtId'])
        .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
        .where('archived_at', 'is', null)
        .limit(2)
        .execute();
    },

    /** A running school that the administrator looks after. */
    findOwnSchool(id: string, scope: Scope): Promise<FittingSchool | undefined> {
      const schools = db
        .selectFrom('schools')
        .select(['id', 'name', 'district_id as districtId'])
        .where('id', '=', id)
        .where('district_id', '=', scope.districtId)
        .where('archived_at', 'is', null);
      return (scope.kind === 'school' ? schools.where('id', '=', scope.schoolId) : schools).executeTakeFirst();
    },

    /** The district of a deployment that has just one. */
    async onlyDistrict(): Promise<string | undefined> {
      const rows = await db.selectFrom('districts').select('id').limit(2).execute();
      return rows.length === 1 ? rows[0]?.id : undefined;
    },

    /** Who decides: the administrators of the district and of the school, or of all districts where none is known. */
    async listDeciders({ districtId, schoolId }: Pick<NewRegistration, 'districtId' | 'schoolId'>): Promise<string[]> {
      let people = db
        .selectFrom('users')
        .select('id')
        .where('disabled_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('district_admin', '=', 1),
            ...(schoolId === null ? [] : [eb.and([eb('school_admin', '<>', 0), eb('school_id', '=', schoolId)])]),
          ]),
        );
      if (districtId !== null) people = people.where('district_id', '=', districtId);
      return (await people.execute()).map(({ id }) => id);
    },

    /** What nobody confirmed in two days, nobody decided in 90, and what was decided 30 days ago. */
    async removeOld(moments: { unconfirmed: Date; undecided: Date; decided: Date }): Promise<void> {
      await db
        .deleteFrom('registrations')
        .where((eb) =>
          eb.or([
            eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<=', moments.unconfirmed)]),
            eb.and([eb('decision', 'is', null), eb('created_at', '<=', moments.undecided)]),
            eb('decided_at', '<=', moments.decided),
          ]),
        )
        .execute();
    },
  };
};
