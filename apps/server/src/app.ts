import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import { openApiDocument } from '@mediathek/contract';
import { berlinDay, type FrontendConfig } from '@mediathek/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Database } from './adapters/database/database';
import type { FileStore } from './adapters/files/file-store';
import type { CoreFiles } from './adapters/files/h5p-core';
import type { Mailer } from './adapters/mail/mailer';
import type { AskOutside } from './adapters/outside/ask-outside';
import { composeAccounts } from './app/accounts';
import { composeClasses } from './app/classes';
import { composeLearningPlatforms } from './app/learning-platforms';
import { composeLibrary } from './app/library';
import { composeLists } from './app/lists';
import { composeOpenRecords } from './app/open-records';
import { composeRemoteSearch } from './app/remote-search';
import { composeSearch } from './app/search';
import { composeSignOn } from './app/sign-on';
import { bookmarkRoutes, removeOldBookmarks } from './features/bookmarks/routes';
import { coverRoutes } from './features/covers/routes';
import { h5pRoutes } from './features/h5p/routes';
import { homeRoutes } from './features/home/home';
import { clipService } from './features/media/clips';
import { detailService } from './features/media/detail';
import { mediaService } from './features/media/media';
import { mediaFileService } from './features/media/media-files';
import { mediaRoutes } from './features/media/routes';
import { newsRepository } from './features/news/repository';
import type { Source } from './features/remote-search/source-settings';
import { schoolRepository } from './features/schools/repository';
import { setupRoutes } from './features/setup/routes';
import { setupService } from './features/setup/setup';
import { fileLinks } from './file-links';
import { handleClientError } from './http/client-error';
import { finishRequests } from './http/finish-requests';
import { healthRoutes } from './http/health';
import { isOwnPath, readableUrl } from './http/page-address';
import type { PortalBuild } from './http/portal-build';
import { portalPage } from './http/portal-page';
import { handleError, Problem, sendProblem } from './http/problem';
import { parseQueryString } from './http/query-string';
import { registerCalls } from './http/register-calls';
import { registerRequestLog } from './http/request-log';
import { setSecurityHeaders } from './http/security-headers';
import { unreadableAddress } from './http/unreadable-address';
import { startCleanUp } from './jobs/clean-up';
import { startNightly } from './jobs/nightly';
import type { Keys } from './keys';
import { remember } from './remember';
import type { SearchIndex } from './search-index/search-index';
import type { Settings } from './settings';

export interface AppDependencies {
  settings: Pick<
    Settings,
    | ('PUBLIC_URL' | 'isSecure' | 'TRUST_PROXY' | 'COVER_URL' | 'MAIL_FROM')
    | ('hasRateLimits' | 'REQUIRE_ADMIN_2FA' | 'oidc')
  >;
  config: FrontendConfig;
  database: Database;
  /** The search, followed and closed by whoever opened it. */
  search: SearchIndex;
  files: FileStore;
  /** What interactive exercises build on. */
  h5pCore: CoreFiles;
  mailer: Mailer;
  /** External repositories that are switched on, and the way to ask them. */
  sources: readonly Source[];
  ask: AskOutside;
  keys: Keys;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The built portal; without it only the calls are served. */
  portal: PortalBuild | undefined;
  /** Told about every route as it is registered; the walk over all routes listens here. */
  onRoute?: ((route: RouteOptions) => void) | undefined;
}

