import type { CallAnswer } from '@mediathek/contract';
import { baseTexts } from '@mediathek/i18n/base-texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailLanguageOf } from '../../http/mail-language';
import type { CallContext, Handlers } from '../../http/register-calls';
import type { Redirect } from '../../http/send-file';
import type { Visitor } from '../../http/visitor';
import type { EmbeddedService } from './embedded';
import type { LaunchService } from './launch';
import type { PlatformService } from './platforms';
import { handOverPage, registeredPage } from './small-pages';
import type { ToolKeys } from './tool-keys';
import { LaunchRefusedError } from './verify-message';

type SearchCall = 'POST /api/v1/lti/search';

interface Dependencies {
  isSecure: boolean;
  launches: LaunchService;
  embedded: EmbeddedService;
  platforms: PlatformService;
  toolKeys: ToolKeys;
  /** Fails where somebody searches faster than people can. */
  countSearch(who: { account: string | undefined; address: string }): void;
  search(visitor: Visitor, query: CallContext<SearchCall>['body']['query']): Promise<CallAnswer<SearchCall>>;
}

type LtiCalls =
  | 'GET /api/v1/lti/login'
  | 'POST /api/v1/lti/login'
  | 'POST /api/v1/lti/launch'
  | 'GET /api/v1/lti/jwks.json'
  | 'POST /api/v1/lti/session'
  | 'POST /api/v1/lti/medium'
  | 'POST /api/v1/lti/search'
  | 'POST /api/v1/lti/deep-linking'
  | 'GET /api/v1/lti/register'
  | 'GET /api/v1/admin/lti/platforms'
  | 'POST /api/v1/admin/lti/platforms'
  | 'PUT /api/v1/admin/lti/platforms/{id}'
  | 'POST /api/v1/admin/lti/platforms/{id}/disable'
  | 'POST /api/v1/admin/lti/platforms/{id}/enable'
  | 'DELETE /api/v1/admin/lti/platforms/{id}'
  | 'POST /api/v1/admin/lti/platforms/{id}/restore'
  | 'POST /api/v1/admin/lti/keys'
  | 'POST /api/v1/admin/lti/invitations';

const cookieName = '__Host-lti';

async function orErrorPage(request: FastifyRequest, work: () => Promise<string>): Promise<Redirect> {
  try {
    return { location: await work() };
  } catch (error) {
    if (!(error instanceof LaunchRefusedError)) throw error;
    request.log.info({ reason: error.reason }, 'a launch from a learning platform was refused');
    return { location: '/error/lti' };
  }
}

/** Learning platforms: coming from one, being embedded in one, and looking after them. */
export function ltiRoutes(dependencies: Dependencies): Handlers<LtiCalls> {
  const { isSecure, launches, embedded, platforms, toolKeys, countSearch, search } = dependencies;

  /** For a frame that is loaded again: kept for this platform alone, and only where a browser keeps cookies for frames. */
  const keepSession = (reply: FastifyReply, session: string, expiresAt: string): void => {
    if (!isSecure) return;
    const expires = new Date(expiresAt);
    const options = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true, expires } as const;
    reply.setCookie(cookieName, session, options);
  };
  const sessionOf = (request: FastifyRequest, named: string | undefined): string | undefined =>
    named ?? request.cookies[cookieName];

  return {
    'GET /api/v1/lti/login': ({ query, request }) => orErrorPage(request, () => launches.begin(query)),
    'POST /api/v1/lti/login': ({ body, request }) => orErrorPage(request, () => launches.begin(body)),
    'POST /api/v1/lti/launch': ({ body, request }) =>
      // Behind the sign the code stays in the browser: no log and no other server sees it.
      orErrorPage(request, async () => `/lti/search#code=${await launches.launch(body.id_token, body.state)}`),
    'GET /api/v1/lti/jwks.json': async () => ({ keys: await toolKeys.listPublic() }),

    async 'POST /api/v1/lti/session'({ body, reply }) {
      const begun = await embedded.exchange(body.code);
      keepSession(reply, begun.session, begun.expiresAt);
      return begun;
    },
    'POST /api/v1/lti/medium': ({ body, request }) => embedded.medium(sessionOf(request, body.session)),
    async 'POST /api/v1/lti/search'({ body, request }) {
      const session = sessionOf(request, body.session);
      const chooser = await embedded.chooser(session);
      // Nobody in particular searches here, so each launch counts as one account.
      countSearch({ account: session, address: request.ip });
      return search(chooser, body.query);
    },
    async 'POST /api/v1/lti/deep-linking'({ body, request }) {
      const answer = await embedded.handOver(sessionOf(request, body.session), body.media);
      const lang = mailLanguageOf(request);
      return handOverPage(lang, baseTexts[lang].media.learningPlatform.handOver, answer);
    },

    async 'GET /api/v1/lti/register'({ query, request }) {
      await platforms.register(query);
      const lang = mailLanguageOf(request);
      const { origin } = new URL(query.openid_configuration);
      return registeredPage(lang, baseTexts[lang].media.learningPlatform.registered, origin);
    },
    'GET /api/v1/admin/lti/platforms': ({ visitor, query }) => platforms.list(visitor, query),
    'POST /api/v1/admin/lti/platforms': ({ visitor, body }) => platforms.add(visitor, body),
    'PUT /api/v1/admin/lti/platforms/{id}': ({ visitor, params, body }) => platforms.change(visitor, params.id, body),
    async 'POST /api/v1/admin/lti/platforms/{id}/disable'({ visitor, params }) {
      await platforms.disable(visitor, params.id);
      return undefined;
    },
    async 'POST /api/v1/admin/lti/platforms/{id}/enable'({ visitor, params }) {
      await platforms.enable(visitor, params.id);
      return undefined;
    },
    async 'DELETE /api/v1/admin/lti/platforms/{id}'({ visitor, params }) {
      await platforms.remove(visitor, params.id);
      return undefined;
    },
    async 'POST /api/v1/admin/lti/platforms/{id}/restore'({ visitor, params }) {
      await platforms.restore(visitor, params.id);
      return undefined;
    },
    async 'POST /api/v1/admin/lti/keys'({ visitor }) {
      await platforms.rotateKey(visitor);
      return undefined;
    },
    'POST /api/v1/admin/lti/invitations': ({ visitor, body }) => platforms.invite(visitor, body),
  };
}
