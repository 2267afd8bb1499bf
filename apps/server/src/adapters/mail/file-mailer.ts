import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, messageOf } from './mailer';

/** Without a mail server every mail becomes a file that any mail program opens, for the owner of the folder alone. */
export function fileMailer(folder: string, from: string, clock: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...messageOf(mail, from), date: clock() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The time first, so that files sort by it.
      const name = `${clock().toISOString().replaceAll(':', '-')}-${mail.id}`;
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
