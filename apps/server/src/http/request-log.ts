import type { FastifyInstance } from 'fastify';

/**
 * One line for each request: what was asked by its pattern, never by its address, because addresses hold
 * search words, codes and tokens. No header, no body, no network address either.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
