import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
import { remember } from '../remember';
import { documentComposer } from './page-document';
import type { Bootstrap, PortalBuild } from './portal-build';
import { pagePolicy } from './security-headers';

/** What of the set-up a page needs. */
interface PageSetup {
  config: FrontendConfig;
  theme(): Promise<Theme>;
  locale(lang: string): Promise<LocaleTexts>;
  newsCategories(): Promise<readonly string[]>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** One piece holds a packed page; the usual, smaller ones would be put together again. */
const chunkSize = 64 * 1024;
/** A page is made in a moment; the best packing would take longer than sending it. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  // Pages are smaller than this window of 256 KB; the usual one takes memory sixteen times as large.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
const pack = {
  br: (page: Buffer) => compressBrotli(page, { params: brotliParams, chunkSize }),
  gzip: (page: Buffer) => compressGzip(page, { level: 4, chunkSize }),
} as const;
type Packing = keyof typeof pack;
const guestsKeptMs = 2000;

interface Dependencies {
  build: PortalBuild;
  setup: PageSetup;
  keys: Keys;
  coverOrigin: string | undefined;
  clock: () => Date;
  /** What search engines are told about an open medium; nothing about any other. */
  describeMedium(identifier: string): Promise<object | undefined>;
}

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
    // Whoever asks for the page asks for its data: what is counted by address is counted for them.
    remoteAddress: request.ip,
    headers: { accept: 'application/json', host: request.host, cookie: request.headers.cookie ?? '' },
  });
  const headers = new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') });
  const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
  return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
};

const writtenThemes = new WeakMap<Theme, string>();

function styleOf(theme: Theme): string {
  const written = writtenThemes.get(theme) ?? themeCss(theme);
  writtenThemes.set(theme, written);
  return written;
}

/** A page ready to be sent. */
interface SentPage {
  status: number;
  redirect: string | undefined;
  policy: string;
  isEmbeddable: boolean;
  body: Buffer;
  /** The page packed as a browser wants it; once, also where many ask. */
  packed(packing: Packing): Promise<Buffer>;
}

function embeddable(url: string): boolean {
  const match = matchRoute(new URL(url, 'http://portal').pathname);
  return match !== undefined && isEmbedded(match.route, new URLSearchParams());
}

const mediaPages = ['media', 'search-media-detail', 'csearch-media-detail'];

/** The medium whose own page an address is. */
function mediumAt(url: string): string | undefined {
  const match = matchRoute(new URL(url, 'http://portal').pathname);
  if (!match || !mediaPages.includes(match.route.name)) return undefined;
  const { mediaId, id } = match.params as { mediaId?: string; id?: string };
  return mediaId ?? id;
}

function packer(body: Buffer): SentPage['packed'] {
  const made = new Map<Packing, Promise<Buffer>>();
  return (packing) => {
    const known = made.get(packing) ?? pack[packing](body);
    made.set(packing, known);
    return known;
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status);
  const packing = (['br', 'gzip'] as const).find((name) => request.headers['accept-encoding']?.includes(name));
  const content = packing ? await page.packed(packing) : page.body;
  if (packing) reply.header('content-encoding', packing);
  return reply
    .code(page.status)
    .headers({
      'content-security-policy': page.policy,
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
      ...(page.isEmbeddable ? { 'cross-origin-resource-policy': 'cross-origin' } : { 'x-frame-options': 'DENY' }),
    })
    .type('text/html; charset=utf-8')
    .send(content);
}

/** The first page: drawn on the server, with configuration, user, texts and theme inside. */
export function portalPage(app: FastifyInstance, dependencies: Dependencies) {
  const { build, setup, keys, coverOrigin, clock, describeMedium } = dependencies;
  const compose = documentComposer(build);
  // All guests see the same page, and thirty of them may come at once: it carries no token and is drawn once.
  const forGuests = remember<SentPage>({ milliseconds: guestsKeptMs, most: 500 });

  const draw = async (request: FastifyRequest, lang: string, scheme: Bootstrap['scheme']): Promise<SentPage> => {
    const { user } = request.visitor;
    const [texts, theme, newsCategories] = await Promise.all([
      setup.locale(lang),
      setup.theme(),
      setup.newsCategories(),
    ]);
    const csrfToken = user ? keys.csrfToken(request.sessionId) : '';
    const page = await build.render({
      url: request.url,
      bootstrap: { config: setup.config, user, lang, texts, theme, scheme, csrfToken, newsCategories },
      fetchPath: fetchWithin(app, request),
      now: clock(),
    });
    const isEmbeddable = embeddable(request.url);
    const identifier = page.status === 200 ? mediumAt(request.url) : undefined;
    const described = identifier === undefined ? undefined : await describeMedium(identifier);
    const { html, styleHash } = compose(page, styleOf(theme), described);
    const body = Buffer.from(html);
    const policy = pagePolicy({ coverOrigin, isEmbeddable, styleHashes: [styleHash] });
    return { status: page.status, redirect: page.redirect, policy, isEmbeddable, body, packed: packer(body) };
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const lang = languageOf(request, setup.config.Locales);
    const scheme = schemeOf(request);
    const load = () => draw(request, lang, scheme);
    const page = request.visitor.user ? load() : forGuests.recall([lang, scheme, request.url].join(' '), load);
    return send(request, reply, await page);
  };
}
