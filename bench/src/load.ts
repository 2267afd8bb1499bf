import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { newFolder, removeFolder, startScript } from './portal';

const connections = 100;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const readingOf = ({ requests, latency, errors, timeouts, non2xx }: Result): Load => ({
  perSecond: requests.average,
  p50: latency.p50,
  // Where nothing was answered at all, the wait has no end.
  p99: requests.total > 0 ? latency.p99 : Number.POSITIVE_INFINITY,
  failures: errors + timeouts + non2xx,
});

/** Each connection begins somewhere else in the list, so that they do not all ask the same at once. */
function spread(requests: readonly Request[]): (client: Client) => void {
  let next = 0;
  return (client) => {
    const at = Math.floor((next * requests.length) / connections) % requests.length;
    next += 1;
    client.setRequests([...requests.slice(at), ...requests.slice(0, at)]);
  };
}

/** As many requests as a hundred connections get answered; the first seconds only warm the server up. */
export async function putUnderLoad(url: string, requests: readonly Request[]): Promise<Load> {
  const options = { url, connections, requests: [...requests] };
  await autocannon({ ...options, duration: 2 });
  return readingOf(await autocannon({ ...options, duration: seconds }));
}

/** Many different requests: each of them once, when the server has answered none of them before, and then all of them on and on. */
export async function putUnderMixedLoad(
  url: string,
  requests: readonly Request[],
): Promise<{ first: Load; again: Load }> {
  const options = { url, connections, requests: [...requests] };
  const once = { amount: requests.length, connections: Math.min(connections, requests.length) };
  const first = readingOf(await autocannon({ ...options, ...once, setupClient: spread(requests) }));
  const again = readingOf(await autocannon({ ...options, duration: seconds, setupClient: spread(requests) }));
  return { first, again };
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
