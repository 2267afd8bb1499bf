import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const longestWaitMs = 5000;

/**
 * Lets a portal that stops finish also what nobody waits for any more: a page of which the browser was closed is still being
 * made, and asks a database that would be gone.
 */
export function finishRequests(app: FastifyInstance): void {
  const open = new Set<FastifyRequest>();
  let onQuiet = () => {};
  const done = (request: FastifyRequest) => {
    open.delete(request);
    if (open.size === 0) onQuiet();
  };
  app.addHook('onRequest', async (request) => {
    open.add(request);
  });
  // What is sent is complete; whether it arrives, no hook tells where the other side has left.
  app.addHook('onSend', async (request) => done(request));
  app.addHook('onResponse', async (request) => done(request));
  app.addHook('onClose', async () => {
    if (open.size === 0) return;
    const quiet = new Promise<void>((resolve) => {
      onQuiet = resolve;
    });
    await Promise.race([quiet, pause(longestWaitMs, undefined, { ref: false })]);
  });
}
