import { safeRedirectTarget } from '@mediathek/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { Redirect } from '../../http/send-file';
import type { Keys } from '../../keys';
import type { OidcSettings } from '../../oidc-settings';
import type { SignOnPeople } from './people';
import { ProviderUnavailableError, type SignOnChecks, type SignOnProvider, SignOnRefusedError } from './provider';
import { readClaims } from './read-claims';

interface SingleSignOn {
  settings: OidcSettings;
  provider: SignOnProvider;
  people: SignOnPeople;
}

interface Dependencies {
  /** Absent where no provider is named. */
  singleSignOn: SingleSignOn | undefined;
  keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  isSecure: boolean;
  publicOrigin: string;
  clock: () => Date;
  begin(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

type SsoCalls = 'GET /api/v1/auth/methods' | 'GET /api/v1/auth/oidc/start' | 'GET /api/v1/auth/oidc/callback';

/** What waits in the browser while somebody is at the provider; sealed, so that nobody else can have written it. */
interface Waiting extends SignOnChecks {
  redirect: string;
  until: number;
}

/** Long enough to find a password and a second factor, short enough for a shared computer. */
const waitMs = 10 * 60 * 1000;

const errorPage = (type: string): Redirect => ({ location: `/error/${type}` });

/** Coming in with an account of another provider. */
export function ssoRoutes(dependencies: Dependencies): Handlers<SsoCalls> {
  const { singleSignOn, keys, isSecure, publicOrigin, clock, begin } = dependencies;
  const cookieName = isSecure ? '__Host-sign-on' : 'sign-on';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  const offered = (): SingleSignOn => {
    if (!singleSignOn) throw new Problem('not-found');
    return singleSignOn;
  };

  /** Works in the browser that was sent away, once, and for ten minutes. */
  function takeWaiting(request: FastifyRequest, reply: FastifyReply): Waiting | undefined {
    const sealed = request.cookies[cookieName];
    if (!sealed) return undefined;
    reply.clearCookie(cookieName, cookie);
    try {
      const waiting = JSON.parse(keys.decrypt(Buffer.from(sealed, 'base64url'))) as Waiting;
      return waiting.until > clock().getTime() ? waiting : undefined;
    } catch {
      return undefined;
    }
  }

  async function orErrorPage(request: FastifyRequest, work: () => Promise<Redirect>): Promise<Redirect> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProviderUnavailableError) {
        request.log.warn({ err: error.cause }, 'single sign-on: the provider cannot be reached');
        return errorPage('sso-unavailable');
      }
      if (!(error instanceof SignOnRefusedError)) throw error;
      request.log.info({ code: error.code }, 'single sign-on: the answer was refused');
      return errorPage('sso-failed');
    }
  }

  return {
    'GET /api/v1/auth/methods': () => ({ singleSignOn: singleSignOn ? { name: singleSignOn.settings.name } : null }),

    'GET /api/v1/auth/oidc/start'({ query, request, reply }) {
      const { provider } = offered();
      return orErrorPage(request, async () => {
        const { location, checks } = await provider.begin();
        const redirect = safeRedirectTarget(query.redirect, publicOrigin) ?? '/';
        const waiting: Waiting = { ...checks, redirect, until: clock().getTime() + waitMs };
        const sealed = keys.encrypt(JSON.stringify(waiting)).toString('base64url');
        reply.setCookie(cookieName, sealed, { ...cookie, maxAge: waitMs / 1000 });
        return { location };
      });
    },

    'GET /api/v1/auth/oidc/callback'({ request, reply }) {
      const { provider, people, settings } = offered();
      return orErrorPage(request, async () => {
        const waiting = takeWaiting(request, reply);
        if (!waiting) return errorPage('sso-failed');
        const [, query = ''] = request.url.split('?');
        const claims = await provider.finish(`?${query}`, waiting);
        const admitted = await people.admit(readClaims(claims, settings));
        if (typeof admitted !== 'string') return errorPage(admitted.refusal);
        await begin(admitted, request, reply);
        return { location: waiting.redirect };
      });
    },
  };
}
