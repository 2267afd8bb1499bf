import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Systems cut longer names of sockets off. */
const longestPath = 100;

/** Where the running portal takes orders of its own user: beside its data, or where that name is too long, by a short one. */
export function controlAddress(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mediathek-${short}`;
  const path = join(dataDir, 'control.sock');
  return Buffer.byteLength(path) <= longestPath ? path : join(tmpdir(), `mediathek-${short}.sock`);
}
