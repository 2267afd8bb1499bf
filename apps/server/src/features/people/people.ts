import type { PeopleList, PersonInOffice } from '@mediathek/contract';
import { type Administrator, type AuditAction, type PersonRoles, personRights, refuseRoles } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import type { Post } from '../../adapters/mail/post';
import type { RecordAudit } from '../../audit/record-audit';
import { administratorOf, scopeOf } from '../../http/administrator';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import type { Limits } from '../../limits/limits';
import { leaveOtherSchools } from './leaving-repository';
import { peopleRepository, type StoredPerson } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  limits: Limits;
  post: Post;
  recordAudit: RecordAudit;
  isRunningSchool(place: { districtId: string; schoolId: string }, within: Queries): Promise<boolean>;
  /** Signs somebody out everywhere, or everywhere but in the given session. */
  endSessions(userId: string, exceptSessionId: string | undefined, within: Queries): Promise<void>;
}

type Wanted = Parameters<ReturnType<typeof peopleRepository>['list']>[1];

/** Borrower codes matter where there is a lending desk, or where the sign-in asks for them. */
const hasBorrowers = ({ config }: Visitor): boolean => config.Verleih || config.LoginEntleiherCode;

const rightsOf = (visitor: Visitor, person: StoredPerson): PersonInOffice['rights'] => {
  const rights = personRights(administratorOf(visitor), person);
  return { ...rights, setBorrowerCode: rights.setBorrowerCode && hasBorrowers(visitor) };
};

const show = (visitor: Visitor, person: StoredPerson): PersonInOffice => ({
  id: person.id,
  login: person.login ?? '',
  email: person.email ?? '',
  vorname: person.givenName,
  name: person.familyName,
  role: person.role,
  school_admin: person.school_admin,
  district_admin: person.district_admin,
  school: person.schoolId === null ? null : { id: person.schoolId, name: person.schoolName ?? '' },
  borrowerCode: person.borrowerCode ?? '',
  disabledAt: person.disabledAt?.toISOString() ?? null,
  createdAt: person.createdAt.toISOString(),
  isOneself: person.id === visitor.id,
  rights: rightsOf(visitor, person),
});

const refusals = {
  'not-allowed': 'forbidden',
  'district-rights': 'forbidden',
  'pupil-administers': 'invalid-request',
  'own-last-right': 'own-rights',
} as const;

const roleFields = ['role', 'school_admin', 'district_admin'] as const;

