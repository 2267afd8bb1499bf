import type { Registration } from '@mediathek/contract';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import type { MailLanguage } from '../../adapters/mail/mailer';
import type { Composers, Post } from '../../adapters/mail/post';
import { hashPassword } from '../../adapters/passwords';
import type { RecordAudit } from '../../audit/record-audit';
import { checkNewPassword } from '../../http/new-password';
import { Problem } from '../../http/problem';
import type { Limits } from '../../limits/limits';
import type { OneTimeTokens } from '../../one-time-tokens/tokens';
import { registrationRepository, type Scope, type StoredRegistration } from './repository';

interface Application {
  email: string;
  vorname: string;
  name: string;
  schoolNumber?: string | undefined;
  schoolName?: string | undefined;
  password: string;
  message?: string | undefined;
}

interface Decider {
  id: string;
  scope: Scope;
}

interface NewTeacher {
  id: string;
  role: 'L';
  districtId: string;
  schoolId: string;
  email: string;
  passwordHash: string;
  givenName: string;
  familyName: string;
  language: MailLanguage;
}

interface Dependencies {
  database: Database;
  limits: Limits;
  tokens: OneTimeTokens;
  post: Post;
  clock: () => Date;
  recordAudit: RecordAudit;
  addTeacher(within: Queries, teacher: NewTeacher): Promise<void>;
  newId(): string;
}

const nameOf = ({ givenName, familyName }: StoredRegistration) => `${givenName} ${familyName}`.trim();

/** How the school is called in mails: as the applicant wrote it, or by its number. */
const schoolOf = ({ schoolName, schoolNumber }: StoredRegistration) => schoolName || schoolNumber;

