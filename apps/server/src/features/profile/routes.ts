import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailLanguageOf } from '../../http/mail-language';
import type { Handlers } from '../../http/register-calls';
import { signedInId } from '../../http/visitor';
import type { ProfileService } from './profile';

interface Dependencies {
  profile: ProfileService;
  /** Fails unless this is the password of the account. */
  confirmPassword(userId: string, password: string, address: string): Promise<void>;
  /** By password or, for whoever has none, by having signed in just now. */
  confirmOneself(userId: string, password: string | undefined, request: FastifyRequest): Promise<void>;
  /** Gives the session a new id, and forgets what was known under the old one. */
  renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  forgetVisitors(): void;
}

type ProfileCalls =
  | 'GET /api/v1/profile'
  | 'PATCH /api/v1/profile'
  | 'POST /api/v1/profile/email'
  | 'POST /api/v1/profile/email/confirm'
  | 'PUT /api/v1/profile/password'
  | 'GET /api/v1/profile/export'
  | 'POST /api/v1/profile/deletion'
  | 'DELETE /api/v1/profile/deletion';

/** One's own account. */
export function profileRoutes(dependencies: Dependencies): Handlers<ProfileCalls> {
  const { profile, confirmPassword, confirmOneself, renewSession, forgetVisitors } = dependencies;
  return {
    'GET /api/v1/profile': ({ visitor }) => profile.show(visitor),

    async 'PATCH /api/v1/profile'({ visitor, body }) {
      const changed = await profile.change(visitor, body);
      forgetVisitors();
      return changed;
    },

    async 'POST /api/v1/profile/email'({ visitor, body, request }) {
      await confirmPassword(signedInId(visitor), body.password, request.ip);
      await profile.requestEmail(visitor, body.email, request.ip, mailLanguageOf(request));
      return undefined;
    },

    async 'POST /api/v1/profile/email/confirm'({ body, request }) {
      await profile.confirmEmail(body.token, request.ip, mailLanguageOf(request));
      forgetVisitors();
      return undefined;
    },

    async 'PUT /api/v1/profile/password'({ visitor, body, request, reply }) {
      await confirmPassword(signedInId(visitor), body.old, request.ip);
      await profile.changePassword(visitor, body.password, request.sessionId, mailLanguageOf(request));
      await renewSession(request, reply);
      return undefined;
    },

    'GET /api/v1/profile/export': ({ visitor }) => profile.exportData(visitor),

    async 'POST /api/v1/profile/deletion'({ visitor, body, request }) {
      await profile.mayLeave(visitor);
      await confirmOneself(signedInId(visitor), body.password, request);
      const due = await profile.requestDeletion(visitor, request.sessionId, mailLanguageOf(request));
      forgetVisitors();
      return { deletionOn: due.toISOString() };
    },

    async 'DELETE /api/v1/profile/deletion'({ visitor, request }) {
      await profile.cancelDeletion(visitor, mailLanguageOf(request));
      return undefined;
    },
  };
}
