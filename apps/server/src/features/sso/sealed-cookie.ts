import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../../keys';

export interface Sealing {
  keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  isSecure: boolean;
  clock: () => Date;
}

/** Long enough to find a password and a second factor, short enough for a shared computer. */
const waitMs = 10 * 60 * 1000;

/** What waits in the browser for ten minutes while somebody is on their way in; sealed, so that nobody else can have written it. */
export function sealedCookie<Content extends object>({ keys, isSecure, clock }: Sealing, purpose: string) {
  const name = isSecure ? `__Host-${purpose}` : purpose;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    give(reply: FastifyReply, content: Content): void {
      const sealed = keys.encrypt(JSON.stringify({ content, purpose, until: clock().getTime() + waitMs }));
      reply.setCookie(name, sealed.toString('base64url'), { ...options, maxAge: waitMs / 1000 });
    },

    read(request: FastifyRequest): Content | undefined {
      try {
        const sealed = Buffer.from(request.cookies[name] ?? '', 'base64url');
        const opened = JSON.parse(keys.decrypt(sealed)) as { content: Content; purpose: string; until: number };
        return opened.purpose === purpose && opened.until > clock().getTime() ? opened.content : undefined;
      } catch {
        // Whatever cannot be opened was not sealed here.
        return undefined;
      }
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(name, options);
    },
  };
}
