import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import { newFolder, removeFolder, startScript } from './portal';

const connections = 100;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

export interface Load {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

const readingOf = ({ requests, latency, errors, timeouts, non2xx }: Result): Load => ({
  perSecond: requests.average,
  // Where nothing was answered at all, the wait has no end.
  p99: requests.total > 0 ? latency.p99 : Number.POSITIVE_INFINITY,
  failures: errors + timeouts + non2xx,
});

/** As many requests as a hundred connections get answered; the first seconds only warm the server up. */
export async function putUnderLoad(url: string, requests: readonly Request[]): Promise<Load> {
  const options = { url, connections, requests: [...requests] };
  await autocannon({ ...options, duration: 2 });
  return readingOf(await autocannon({ ...options, duration: seconds }));
}

/** The same load on the simplest server that sends the same bytes. */
export async function putPeerUnderLoad(content: Uint8Array, contentType: string): Promise<Load> {
  const folder = newFolder();
  const file = join(folder, 'answer');
  writeFileSync(file, content);
  const main = join(import.meta.dirname, 'main.js');
  const peer = await startScript([main, 'peer'], { PEER_FILE: file, PEER_TYPE: contentType }, '/');
  try {
    return await putUnderLoad(peer.url, [{ path: '/' }]);
  } finally {
    await peer.stop();
    removeFolder(folder);
  }
}
