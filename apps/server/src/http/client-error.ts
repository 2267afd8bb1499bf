import type { Socket } from 'node:net';
import { problemTypes, problemUri } from '@mediathek/contract';

const { status, title } = problemTypes['invalid-request'];
const document = JSON.stringify({ type: problemUri('invalid-request'), title, status });
const answer = [
  `HTTP/1.1 ${status} Bad Request`,
  'content-type: application/problem+json',
  `content-length: ${Buffer.byteLength(document)}`,
  'cache-control: no-store',
  'x-content-type-options: nosniff',
  'connection: close',
  '',
  document,
].join('\r\n');

/** What is no HTTP at all, such as raw bytes in an address or headers without end, is told so and the line is closed. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(answer);
}
