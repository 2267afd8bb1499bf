import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import type { RecordAudit } from '../../audit/record-audit';
import type { OidcSettings } from '../../oidc-settings';
import type { SignOnPerson } from './read-claims';
import { identityRepository, type LinkedUser, type SignOnFields } from './repository';

/** Why somebody whom the provider knows does not come in. */
export type SignOnRefusal = 'sso-role' | 'sso-school' | 'sso-disabled';

interface NewAccount {
  id: string;
  role: 'L' | 'S';
  districtId: string;
  schoolId: string;
}

interface Dependencies {
  database: Database;
  settings: OidcSettings;
  clock: () => Date;
  addUser(within: Queries, account: NewAccount): Promise<void>;
  /** Somebody belongs to another school now: what hung on the one before ends. */
  leaveOtherSchools(within: Queries, leaving: { userId: string; schoolId: string }): Promise<void>;
  recordAudit: RecordAudit;
  /** What somebody may do has changed: whoever is signed in as them signs in again. */
  endAllSessions(userId: string): Promise<void>;
}

type Place = Pick<SignOnFields, 'districtId' | 'schoolId'>;
type School = Awaited<ReturnType<ReturnType<typeof identityRepository>['listSchools']>>[number];

/** Of several schools the one somebody is at already, else the one that is named first. */
function chooseSchool(known: readonly School[], named: readonly string[], current: string | null | undefined) {
  const find = (value: string) => known.find(({ id, schoolNumber }) => schoolNumber === value || id === value);
  const schools = named.flatMap((value) => find(value) ?? []);
  return schools.find(({ id }) => id === current) ?? schools[0];
}

/** Which rights the provider changes; what it leaves alone stays as it is. */
function changedRights(before: Pick<LinkedUser, 'role' | 'isSchoolAdmin' | 'isDistrictAdmin'>, fields: SignOnFields) {
  const isOther = (had: boolean, gets: 0 | 1 | undefined) => gets !== undefined && had !== (gets === 1);
  return [
    ...(before.role === fields.role ? [] : ['role']),
    ...(isOther(before.isSchoolAdmin, fields.schoolAdmin) ? ['school_admin'] : []),
    ...(isOther(before.isDistrictAdmin, fields.districtAdmin) ? ['district_admin'] : []),
  ];
}

/** Turns somebody whom the provider knows into an account of the portal: the one linked to their subject, or a new one. */
export const signOnPeople = (dependencies: Dependencies) => {
  const { database, settings, clock, addUser, leaveOtherSchools, recordAudit, endAllSessions } = dependencies;
  const identities = identityRepository(database.queries);
  const { issuer } = settings;
  const provides = (role: 'school-admin' | 'district-admin') => [...settings.roleMap.values()].includes(role);

  /** Where the mapping names administrators, the provider alone decides who is one; else the portal does. */
  function fieldsFor(person: SignOnPerson, school: School, linked: LinkedUser | undefined): SignOnFields {
    const role = person.role === 'pupil' ? 'S' : 'L';
    const isOther = linked !== undefined && linked.role !== role;
    // A right belongs to one school or district; nobody takes it along to the next.
    const hasMoved = {
      'school-admin': isOther || (linked !== undefined && linked.schoolId !== school.id),
      'district-admin': isOther || (linked !== undefined && linked.districtId !== school.districtId),
    };
    const right = (name: 'school-admin' | 'district-admin') => {
      if (person.role === name) return 1;
      return provides(name) || hasMoved[name] ? 0 : undefined;
    };
    return {
      role,
      districtId: school.districtId,
      schoolId: school.id,
      givenName: role === 'S' ? '' : person.givenName || undefined,
      familyName: role === 'S' ? '' : person.familyName || undefined,
      schoolAdmin: right('school-admin'),
      districtAdmin: right('district-admin'),
    };
  }

  /** What the provider changes about who may do what stands in the trail like everything else, with nobody who did it. */
  const note = (within: Queries, id: string, place: Place, action: AuditAction, changed: readonly string[]) =>
    recordAudit(within, {
      ...{ districtId: place.districtId, schoolId: place.schoolId, actorId: null },
      ...{ action, fields: changed, subject: { kind: 'person', id } },
    });

  async function create(person: SignOnPerson, fields: SignOnFields): Promise<string> {
    const id = randomUUID();
    await database.queries.transaction().execute(async (within) => {
      const { role, districtId, schoolId } = fields;
      await addUser(within, { id, role, districtId, schoolId });
      await identityRepository(within).add({
        ...{ issuer, subject: person.subject, userId: id, now: clock(), isLinkedByPerson: false },
      });
      await identityRepository(within).update(id, fields);
      const given = changedRights({ role, isSchoolAdmin: false, isDistrictAdmin: false }, fields);
      if (given.length > 0) await note(within, id, fields, 'person-created', given);
    });
    return id;
  }

  async function bringUpToDate(linked: LinkedUser, subject: string, fields: SignOnFields): Promise<string> {
    const { id, schoolId, districtId } = linked;
    const hasMoved = schoolId !== fields.schoolId;
    const rights = changedRights(linked, fields);
    await database.queries.transaction().execute(async (within) => {
      const repository = identityRepository(within);
      await repository.update(id, fields);
      await leaveOtherSchools(within, { userId: id, schoolId: fields.schoolId });
      await repository.markUsed(issuer, subject, clock());
      if (hasMoved) {
        const changed = ['schoolId', ...rights];
        if (schoolId !== null) await note(within, id, { districtId, schoolId }, 'person-left-school', changed);
        await note(within, id, fields, 'person-joined-school', changed);
      } else if (rights.length > 0) await note(within, id, fields, 'person-rights-changed', rights);
    });
    if (hasMoved || rights.length > 0) await endAllSessions(id);
    return id;
  }

  /** An address that somebody else has meanwhile is no reason to stay outside. */
  async function takeOverEmail(userId: string, email: string | undefined): Promise<void> {
    if (email === undefined) return;
    await identities.setEmail(userId, email).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }

  async function admit(person: SignOnPerson): Promise<string | { refusal: SignOnRefusal }> {
    const linked = await identities.find(issuer, person.subject);
    if (linked?.isDisabled) return { refusal: 'sso-disabled' };
    if (linked?.isLinkedByPerson) {
      await identities.markUsed(issuer, person.subject, clock());
      return linked.id;
    }
    if (!person.role) return { refusal: 'sso-role' };
    const school = chooseSchool(await identities.listSchools(person.schools), person.schools, linked?.schoolId);
    if (!school) return { refusal: 'sso-school' };
    const fields = fieldsFor(person, school, linked);
    const id = linked ? await bringUpToDate(linked, person.subject, fields) : await create(person, fields);
    await takeOverEmail(id, person.email);
    return id;
  }

  return {
    /** The id of the account, or why there is none. Two devices of one new person make one account. */
    async admit(person: SignOnPerson): Promise<string | { refusal: SignOnRefusal }> {
      try {
        return await admit(person);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        return admit(person);
      }
    },
  };
};

export type SignOnPeople = ReturnType<typeof signOnPeople>;
