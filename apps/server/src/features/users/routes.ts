import type { UserInfo } from '@mediathek/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { SessionHook } from '../../http/session-hook';
import { userRepository } from './repository';
import type { SessionService } from './sessions';
import type { signInService } from './sign-in';

interface Dependencies {
  db: Queries;
  sessions: SessionService;
  signIn: ReturnType<typeof signInService>;
  sessionHook: SessionHook;
  /** The person behind a session has changed: what is remembered of them no longer holds. */
  forgetVisitor(sessionId: string): void;
}

type UserCalls =
  | 'GET /api/v1/user/userinfo'
  | 'PUT /api/v1/user/view'
  | 'POST /api/v1/auth/login'
  | 'POST /api/v1/auth/access-code'
  | 'POST /api/v1/auth/logout';

/** Coming in, going out, and what the portal knows about the person. */
export function userRoutes({ db, sessions, signIn, sessionHook, forgetVisitor }: Dependencies): Handlers<UserCalls> {
  const users = userRepository(db);

  const infoOf = async (id: string | undefined): Promise<UserInfo> => {
    const known = id === undefined ? undefined : await users.find(id);
    if (!known) throw new Problem('not-signed-in');
    return known.info;
  };

  const begin = async (userId: string, request: FastifyRequest, reply: FastifyReply): Promise<UserInfo> => {
    forgetVisitor(request.sessionId);
    sessionHook.give(request, reply, await sessions.begin(userId, request.sessionId));
    return infoOf(userId);
  };

  return {
    'GET /api/v1/user/userinfo'({ visitor }) {
      if (visitor.user === false) throw new Problem('not-signed-in');
      return visitor.user;
    },

    async 'PUT /api/v1/user/view'({ visitor, body, request }) {
      if (!visitor.id || !(await users.setView(visitor.id, body.school_admin))) throw new Problem('forbidden');
      forgetVisitor(request.sessionId);
      return infoOf(visitor.id);
    },

    async 'POST /api/v1/auth/login'({ body, request, reply }) {
      return begin(await signIn.withPassword(body, request.ip), request, reply);
    },

    async 'POST /api/v1/auth/access-code'({ body, request, reply }) {
      return begin(await signIn.withAccessCode(body.code, request.ip), request, reply);
    },

    async 'POST /api/v1/auth/logout'({ request, reply }) {
      await sessions.end(request.sessionId);
      forgetVisitor(request.sessionId);
      sessionHook.giveGuest(request, reply);
      return undefined;
    },
  };
}
