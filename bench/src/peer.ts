import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The simplest server that sends the same bytes: one route, no session, no checks, nothing read. What it reaches is as
 * much as this machine and this framework give; the portal's figures stand beside it.
 */
export async function servePeer(): Promise<void> {
  const content = readFileSync(process.env.PEER_FILE ?? '');
  const contentType = process.env.PEER_TYPE ?? 'text/plain';
  const app = Fastify({ logger: false });
  app.get('/', (_, reply) => reply.type(contentType).send(content));
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
}
