import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem';
import type { SessionService } from './sessions';
import type { SignInService } from './sign-in';

interface Dependencies {
  signIn: Pick<SignInService, 'confirmPassword' | 'hasPassword'>;
  sessions: Pick<SessionService, 'isFresh'>;
}

/** Before something that matters: by password or, for whoever comes in by single sign-on only, by having done so just now. */
export const selfConfirmation =
  ({ signIn, sessions }: Dependencies) =>
  async (userId: string, password: string | undefined, request: FastifyRequest): Promise<void> => {
    if (await signIn.hasPassword(userId)) return signIn.confirmPassword(userId, password ?? '', request.ip);
    if (!(await sessions.isFresh(request.sessionId))) throw new Problem('sign-in-again');
  };

export type ConfirmOneself = ReturnType<typeof selfConfirmation>;
