import type { OwnData, Profile } from '@mediathek/contract';
import {
  deletionDue,
  deletionRequestedBefore,
  type FrontendConfig,
  formatDate,
  isPublisher,
  isStaff,
} from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import type { MailLanguage } from '../../adapters/mail/mailer';
import type { Composers, Post } from '../../adapters/mail/post';
import { hashPassword } from '../../adapters/passwords';
import { checkNewPassword } from '../../http/new-password';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import type { Limits } from '../../limits/limits';
import type { OneTimeTokens } from '../../one-time-tokens/tokens';
import { exportRepository } from './export-repository';
import { profileRepository, type StoredProfile } from './repository';

interface Dependencies {
  database: Database;
  config: FrontendConfig;
  limits: Limits;
  tokens: OneTimeTokens;
  post: Post;
  clock: () => Date;
  /** Signs somebody out everywhere but in the given session. */
  endOtherSessions(userId: string, exceptSessionId: string, within: Queries): Promise<void>;
}

interface ProfileChange {
  vorname?: string | undefined;
  name?: string | undefined;
  language?: MailLanguage | undefined;
}

/** Who comes in with a password or by single sign-on may leave; whoever has a card is looked after by the class's teachers. */
const isOwnAccount = ({ hasPassword, hasIdentity }: StoredProfile): boolean => hasPassword || hasIdentity;

