import { describeDevice, isStaff, type UserInfo } from '@mediathek/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../adapters/database/database';
import type { Post } from '../../adapters/mail/post';
import { mailLanguageOf } from '../../http/mail-language';
import { Problem } from '../../http/problem';
import type { SessionHook } from '../../http/session-hook';
import { userRepository } from './repository';
import type { SessionService } from './sessions';

interface Dependencies {
  db: Queries;
  sessions: Pick<SessionService, 'begin'>;
  sessionHook: Pick<SessionHook, 'give'>;
  post: Post;
  /** The person behind a session has changed: what is remembered of them no longer holds. */
  forgetVisitor(sessionId: string): void;
}

/** Lets somebody in of whom it is known who they are, whichever way they have proven it. */
export function sessionStarter({ db, sessions, sessionHook, post, forgetVisitor }: Dependencies) {
  const users = userRepository(db);

  const keepAccount = async (userId: string, request: FastifyRequest): Promise<void> => {
    if (!(await users.cancelDeletion(userId))) return;
    const data = { userId, template: 'deletionCancelled', path: '/' } as const;
    await post.add(db, { kind: 'notice', data, language: mailLanguageOf(request) });
    post.kick();
  };

  return async (userId: string, request: FastifyRequest, reply: FastifyReply, stay = false): Promise<UserInfo> => {
    const known = await users.find(userId);
    if (!known) throw new Problem('not-signed-in');
    const device = describeDevice(request.headers['user-agent'] ?? '');
    forgetVisitor(request.sessionId);
    // Pupils share devices, so nobody but an adult stays signed in.
    const session = await sessions.begin(userId, request.sessionId, device, stay && isStaff(known.info));
    sessionHook.give(request, reply, session.id, session.keepSeconds);
    await keepAccount(userId, request);
    return known.info;
  };
}

export type BeginSession = ReturnType<typeof sessionStarter>;
