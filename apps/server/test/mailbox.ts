import { vi } from 'vitest';
import type { Mail, Mailer } from '../src/adapters/mail/mailer';

/** A mailbox for everybody: keeps what the server sends, and finds the links in it. */
export function openMailbox() {
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
  /** The newest mail to an address, as soon as it has come. */
  const arrived = (to: string, subject: RegExp = /./): Promise<Mail> =>
    vi.waitFor(
      () => {
        const mail = mails.findLast((one) => one.to === to && subject.test(one.subject));
        if (!mail) throw new Error(`no mail to ${to} yet; there are ${mails.map((one) => one.subject).join(', ')}`);
        return mail;
      },
      { timeout: 10_000, interval: 20 },
    );
  return {
    mailer,
    mails,
    arrived,
    /** The token of the link in the newest mail to an address. */
    async tokenFor(to: string, subject?: RegExp): Promise<string> {
      const { text } = await arrived(to, subject);
      return /#[a-z-]*token=([\w-]{43})/.exec(text)?.[1] ?? '';
    },
    clear: () => void mails.splice(0),
  };
}