/** The whole server, not yet listening: everything it needs is handed in. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, config, database, search, files, h5pCore, mailer, keys, clock, log, portal } = dependencies;
  const { PUBLIC_URL, isSecure, COVER_URL } = settings;
  const db = database.queries;
  const coverOrigin = COVER_URL && new URL(COVER_URL).origin;

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400, querystringParser: parseQueryString },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: handleClientError,
    // Refused before any hook has run, so what hooks do for other answers is done here.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply, isSecure);
      const isUnreadable = error.code === 'FST_ERR_BAD_URL';
      void handleError(isUnreadable ? unreadableAddress(request.raw.url) : error, request, reply);
    },
  });
  if (dependencies.onRoute) app.addHook('onRoute', dependencies.onRoute);
  registerRequestLog(app);
  finishRequests(app);
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, isSecure));
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  const setup = setupService(db, config, log);
  const media = mediaService(db, clock, COVER_URL);
  const links = fileLinks(keys, clock);
  const clips = clipService({ db, clock, media });
  const mediaFiles = mediaFileService({ db, clock, files, links, log });
  const news = newsRepository(db);
  const schools = schoolRepository(db);
  const accounts = composeAccounts(app, { settings, config, database, mailer, keys, clock, log, setup });
  const signOn = composeSignOn({ settings, database, keys, clock, accounts });
  const finding = composeSearch({ db, index: search, media, clock });
  const remote = composeRemoteSearch({ database, sources: dependencies.sources, ask: dependencies.ask, clock, log });
  const openRecords = composeOpenRecords({ db, config, settings, clock });
  const detail = detailService({ db, clock, files, links, media });
  const platforms = composeLearningPlatforms({
    ...{ settings, config, database, keys, clock, media, detail },
    ...{ recordAudit: accounts.recordAudit, countSearch: accounts.countSearch },
    search: finding.search,
  });
  const teaching = composeClasses({
    ...{ database, keys, clock, media, setup, publicUrl: PUBLIC_URL },
    accessCodes: accounts.accessCodes,
    recordAudit: accounts.recordAudit,
  });
  const lists = composeLists({
    ...{ database, clock, keys, media, setup },
    publicUrl: PUBLIC_URL,
    classes: teaching,
    listSimilar: finding.listSimilar,
  });

  const library = composeLibrary({
    ...{ database, clock, keys, media },
    listReadableLists: lists.listReadable,
    onChange: finding.forgetPerson,
  });
  registerCalls(app, accounts, {
    ...healthRoutes(db),
    'GET /api/v1/openapi.json': () => openApiDocument(PUBLIC_URL),
    ...setupRoutes(setup),
    ...accounts.handlers,
    ...teaching.handlers,
    ...signOn,
    ...platforms.handlers,
    ...coverRoutes(),
    ...finding.handlers,
    ...remote.handlers,
    ...openRecords.handlers,
    ...lists.handlers,
    ...mediaRoutes({ detail, clips, mediaFiles }),
    ...h5pRoutes({
      files,
      links,
      core: h5pCore,
      clock,
      publicOrigin: new URL(PUBLIC_URL).origin,
      findRunnable: mediaFiles.findRunnable,
    }),
    ...bookmarkRoutes({ db, clock, listCards: media.listCards, onChange: finding.forgetPerson }),
    ...library.handlers,
    ...homeRoutes({
      countMedia: media.count,
      countSchools: ({ districtId }) => schools.count(districtId),
      listTrending: media.listTrending,
      listNewest: media.listNewest,
      listBoards: teaching.listBoards,
      listNews: ({ districtId }, lang, limit) =>
        news.listPublished({ districtId, today: berlinDay(clock()), lang, limit }),
    }),
  });

  if (portal) {
    await app.register(staticFiles, {
      root: portal.assetsFolder,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  }
  const categories = remember<string[]>({ milliseconds: 1000 });
  const stopCleanUp = startCleanUp(
    [
      ...accounts.hourly,
      ...platforms.hourly,
      ...lists.hourly,
      ...library.hourly,
      clips.removeOld,
      removeOldBookmarks({ db, clock }),
      search.removeOldChanges,
    ],
    log,
  );
  const stopHarvesting = remote.startHarvesting();
  const stopNightly = startNightly(accounts.deadlines, { db, clock, log });
  app.addHook('onClose', async () => {
    stopCleanUp();
    stopNightly();
    await stopHarvesting();
    await accounts.stop();
  });

  const sendPage =
    portal &&
    portalPage(app, {
      build: portal,
      setup: { ...setup, newsCategories: () => categories.recall('all', news.listCategories) },
      keys,
      coverOrigin,
      clock,
      describeMedium: openRecords.describe,
    });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!sendPage || !isPage || isOwnPath(request.url)) return sendProblem(request, reply, new Problem('not-found'));
    return sendPage(request, reply);
  });
  return app;
}
