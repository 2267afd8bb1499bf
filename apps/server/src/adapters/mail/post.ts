import type { BaseTexts } from '@mediathek/i18n';
import type { Queries } from '../database/database';
import type { MailLanguage } from './mailer';

/** A text of the group `mails` that is a whole mail. */
export type MailTemplate = {
  [K in keyof BaseTexts['mails']]: BaseTexts['mails'][K] extends string ? never : K;
}[keyof BaseTexts['mails']];

/** What a mail says, to whom, and where its button leads. */
export interface Composed {
  to: string;
  /** How the person is addressed; empty where no name is known. */
  name: string;
  language: MailLanguage;
  template: MailTemplate;
  values?: Record<string, string>;
  path: string;
}

/**
 * What waits in the outbox. Whom a mail goes to and what it says is found out when it is sent: so a request costs the same
 * whether an address is known or not, and a link's time begins when the mail leaves.
 */
export interface LetterData {
  /** Somebody asked for a new password; the login may be unknown. */
  'password-reset': { login: string };
  /** Something happened to an account. */
  notice: { userId: string; template: MailTemplate; path: string; values?: Record<string, string> };
  /** To an address that belongs to no account, or no longer. */
  direct: Omit<Composed, 'language'>;
  /** Somebody applied; the address may belong to an account already. */
  registration: { registrationId: string };
  /** Somebody wants another address; it may belong to an account already. */
  'email-change': { userId: string; email: string };
}
export type LetterKind = keyof LetterData;

export type Letter = {
  /** The language counts where the person has chosen none. */
  [K in LetterKind]: { kind: K; data: LetterData[K]; language: MailLanguage };
}[LetterKind];

/** One composer for each kind of letter; none is sent where it gives nothing. */
export type Composers = {
  [K in LetterKind]: (data: LetterData[K], language: MailLanguage) => Promise<Composed | undefined>;
};

/** Where features hand in their mail: within the transaction of the act that causes it, then a nudge once that is done. */
export interface Post {
  add(within: Queries, letter: Letter): Promise<void>;
  kick(): void;
}
