import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import { signedInId } from '../../http/visitor';
import type { SessionService } from './sessions';

interface Dependencies {
  sessions: SessionService;
  forgetVisitors(): void;
}

type SessionCalls =
  | 'GET /api/v1/profile/sessions'
  | 'DELETE /api/v1/profile/sessions'
  | 'DELETE /api/v1/profile/sessions/{id}';

/** Where somebody is signed in, and how to end that. */
export function sessionRoutes({ sessions, forgetVisitors }: Dependencies): Handlers<SessionCalls> {
  return {
    async 'GET /api/v1/profile/sessions'({ visitor, request }) {
      const own = await sessions.listOf(signedInId(visitor), request.sessionId);
      return {
        sessions: own.map(({ createdAt, lastSeenAt, expiresAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },

    async 'DELETE /api/v1/profile/sessions'({ visitor, request }) {
      await sessions.endAllOf(signedInId(visitor), request.sessionId);
      forgetVisitors();
      return undefined;
    },

    async 'DELETE /api/v1/profile/sessions/{id}'({ visitor, params }) {
      if (!(await sessions.endOwn(signedInId(visitor), params.id))) throw new Problem('not-found');
      forgetVisitors();
      return undefined;
    },
  };
}
