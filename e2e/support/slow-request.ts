import { connect } from 'node:net';
import { demoPassword } from '@mediathek/fixtures';

export interface SlowRequest {
  /** Sends the rest and gives the answer's first line and body. */
  finish(): Promise<{ status: number; body: string }>;
}

/**
 * Begins to sign in and stops before the body: a request that is under way for as long as a test wants. The server's
 * "continue" proves that it has taken the request on.
 */
export async function beginSlowSignIn(url: string): Promise<SlowRequest> {
  const first = await fetch(`${url}/api/v1/config/frontend`);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = first.headers.get('x-csrf-token') ?? '';
  const body = JSON.stringify({ login: 'teacher', password: demoPassword });
  const { hostname, port, host } = new URL(url);
  const head = [
    'POST /api/v1/auth/login HTTP/1.1',
    ...[`host: ${host}`, `cookie: ${cookie}`, `x-csrf-token: ${token}`, 'content-type: application/json'],
    ...[`content-length: ${Buffer.byteLength(body)}`, 'connection: close', 'expect: 100-continue', '', ''],
  ].join('\r\n');

  const socket = connect(Number(port), hostname);
  let heard = '';
  const closed = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('100 Continue')) resolve();
    });
    socket.write(head);
  });
  return {
    async finish() {
      socket.write(body);
      const [, answer = '', content = ''] = (await closed).split('\r\n\r\n');
      return { status: Number(answer.split(' ')[1]), body: content };
    },
  };
}
