import type { LocaleTexts } from '@mediathek/contract';
import {
  chooseLocale,
  type FrontendConfig,
  isEmbedded,
  matchRoute,
  parseAcceptLanguage,
  type Theme,
  themeCss,
} from '@mediathek/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../keys';
import type { Bootstrap, PortalBuild } from './portal-build';
import { cspHash, pagePolicy } from './security-headers';

/** What of the set-up a page needs. */
interface PageSetup {
  config: FrontendConfig;
  theme(): Promise<Theme>;
  locale(lang: string): Promise<LocaleTexts>;
  newsCategories(): Promise<readonly string[]>;
}

interface Dependencies {
  build: PortalBuild;
  setup: PageSetup;
  keys: Keys;
  coverOrigin: string | undefined;
  clock: () => Date;
}

/** Text that stands in a script block must not be able to end it. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const icon = '<link rel="icon" type="image/svg+xml" href="/favicon.svg">';

function schemeOf(request: FastifyRequest): Bootstrap['scheme'] {
  const { scheme } = request.cookies;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

function languageOf(request: FastifyRequest, offered: readonly string[]): string {
  const { lang } = request.cookies;
  if (lang !== undefined && offered.includes(lang)) return lang;
  return chooseLocale(parseAcceptLanguage(request.headers['accept-language'] ?? ''), offered);
}

/** Lets the page ask our own calls while it is being drawn, with the visitor's cookie and without a connection. */
const fetchWithin = (app: FastifyInstance, request: FastifyRequest) => async (path: string, init: RequestInit) => {
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: path,
    headers: { accept: 'application/json', host: request.host, cookie: request.headers.cookie ?? '' },
  });
  const headers = new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') });
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
  return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
};

/** The first page: drawn on the server, with configuration, user, texts and theme inside. */
export function portalPage(app: FastifyInstance, dependencies: Dependencies) {
  const { build, setup, keys, coverOrigin, clock } = dependencies;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const lang = languageOf(request, setup.config.Locales);
    const scheme = schemeOf(request);
    const [texts, theme, newsCategories] = await Promise.all([
      setup.locale(lang),
      setup.theme(),
      setup.newsCategories(),
    ]);
    const bootstrap: Bootstrap = {
      config: setup.config,
      user: request.visitor.user,
      lang,
      texts,
      theme,
      scheme,
      csrfToken: keys.csrfToken(request.sessionId),
      newsCategories,
    };
    const page = await build.render({
      url: request.url,
      bootstrap,
      fetchPath: fetchWithin(app, request),
      now: clock(),
    });
    if (page.redirect) return reply.redirect(page.redirect, page.status);

    const style = themeCss(theme);
    const address = new URL(request.url, 'http://portal');
    const match = matchRoute(address.pathname);
    const isEmbeddable = match !== undefined && isEmbedded(match.route, new URLSearchParams());
    const html = build.template
      .replace('<html lang="de">', () => `<html ${attributesOf(page.attributes)}>`)
      .replace('<!--head-->', () => `<title>${escaped(page.title)}</title>${icon}<style>${style}</style>`)
      // After the style sheets that every page has, so that a page's own rules win over them.
      .replace('</head>', () => `${page.head}</head>`)
      .replace('<!--app-->', () => page.html)
      .replace('<!--state-->', () => `<script type="application/json" id="bootstrap">${safeJson(page.state)}</script>`);
    return reply
      .code(page.status)
      .headers({
        'content-security-policy': pagePolicy({ coverOrigin, isEmbeddable, styleHashes: [cspHash(style)] }),
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-language',
        ...(isEmbeddable ? { 'cross-origin-resource-policy': 'cross-origin' } : { 'x-frame-options': 'DENY' }),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
