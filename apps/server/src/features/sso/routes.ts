import { safeRedirectTarget, type UserInfo } from '@mediathek/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem';
import type { Handlers } from '../../http/register-calls';
import type { Redirect } from '../../http/send-file';
import { signedInId } from '../../http/visitor';
import type { Limits } from '../../limits/limits';
import type { OidcSettings } from '../../oidc-settings';
import type { LinkedAccounts } from './linked-accounts';
import type { SignOnPeople } from './people';
import { ProviderUnavailableError, type SignOnChecks, type SignOnProvider, SignOnRefusedError } from './provider';
import { readClaims } from './read-claims';
import { type Sealing, sealedCookie } from './sealed-cookie';

interface SingleSignOn {
  settings: OidcSettings;
  provider: SignOnProvider;
  people: SignOnPeople;
}

interface Dependencies extends Sealing {
  /** Absent where no provider is named. */
  singleSignOn: SingleSignOn | undefined;
  linkedAccounts: LinkedAccounts;
  publicOrigin: string;
  limits: Limits;
  secondFactor: {
    isEnabled(userId: string): Promise<boolean>;
    check(userId: string, given: string): Promise<'passed' | 'missing' | 'wrong'>;
    /** An administrator whose duty it is, and who has none yet. */
    isMissing(userId: string, user: UserInfo): Promise<boolean>;
  };
  confirmPassword(userId: string, password: string, address: string): Promise<void>;
  begin(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<UserInfo>;
  endOtherSessions(userId: string, request: FastifyRequest): Promise<void>;
}

type SsoCalls =
  | 'GET /api/v1/auth/methods'
  | 'GET /api/v1/auth/oidc/start'
  | 'GET /api/v1/auth/oidc/callback'
  | 'POST /api/v1/auth/oidc/second-factor'
  | 'GET /api/v1/profile/identities'
  | 'POST /api/v1/profile/identities'
  | 'DELETE /api/v1/profile/identities/{id}';

/** What waits while somebody is at the provider: to come in, or to link the account that they are signed in with. */
interface Away extends SignOnChecks {
  redirect: string;
  linkTo?: string;
}

const errorPage = (type: string): Redirect => ({ location: `/error/${type}` });

/** Coming in with an account of another provider, and linking one to one's own. */
export function ssoRoutes(dependencies: Dependencies): Handlers<SsoCalls> {
  const { singleSignOn, linkedAccounts, publicOrigin, limits, secondFactor, confirmPassword, begin } = dependencies;
  const { endOtherSessions } = dependencies;
  const away = sealedCookie<Away>(dependencies, 'sign-on');
  const halfIn = sealedCookie<{ userId: string }>(dependencies, 'second-factor');

  const offered = (): SingleSignOn => {
    if (!singleSignOn) throw new Problem('not-found');
    return singleSignOn;
  };

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

  /** Whoever has a second factor gives it too, whichever way they come in. */
  async function comeIn(userId: string, redirect: string, request: FastifyRequest, reply: FastifyReply) {
    if (await secondFactor.isEnabled(userId)) {
      halfIn.give(reply, { userId });
      return { location: `/login?with=second-factor&redirect=${encodeURIComponent(redirect)}` };
    }
    const user = await begin(userId, request, reply);
    return { location: (await secondFactor.isMissing(userId, user)) ? '/profile' : redirect };
  }

  return {
    'GET /api/v1/auth/methods': () => ({ singleSignOn: singleSignOn ? { name: singleSignOn.settings.name } : null }),

    'GET /api/v1/auth/oidc/start'({ query, request, reply }) {
      const { provider } = offered();
      return orErrorPage(request, async () => {
        const { location, checks } = await provider.begin(query.again !== undefined);
        const redirect = safeRedirectTarget(query.redirect, publicOrigin) ?? '/';
        away.give(reply, { ...checks, redirect });
        return { location };
      });
    },

    'GET /api/v1/auth/oidc/callback'({ request, reply, visitor }) {
      const { provider, people, settings } = offered();
      return orErrorPage(request, async () => {
        // Works in the browser that was sent away, once, and for ten minutes.
        const left = away.read(request);
        away.clear(reply);
        if (!left) return errorPage('sso-failed');
        const [, query = ''] = request.url.split('?');
        const person = readClaims(await provider.finish(`?${query}`, left), settings);
        if (left.linkTo !== undefined) {
          const isSame = visitor.id === left.linkTo;
          const isLinked = isSame && (await linkedAccounts.link(left.linkTo, person.subject, request));
          return isLinked ? { location: left.redirect } : errorPage(isSame ? 'sso-linked' : 'sso-failed');
        }
        const admitted = await people.admit(person);
        if (typeof admitted !== 'string') return errorPage(admitted.refusal);
        return comeIn(admitted, left.redirect, request, reply);
      });
    },

    async 'POST /api/v1/auth/oidc/second-factor'({ body, request, reply }) {
      offered();
      const half = halfIn.read(request);
      if (!half) throw new Problem('token-invalid');
      // Six figures can be guessed, so every attempt counts until one is right.
      await limits.take('sign-in', { account: half.userId, address: request.ip });
      if ((await secondFactor.check(half.userId, body.code)) !== 'passed') throw new Problem('second-factor-refused');
      await limits.forget('sign-in', half.userId);
      halfIn.clear(reply);
      return begin(half.userId, request, reply);
    },

    'GET /api/v1/profile/identities': ({ visitor }) => linkedAccounts.list(signedInId(visitor)),

    async 'POST /api/v1/profile/identities'({ visitor, body, request, reply }) {
      const { provider } = offered();
      const userId = signedInId(visitor);
      await confirmPassword(userId, body.password, request.ip);
      if (!(await linkedAccounts.list(userId)).rights.link) throw new Problem('conflict');
      const { location, checks } = await provider.begin().catch((error: unknown) => {
        throw error instanceof ProviderUnavailableError ? new Problem('unavailable') : error;
      });
      away.give(reply, { ...checks, redirect: '/profile#linked-accounts', linkTo: userId });
      return { location };
    },

    async 'DELETE /api/v1/profile/identities/{id}'({ visitor, params, body, request }) {
      const userId = signedInId(visitor);
      await linkedAccounts.findOwn(userId, params.id);
      await confirmPassword(userId, body.password, request.ip);
      await linkedAccounts.unlink(userId, params.id, request);
      await endOtherSessions(userId, request);
      return undefined;
    },
  };
}
