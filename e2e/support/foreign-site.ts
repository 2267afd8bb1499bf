import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

export interface ForeignSite {
  /** Shows the address given as `frame` inside a frame. */
  readonly url: string;
}

/** Another site, such as a learning platform. On this machine too: browsers keep public sites away from local ones. */
export function foreignSiteForFile(): () => ForeignSite {
  let server: Server | undefined;
  let port = 0;
  beforeAll(async () => {
    server = createServer((request, answer) => {
      const frame = new URL(request.url ?? '/', 'http://platform').searchParams.get('frame') ?? '';
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(
        `<!doctype html><link rel="icon" href="data:,"><iframe src="${frame}" width="800" height="600"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return () => ({ url: `http://127.0.0.1:${port}/` });
}
