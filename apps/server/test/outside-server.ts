import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OutsideServer {
  url: string;
  /** The addresses it was asked for, and what was sent there. */
  asked: { url: URL; body: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

export type Answering = (
  request: { url: URL; body: string; headers: IncomingMessage['headers'] },
  response: ServerResponse,
) => void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A server outside the portal, on this machine for a test. */
export async function openOutsideServer(answer: Answering): Promise<OutsideServer> {
  const asked: OutsideServer['asked'] = [];
  const listener: RequestListener = (message, response) => {
    // Whoever asks may leave before the answer has ended.
    response.on('error', () => {});
    void bodyOf(message).then(
      (body) => {
        const request = { url: new URL(message.url ?? '/', 'http://outside'), body, headers: message.headers };
        asked.push(request);
        answer(request, response);
      },
      () => {},
    );
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
