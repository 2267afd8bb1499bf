import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError, messageOf } from './mailer';

/** A server that does not answer is given up for this time; the mail stays in the outbox. */
const patienceMs = 15_000;

interface SmtpFailure {
  code?: string;
  responseCode?: number;
}

/** A refusal of sender, recipient or message by number 5xx is for good; a refused login is ours to repair. */
function isForGood({ code, responseCode = 0 }: SmtpFailure): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Hands mail to an SMTP server; encrypted where the server offers it, always with smtps. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 4 * patienceMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isForGood(error as SmtpFailure) ? new MailRefusedError({ cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}
