import { pino } from 'pino';

/** An error for the log: where and what, without the values that a database puts into its details. */
function describeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}

/** Lines of JSON on standard error. Whatever could name or let in a person is never written. */
export const createLog = (level: string) =>
  pino(
    {
      level,
      base: null,
      serializers: {
        err: describeError,
        // Fastify adds the request to some of its own lines; its address may carry codes and search words.
        req: (request: { id?: string; method?: string }) => ({ id: request.id, method: request.method }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