/** One's own account: seeing it, changing it, taking it along, leaving. */
export const profileService = (dependencies: Dependencies) => {
  const { database, config, limits, tokens, post, clock, endOtherSessions } = dependencies;
  const db = database.queries;
  const profiles = profileRepository(db);

  const ownOf = async (visitor: Visitor): Promise<StoredProfile> => {
    const found = await profiles.find(signedInId(visitor));
    if (!found) throw new Problem('not-signed-in');
    return found;
  };

  const show = async (visitor: Visitor): Promise<Profile> => {
    const own = await ownOf(visitor);
    const staff = isStaff(visitor.user);
    return {
      login: own.login ?? '',
      email: own.email ?? '',
      pendingEmail: (await tokens.pendingEmail(signedInId(visitor))) ?? null,
      vorname: own.givenName,
      name: own.familyName,
      role: own.role,
      schulname: own.schoolName,
      language: own.language,
      mayChange: {
        name: staff,
        email: staff && own.hasPassword,
        password: own.hasPassword && !config.DisableAccountChangePW,
        secondFactor: staff,
        linkedAccounts: isPublisher(config),
        deletion: isOwnAccount(own),
      },
      confirmBy: own.hasPassword ? 'password' : 'sign-in',
      deletionOn: own.deletionRequestedAt ? deletionDue(own.deletionRequestedAt).toISOString() : null,
    };
  };

  return {
    show,

    /** Pupils have no names here, so they cannot give themselves one; the language is everybody's own. */
    async change(visitor: Visitor, { vorname, name, language }: ProfileChange): Promise<Profile> {
      if ((vorname !== undefined || name !== undefined) && !isStaff(visitor.user)) throw new Problem('forbidden');
      await profiles.change(signedInId(visitor), { givenName: vorname, familyName: name, language });
      return show(visitor);
    },

    async requestEmail(visitor: Visitor, email: string, address: string, language: MailLanguage): Promise<void> {
      if (!isStaff(visitor.user)) throw new Problem('forbidden');
      const userId = signedInId(visitor);
      await limits.take('email-change', { account: userId, address });
      await post.add(db, { kind: 'email-change', data: { userId, email }, language });
      post.kick();
    },

    /** The new address counts from now on; the old one is told, in case it was not its person. */
    async confirmEmail(token: string, address: string, language: MailLanguage): Promise<void> {
      await limits.take('one-time-token', { address });
      try {
        await db.transaction().execute(async (within) => {
          const { userId, email } = await tokens.use(within, 'email-change', token);
          const own = userId === null ? undefined : await profileRepository(within).find(userId);
          if (!userId || !own || !email) throw new Problem('token-invalid');
          await profileRepository(within).change(userId, { email });
          if (!own.email) return;
          const data = { to: own.email, name: '', template: 'emailChanged', values: { email }, path: '/' } as const;
          await post.add(within, { kind: 'direct', data, language: own.language ?? language });
        });
      } catch (error) {
        // The address has become somebody else's since the link was sent.
        throw isUniqueViolation(error) ? new Problem('token-invalid') : error;
      }
      post.kick();
    },

    async changePassword(visitor: Visitor, password: string, sessionId: string, language: MailLanguage): Promise<void> {
      checkNewPassword(password);
      const userId = signedInId(visitor);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (within) => {
        await profileRepository(within).change(userId, { passwordHash });
        await endOtherSessions(userId, sessionId, within);
        const data = { userId, template: 'passwordChanged', path: '/login' } as const;
        await post.add(within, { kind: 'notice', data, language });
      });
      post.kick();
    },

    async exportData(visitor: Visitor): Promise<OwnData> {
      const sections = await exportRepository(db).collect(signedInId(visitor));
      return { exportedAt: clock().toISOString(), sections };
    },

    /** Fails where the account is not its person's to delete. */
    async mayLeave(visitor: Visitor): Promise<void> {
      if (!isOwnAccount(await ownOf(visitor))) throw new Problem('forbidden');
    },

    async requestDeletion(visitor: Visitor, sessionId: string, language: MailLanguage): Promise<Date> {
      const userId = signedInId(visitor);
      const own = await ownOf(visitor);
      if (own.isDistrictAdmin && (await profiles.isLastAdministrator(userId, own.districtId)))
        throw new Problem('last-administrator');
      const requestedAt = own.deletionRequestedAt ?? clock();
      const due = deletionDue(requestedAt);
      await db.transaction().execute(async (within) => {
        await profileRepository(within).change(userId, { deletionRequestedAt: requestedAt });
        await endOtherSessions(userId, sessionId, within);
        const values = { day: formatDate(due, own.language ?? language, 'long') };
        const data = { userId, template: 'deletionRequested', path: '/login', values } as const;
        await post.add(within, { kind: 'notice', data, language });
      });
      post.kick();
      return due;
    },

    async cancelDeletion(visitor: Visitor, language: MailLanguage): Promise<void> {
      const userId = signedInId(visitor);
      if (!(await ownOf(visitor)).deletionRequestedAt) return;
      await db.transaction().execute(async (within) => {
        await profileRepository(within).change(userId, { deletionRequestedAt: null });
        const data = { userId, template: 'deletionCancelled', path: '/' } as const;
        await post.add(within, { kind: 'notice', data, language });
      });
      post.kick();
    },

    /** Carries out what was asked for two weeks ago. */
    removeDue: (): Promise<number> => profiles.removeRequestedBefore(deletionRequestedBefore(clock())),
  };
};

export type ProfileService = ReturnType<typeof profileService>;

interface LetterDependencies {
  tokens: OneTimeTokens;
  findRecipient(wanted: { id: string }): Promise<{ name: string; language: MailLanguage | null } | undefined>;
  isEmailTaken(email: string): Promise<boolean>;
}

/** The mail to a new address: confirm it, or it belongs to an account already. */
export function profileLetters(dependencies: LetterDependencies): Pick<Composers, 'email-change'> {
  const { tokens, findRecipient, isEmailTaken } = dependencies;
  return {
    async 'email-change'({ userId, email }, language) {
      const person = await findRecipient({ id: userId });
      const to = { to: email, name: '', language: person?.language ?? language };
      if (await isEmailTaken(email)) return { ...to, template: 'addressKnown', path: '/login/password-request' };
      const token = await tokens.make('email-change', { userId, email });
      return { ...to, name: person?.name ?? '', template: 'emailConfirm', path: `/profile#email-token=${token}` };
    },
  };
}
