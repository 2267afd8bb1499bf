import { isDistrictAdmin, isSchoolAdmin } from '@mediathek/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../adapters/database/database';
import type { MailTemplate, Post } from '../../adapters/mail/post';
import { mailLanguageOf } from '../../http/mail-language';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { SessionHook } from '../../http/session-hook';
import { signedInId, type Visitor } from '../../http/visitor';
import type { Limits } from '../../limits/limits';
import type { ConfirmOneself } from './confirm-oneself';
import type { SecondFactorService } from './second-factor';
import type { SessionService } from './sessions';
import type { SignInService } from './sign-in';

interface Dependencies {
  db: Queries;
  secondFactor: SecondFactorService;
  signIn: Pick<SignInService, 'hasPassword'>;
  confirmOneself: ConfirmOneself;
  sessions: SessionService;
  sessionHook: SessionHook;
  limits: Limits;
  post: Post;
  isDutyForAdmins: boolean;
  forgetVisitors(): void;
}

type SecondFactorCalls =
  | 'GET /api/v1/profile/second-factor'
  | 'POST /api/v1/profile/second-factor'
  | 'POST /api/v1/profile/second-factor/confirm'
  | 'POST /api/v1/profile/second-factor/recovery-codes'
  | 'DELETE /api/v1/profile/second-factor';

/** Setting up a second factor, and taking it away again. */
export function secondFactorRoutes(dependencies: Dependencies): Handlers<SecondFactorCalls> {
  const { db, secondFactor, signIn, confirmOneself, sessions, sessionHook, limits, post } = dependencies;
  const { isDutyForAdmins, forgetVisitors } = dependencies;
  const isDuty = ({ user }: Visitor) => isDutyForAdmins && (isSchoolAdmin(user) || isDistrictAdmin(user));

  /** What somebody may do has changed: their session gets a new id, and they get mail in case it was not them. */
  const changed = async (request: FastifyRequest, reply: FastifyReply, userId: string, template: MailTemplate) => {
    const session = await sessions.rotate(request.sessionId);
    forgetVisitors();
    if (session) sessionHook.give(request, reply, session.id, session.keepSeconds);
    await post.add(db, {
      kind: 'notice',
      data: { userId, template, path: '/profile' },
      language: mailLanguageOf(request),
    });
    post.kick();
  };

  return {
    async 'GET /api/v1/profile/second-factor'({ visitor }) {
      const userId = signedInId(visitor);
      return {
        enabled: await secondFactor.isEnabled(userId),
        confirmBy: (await signIn.hasPassword(userId)) ? 'password' : 'sign-in',
        required: isDuty(visitor),
        recoveryCodesLeft: await secondFactor.recoveryCodesLeft(userId),
      };
    },

    async 'POST /api/v1/profile/second-factor'({ visitor, body, request }) {
      const userId = signedInId(visitor);
      await confirmOneself(userId, body.password, request);
      const account = visitor.user ? visitor.user.email || visitor.user.name : '';
      return secondFactor.begin(userId, account);
    },

    async 'POST /api/v1/profile/second-factor/confirm'({ visitor, body, request, reply }) {
      const userId = signedInId(visitor);
      // Six figures can be guessed, so every attempt counts until one is right.
      await limits.take('own-password', { account: userId, address: request.ip });
      const recoveryCodes = await secondFactor.confirm(userId, body.code);
      await limits.forget('own-password', userId);
      await changed(request, reply, userId, 'secondFactorOn');
      return { recoveryCodes };
    },

    async 'POST /api/v1/profile/second-factor/recovery-codes'({ visitor, body, request }) {
      const userId = signedInId(visitor);
      await confirmOneself(userId, body.password, request);
      return { recoveryCodes: await secondFactor.renewRecoveryCodes(userId) };
    },

    async 'DELETE /api/v1/profile/second-factor'({ visitor, body, request, reply }) {
      const userId = signedInId(visitor);
      if (isDuty(visitor)) throw new Problem('forbidden');
      await confirmOneself(userId, body.password, request);
      if (await secondFactor.remove(userId)) await changed(request, reply, userId, 'secondFactorOff');
      return undefined;
    },
  };
}
