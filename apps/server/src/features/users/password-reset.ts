import type { Database } from '../../adapters/database/database';
import type { MailLanguage } from '../../adapters/mail/mailer';
import type { Composers, Post } from '../../adapters/mail/post';
import { hashPassword } from '../../adapters/passwords';
import { checkNewPassword } from '../../http/new-password';
import { Problem } from '../../http/problem';
import type { Limits } from '../../limits/limits';
import type { OneTimeTokens } from '../../one-time-tokens/tokens';
import { userRepository } from './repository';
import type { SessionService } from './sessions';

interface Dependencies {
  database: Database;
  limits: Limits;
  tokens: OneTimeTokens;
  sessions: Pick<SessionService, 'endAllOf'>;
  post: Post;
}

/** The way back in for whoever has forgotten their password. */
export const passwordResetService = ({ database, limits, tokens, sessions, post }: Dependencies) => {
  const db = database.queries;

  /** Says whether the link still works; guessing at links is counted. */
  const confirm = async (token: string, address: string): Promise<void> => {
    await limits.check('one-time-token', { address });
    try {
      await tokens.check('password-reset', token);
    } catch (error) {
      await limits.record('one-time-token', { address });
      throw error;
    }
  };

  return {
    confirm,

    /**
     * Does the same whether the login is known or not, in the same time: one letter is put into the outbox. Who it is for,
     * if anybody, is found out when it is sent.
     */
    async request(login: string, address: string, language: MailLanguage): Promise<void> {
      await limits.take('password-request', { account: login, address });
      await post.add(db, { kind: 'password-reset', data: { login }, language });
      post.kick();
    },

    /** The link works once; afterwards nobody who knew the old password is signed in anywhere. */
    async setNew(token: string, password: string, address: string, language: MailLanguage): Promise<void> {
      await confirm(token, address);
      checkNewPassword(password);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (within) => {
        const { userId } = await tokens.use(within, 'password-reset', token);
        const isSet = userId !== null && (await userRepository(within).setPassword(userId, passwordHash));
        if (!isSet) throw new Problem('token-invalid');
        await sessions.endAllOf(userId, undefined, within);
        const data = { userId, template: 'passwordChanged', path: '/login' } as const;
        await post.add(within, { kind: 'notice', data, language });
      });
      post.kick();
    },
  };
};

export type PasswordResetService = ReturnType<typeof passwordResetService>;

/** The mails of accounts: the link to a new password, and notices of what happened. */
export function userLetters(
  database: Database,
  tokens: OneTimeTokens,
): Pick<Composers, 'password-reset' | 'notice' | 'direct'> {
  const users = userRepository(database.queries);
  return {
    async 'password-reset'({ login }, language) {
      const person = await users.findRecipient({ login });
      if (!person) return undefined;
      const token = await tokens.make('password-reset', { userId: person.id });
      // Behind the #, so that it reaches neither a log nor another site.
      const path = `/login/password-reset/confirm#token=${token}`;
      return { ...person, language: person.language ?? language, template: 'passwordReset', path };
    },

    async notice({ userId, ...what }, language) {
      const person = await users.findRecipient({ id: userId });
      return person && { ...person, ...what, language: person.language ?? language };
    },

    direct: async (composed, language) => ({ ...composed, language }),
  };
}
