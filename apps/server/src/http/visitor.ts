import type { FrontendConfig, UserInfo } from '@mediathek/domain';

/** Who is asking: a guest, or a person with what the rules need to know about them. */
export interface Visitor {
  /** The user's id; absent for a guest. */
  readonly id: string | undefined;
  readonly user: UserInfo | false;
  readonly districtId: string | undefined;
  readonly config: FrontendConfig;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    /** The value of the session cookie, or of the one this answer sets. */
    sessionId: string;
  }
}
