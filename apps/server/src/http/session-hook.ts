import { timingSafeEqual } from 'node:crypto';
import { callOf } from '@mediathek/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../keys';
import { Problem } from './problem';
import { isSessionId, newGuestSessionId, sessionCookieName, sessionCookieOptions } from './session-cookie';
import type { Visitor } from './visitor';

interface Dependencies {
  keys: Keys;
  isSecure: boolean;
  publicOrigin: string;
  /** Who stands behind a session id; a guest when nobody does. */
  visitorOf(sessionId: string): Promise<Visitor> | Visitor;
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether the page that sent the request is ours; requests of programs carry no origin. */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function isSameText(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Gives every request its visitor and every session its CSRF token: bound to the session, the same for as
 * long as it lasts, sent with every GET answer and demanded by everything that changes something.
 */
export function registerSessionHook(app: FastifyInstance, { keys, isSecure, publicOrigin, visitorOf }: Dependencies) {
  const cookieName = sessionCookieName(isSecure);
  app.decorateRequest('sessionId', '');
  app.decorateRequest('visitor');

  /** Without a number of seconds the browser forgets the session when it is closed. */
  const give = (request: FastifyRequest, reply: FastifyReply, id: string, keepSeconds?: number): void => {
    request.sessionId = id;
    const lasting = keepSeconds === undefined ? {} : { maxAge: keepSeconds };
    reply.setCookie(cookieName, id, { ...sessionCookieOptions(isSecure), ...lasting });
    reply.header('x-csrf-token', keys.csrfToken(id));
  };
  const giveGuest = (request: FastifyRequest, reply: FastifyReply): void => give(request, reply, newGuestSessionId());

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.withoutSession) return;
    const given = request.cookies[cookieName];
    request.sessionId = isSessionId(given) ? given : '';
    request.visitor = await visitorOf(request.sessionId);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (request.sessionId) reply.header('x-csrf-token', keys.csrfToken(request.sessionId));
      else giveGuest(request, reply);
    }
  });

  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config;
    if (!changing.has(request.method) || !call || callOf(call).fromOutside) return;
    const expected = request.sessionId && keys.csrfToken(request.sessionId);
    if (!expected || !isSameText(request.headers['x-csrf-token'], expected)) throw new Problem('csrf-token');
    if (!isOwnOrigin(request, publicOrigin)) throw new Problem('csrf-token');
  });

  return { give, giveGuest };
}

export type SessionHook = ReturnType<typeof registerSessionHook>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files that are the same for everyone: no cookie, no token, so that they can be cached. */
    withoutSession?: boolean;
  }
}
