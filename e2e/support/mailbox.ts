import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually';

/** Undoes the coding that mail puts over umlauts and long lines. */
function decodePart(part: string): string {
  const body = part.replace(/^[\s\S]*?\r\n\r\n/, '');
  if (/^content-transfer-encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

function readMail(file: string): Mail {
  const source = readFileSync(file, 'utf8');
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const [head = '', ...parts] = boundary ? source.split(`--${boundary}`) : [source, source];
  return { to: /^To: (.*)$/im.exec(head)?.[1] ?? '', text: parts.map(decodePart).join('\n') };
}

function readMailbox(dataDir: string): readonly Mail[] {
  const folder = join(dataDir, 'mail');
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return files.sort().map((name) => readMail(join(folder, name)));
  } catch {
    // Before the first mail there is no folder.
    return [];
  }
}

/** The latest mail to somebody that says these words, as soon as it has been written. */
export async function mailTo(dataDir: string, address: string, words: RegExp): Promise<string> {
  const find = () => readMailbox(dataDir).findLast(({ to, text }) => to.includes(address) && words.test(text))?.text;
  await eventually(find).toBeDefined();
  return find() ?? '';
}

/** The address a mail leads to, without the portal's own. */
export function linkIn(mail: string): string {
  return /https?:\/\/[^/\s]+(\/[^\s<"]*#[\w-]+=[\w-]{43})/.exec(mail)?.[1] ?? '';
}
