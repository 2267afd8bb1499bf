import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawRequest {
  readonly method: string;
  /** Sent as it stands: nothing is repaired on the way. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request without the good manners of a browser. */
export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // Without its length the body of a DELETE would be read as the next request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
