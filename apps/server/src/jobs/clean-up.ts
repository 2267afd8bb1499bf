import type { FastifyBaseLogger } from 'fastify';

const hourMs = 60 * 60 * 1000;

/** Removes once an hour what has run out: sessions and counted failures. Gives the way to stop it. */
export function startCleanUp(tasks: readonly (() => Promise<unknown>)[], log: FastifyBaseLogger): () => void {
  const run = async () => {
    for (const task of tasks) {
      try {
        await task();
      } catch (err) {
        log.error({ err }, 'cleaning up failed');
      }
    }
  };
  const timer = setInterval(run, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
