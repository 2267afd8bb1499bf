export type MailLanguage = 'de' | 'en';

/** A mail ready to be sent. */
export interface Mail {
  /** Stays the same when it is sent again, so that a mailbox can tell a repetition. */
  id: string;
  /** The portal's name as the media centre has set it. */
  sender: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: MailLanguage;
}

/** The mail port: takes a mail over, or fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail, however often it is sent; any other failure may pass. */
export class MailRefusedError extends Error {
  constructor(options: ErrorOptions) {
    super('The mail server refuses this mail for good', options);
    this.name = 'MailRefusedError';
  }
}

/** The same headers whichever way a mail goes. */
export function messageOf(mail: Mail, from: string) {
  return {
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: mail.sender, address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Content-Language': mail.language,
      // Out-of-office replies would go to nobody.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