/** Applying for an account: the address is confirmed first, then the school or the media centre decides. */
export const registrationService = (dependencies: Dependencies) => {
  const { database, limits, tokens, post, clock, recordAudit, addTeacher, newId } = dependencies;
  const db = database.queries;
  const repository = registrationRepository(db);

  const placeOf = async ({ schoolNumber, schoolName }: Application) => {
    const byNumber = schoolNumber === undefined ? undefined : await repository.findSchoolByNumber(schoolNumber);
    if (byNumber) return byNumber;
    const [school, second] = schoolName === undefined ? [] : await repository.findSchoolsByName(schoolName);
    return school && !second ? school : undefined;
  };

  /** An application that the administrator may see and decide. */
  const openFor = async (id: string, decider: Decider): Promise<StoredRegistration> => {
    const found = (await repository.isVisible(id, decider.scope)) ? await repository.find(id) : undefined;
    if (!found) throw new Problem('not-found');
    return found;
  };

  const tellApplicant = (
    within: Queries,
    applicant: StoredRegistration,
    template: 'registrationApproved' | 'registrationRefused',
    values: Record<string, string>,
  ) =>
    post.add(within, {
      kind: 'direct',
      language: applicant.language,
      data: {
        to: applicant.email,
        name: nameOf(applicant),
        template,
        values: { school: schoolOf(applicant), ...values },
        path: template === 'registrationApproved' ? '/login' : '/contact',
      },
    });

  return {
    /**
     * Does the same work whether the address is known or not: the password is hashed, the application kept, one letter put
     * into the outbox. When it is sent, a known address is told that it has an account; that application is never confirmed.
     */
    async apply(application: Application, address: string, language: MailLanguage): Promise<void> {
      checkNewPassword(application.password);
      await limits.take('registration', { account: application.email, address });
      const passwordHash = await hashPassword(application.password);
      const place = await placeOf(application);
      const districtId = place?.districtId ?? (await repository.onlyDistrict()) ?? null;
      await db.transaction().execute(async (within) => {
        const registrationId = await registrationRepository(within).add({
          email: application.email,
          givenName: application.vorname,
          familyName: application.name,
          schoolNumber: application.schoolNumber ?? '',
          schoolName: application.schoolName ?? place?.name ?? '',
          message: application.message ?? '',
          passwordHash,
          language,
          schoolId: place?.id ?? null,
          districtId,
          createdAt: clock(),
        });
        await post.add(within, { kind: 'registration', data: { registrationId }, language });
      });
      post.kick();
    },

    async confirm(token: string, address: string): Promise<void> {
      await limits.take('one-time-token', { address });
      await db.transaction().execute(async (within) => {
        const { registrationId } = await tokens.use(within, 'registration-confirmation', token);
        const registrations = registrationRepository(within);
        const applicant = registrationId === null ? undefined : await registrations.find(registrationId);
        if (!applicant) throw new Problem('token-invalid');
        await registrations.confirm(applicant.id, clock());
        const values = { applicant: nameOf(applicant), school: schoolOf(applicant) };
        for (const userId of await registrations.listDeciders(applicant)) {
          const data = { userId, template: 'registrationArrived', path: '/admin/registrations', values } as const;
          await post.add(within, { kind: 'notice', data, language: 'de' });
        }
      });
      post.kick();
    },

    list: (scope: Scope, state: 'open' | 'decided'): Promise<Registration[]> => repository.list(scope, state),

    async approve(id: string, decider: Decider, wishedSchoolId: string | undefined): Promise<void> {
      const { districtId } = decider.scope;
      const applicant = await openFor(id, decider);
      const schoolId = wishedSchoolId ?? applicant.schoolId;
      const school = schoolId ? await repository.findOwnSchool(schoolId, decider.scope) : undefined;
      if (!school)
        throw new Problem('invalid-request', {
          errors: [{ parameter: 'schoolId', detail: 'Choose a school that you look after' }],
        });
      const decision = { by: decider.id, at: clock(), districtId };
      try {
        await db.transaction().execute(async (within) => {
          const isFirst = await registrationRepository(within).decide(id, {
            ...decision,
            decision: 'approved',
            schoolId: school.id,
          });
          if (!isFirst) throw new Problem('conflict');
          const userId = newId();
          await addTeacher(within, {
            id: userId,
            role: 'L',
            districtId,
            schoolId: school.id,
            email: applicant.email,
            passwordHash: applicant.passwordHash,
            givenName: applicant.givenName,
            familyName: applicant.familyName,
            language: applicant.language,
          });
          await recordAudit(within, {
            ...{ districtId, schoolId: school.id, actorId: decider.id },
            ...{ action: 'registration-approved', subject: { kind: 'person', id: userId } },
          });
          await tellApplicant(within, applicant, 'registrationApproved', { school: school.name });
        });
      } catch (error) {
        // Somebody else got an account with this address while the application was open.
        throw isUniqueViolation(error) ? new Problem('conflict') : error;
      }
      post.kick();
    },

    async refuse(id: string, decider: Decider, reason: string): Promise<void> {
      const { districtId } = decider.scope;
      const applicant = await openFor(id, decider);
      const decision = { by: decider.id, at: clock(), districtId };
      await db.transaction().execute(async (within) => {
        const isFirst = await registrationRepository(within).decide(id, { ...decision, decision: 'refused', reason });
        if (!isFirst) throw new Problem('conflict');
        await recordAudit(within, {
          ...{ districtId, schoolId: applicant.schoolId, actorId: decider.id },
          ...{ action: 'registration-refused', subject: { kind: 'registration', id } },
        });
        await tellApplicant(within, applicant, 'registrationRefused', { reason });
      });
      post.kick();
    },

    async lookUpSchool(number: string, address: string): Promise<string> {
      await limits.take('school-lookup', { address });
      const school = await repository.findSchoolByNumber(number);
      if (!school) throw new Problem('not-found');
      return school.name;
    },
  };
};

export type RegistrationService = ReturnType<typeof registrationService>;

interface LetterDependencies {
  db: Queries;
  tokens: OneTimeTokens;
  isEmailTaken(email: string): Promise<boolean>;
}

/** The mail to somebody who has applied: confirm the address, or you have an account already. */
export function registrationLetters({ db, tokens, isEmailTaken }: LetterDependencies): Pick<Composers, 'registration'> {
  const repository = registrationRepository(db);
  return {
    async registration({ registrationId }, language) {
      const applicant = await repository.find(registrationId);
      if (!applicant || applicant.confirmedAt) return undefined;
      const to = { to: applicant.email, name: '', language };
      if (await isEmailTaken(applicant.email))
        return { ...to, template: 'addressKnown', path: '/login/password-request' };
      const token = await tokens.make('registration-confirmation', { registrationId });
      const values = { school: schoolOf(applicant) };
      return {
        ...to,
        name: nameOf(applicant),
        template: 'registrationConfirm',
        values,
        path: `/register/success#token=${token}`,
      };
    },
  };
}
