import type { UserInfo } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { mailLanguageOf } from '../../http/mail-language';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { SessionHook } from '../../http/session-hook';
import type { BeginSession } from './begin-session';
import type { PasswordResetService } from './password-reset';
import { userRepository } from './repository';
import type { SessionService } from './sessions';
import type { SignInService } from './sign-in';

interface Dependencies {
  db: Queries;
  sessions: SessionService;
  signIn: SignInService;
  passwordReset: PasswordResetService;
  sessionHook: SessionHook;
  begin: BeginSession;
  /** The person behind a session has changed: what is remembered of them no longer holds. */
  forgetVisitor(sessionId: string): void;
  /** Sessions have ended whose ids nobody here knows. */
  forgetVisitors(): void;
}

type UserCalls =
  | 'GET /api/v1/user/userinfo'
  | 'PUT /api/v1/user/view'
  | 'POST /api/v1/auth/login'
  | 'POST /api/v1/auth/access-code'
  | 'POST /api/v1/auth/logout'
  | 'POST /api/v1/auth/password-request'
  | 'POST /api/v1/auth/password-reset/confirm'
  | 'POST /api/v1/auth/password-reset/new';

/** Coming in, going out, and what the portal knows about the person. */
export function userRoutes(dependencies: Dependencies): Handlers<UserCalls> {
  const { db, sessions, signIn, passwordReset, begin, sessionHook, forgetVisitor, forgetVisitors } = dependencies;
  const users = userRepository(db);

  const infoOf = async (id: string | undefined): Promise<UserInfo> => {
    const known = id === undefined ? undefined : await users.find(id);
    if (!known) throw new Problem('not-signed-in');
    return known.info;
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
      return begin(await signIn.withPassword(body, request.ip), request, reply, body.stay);
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

    async 'POST /api/v1/auth/password-request'({ body, request }) {
      await passwordReset.request(body.email, request.ip, mailLanguageOf(request));
      return undefined;
    },

    async 'POST /api/v1/auth/password-reset/confirm'({ body, request }) {
      await passwordReset.confirm(body.token, request.ip);
      return undefined;
    },

    async 'POST /api/v1/auth/password-reset/new'({ body, request }) {
      await passwordReset.setNew(body.token, body.password, request.ip, mailLanguageOf(request));
      forgetVisitors();
      return undefined;
    },
  };
}