/** People as administrators look after them: what they may do, and whether they come in. */
export const peopleService = (dependencies: Dependencies) => {
  const { database, clock, limits, post, recordAudit, isRunningSchool, endSessions } = dependencies;
  const db = database.queries;

  const ownIn = async (within: Queries, visitor: Visitor, id: string): Promise<StoredPerson> => {
    const found = await peopleRepository(within).find(scopeOf(visitor), id);
    if (!found) throw new Problem('not-found');
    return found;
  };

  const note = (
    within: Queries,
    by: Administrator,
    { id, districtId, schoolId }: StoredPerson,
    action: AuditAction,
    fields?: readonly string[],
  ) =>
    recordAudit(within, {
      ...{ districtId, schoolId, actorId: by.id, action, fields, subject: { kind: 'person', id } },
    });

  /** Whoever is the last to look after a district goes on doing so. */
  const keepOneDistrictAdmin = async (within: Queries, person: StoredPerson): Promise<void> => {
    const others = await peopleRepository(within).lockDistrictAdmins(person.districtId);
    if (!others.some((id) => id !== person.id)) throw new Problem('last-administrator');
  };

  return {
    async list(visitor: Visitor, wanted: Wanted): Promise<PeopleList> {
      const { total, people } = await peopleRepository(db).list(scopeOf(visitor), wanted);
      return { total, offset: wanted.offset, people: people.map((person) => show(visitor, person)) };
    },

    async find(visitor: Visitor, id: string): Promise<PersonInOffice> {
      return show(visitor, await ownIn(db, visitor, id));
    },

    /** Whoever is given or loses a right signs in anew; whoever changes their own goes on under a new session. */
    async changeRoles(visitor: Visitor, id: string, wished: PersonRoles, sessionId: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const person = await ownIn(within, visitor, id);
        const refusal = refuseRoles(by, person, wished);
        if (refusal) throw new Problem(refusals[refusal]);
        const fields = roleFields.filter((field) => person[field] !== wished[field]);
        if (fields.length === 0) return;
        if (person.district_admin === 1 && wished.district_admin === 0 && !person.isDisabled)
          await keepOneDistrictAdmin(within, person);
        await peopleRepository(within).setRoles(id, wished);
        await endSessions(id, by.id === person.id ? sessionId : undefined, within);
        await note(within, by, person, 'person-rights-changed', fields);
      });
    },

    /** Both schools read in their trail that somebody has left or come. */
    async move(visitor: Visitor, id: string, schoolId: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const repository = peopleRepository(within);
        const person = await ownIn(within, visitor, id);
        if (person.id === by.id) throw new Problem('own-rights');
        if (!personRights(by, person).move) throw new Problem('forbidden');
        if (!(await isRunningSchool({ districtId: person.districtId, schoolId }, within)))
          throw new Problem('not-found');
        if (person.schoolId === schoolId) return;
        await repository.setSchool(id, schoolId);
        await leaveOtherSchools(within, { userId: id, schoolId, by: by.id, at: clock() });
        await endSessions(id, undefined, within);
        const fields = ['schoolId', ...(person.school_admin === 0 ? [] : ['school_admin'])];
        if (person.schoolId !== null) await note(within, by, person, 'person-left-school', fields);
        await note(within, by, { ...person, schoolId }, 'person-joined-school', fields);
      });
    },

    async setBorrowerCode(visitor: Visitor, id: string, wished: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const person = await ownIn(within, visitor, id);
        if (!rightsOf(visitor, person).setBorrowerCode) throw new Problem('forbidden');
        if ((person.borrowerCode ?? '') === wished) return;
        await peopleRepository(within).setBorrowerCode(id, wished || null);
        await note(within, by, person, 'person-changed', ['borrowerCode']);
      });
    },

    async disable(visitor: Visitor, id: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const person = await ownIn(within, visitor, id);
        if (person.id === by.id) throw new Problem('own-rights');
        if (person.isDisabled) return;
        if (!personRights(by, person).disable) throw new Problem('forbidden');
        if (person.district_admin === 1) await keepOneDistrictAdmin(within, person);
        await peopleRepository(within).setDisabled(id, clock());
        await endSessions(id, undefined, within);
        await note(within, by, person, 'person-disabled');
      });
    },

    async enable(visitor: Visitor, id: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const person = await ownIn(within, visitor, id);
        if (!person.isDisabled) return;
        if (!personRights(by, person).enable) throw new Problem('forbidden');
        await peopleRepository(within).setDisabled(id, null);
        await note(within, by, person, 'person-enabled');
      });
    },

    async sendReset(visitor: Visitor, id: string, address: string): Promise<void> {
      const by = administratorOf(visitor);
      const person = await ownIn(db, visitor, id);
      const { email } = person;
      if (!personRights(by, person).changeRoles) throw new Problem('forbidden');
      if (!personRights(by, person).sendReset || email === null) throw new Problem('conflict');
      await limits.take('password-request', { account: email, address });
      await db.transaction().execute(async (within) => {
        await post.add(within, { kind: 'password-reset', data: { login: email }, language: 'de' });
        await note(within, by, person, 'password-reset-sent');
      });
      post.kick();
    },

    async endSessions(visitor: Visitor, id: string): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const person = await ownIn(within, visitor, id);
        if (person.id === by.id) throw new Problem('own-rights');
        if (!personRights(by, person).endSessions) throw new Problem('forbidden');
        await endSessions(id, undefined, within);
        await note(within, by, person, 'sessions-ended');
      });
    },
  };
};

export type PeopleService = ReturnType<typeof peopleService>;
