import type { CallAnswer } from '@mediathek/contract';
import type { FrontendConfig } from '@mediathek/domain';
import type { Database } from '../adapters/database/database';
import type { RecordAudit } from '../audit/record-audit';
import { embeddedService } from '../features/lti/embedded';
import { launchService } from '../features/lti/launch';
import { platformService } from '../features/lti/platforms';
import { ltiRoutes } from '../features/lti/routes';
import { toolKeys } from '../features/lti/tool-keys';
import { messageVerifier } from '../features/lti/verify-message';
import type { DetailService } from '../features/media/detail';
import type { MediaService } from '../features/media/media';
import type { CallContext } from '../http/register-calls';
import type { Visitor } from '../http/visitor';
import type { Keys } from '../keys';
import type { Settings } from '../settings';

type SearchCall = 'POST /api/v1/lti/search';

interface Dependencies {
  settings: Pick<Settings, 'PUBLIC_URL' | 'isSecure'>;
  config: FrontendConfig;
  database: Database;
  keys: Keys;
  clock: () => Date;
  recordAudit: RecordAudit;
  media: MediaService;
  detail: DetailService;
  search(
    visitor: Visitor,
    stock: 'own',
    query: CallContext<SearchCall>['body']['query'],
  ): Promise<CallAnswer<SearchCall>>;
}

/** Joins learning platforms with media and the search. */
export function composeLearningPlatforms(dependencies: Dependencies) {
  const { settings, config, database, keys, clock, recordAudit, media, detail, search } = dependencies;
  const { PUBLIC_URL, isSecure } = settings;
  const db = database.queries;
  const base = `${PUBLIC_URL}/api/v1/lti`;
  const tool = { loginUrl: `${base}/login`, launchUrl: `${base}/launch`, jwksUrl: `${base}/jwks.json` };
  const { launchUrl } = tool;
  const ownKeys = toolKeys(db, keys, clock);
  const launches = launchService({ db, keys, clock, launchUrl, verify: messageVerifier(clock) });
  const embedded = embeddedService({
    database,
    clock,
    config,
    launchUrl,
    toolKeys: ownKeys,
    showMedium: (visitor, identifier) => detail.show(visitor, identifier, true),
    listCards: media.listCards,
  });
  const platforms = platformService({
    ...{ database, clock, recordAudit, toolKeys: ownKeys, isSecure, tool },
    registerUrl: `${base}/register`,
  });
  return {
    handlers: ltiRoutes({
      isSecure,
      launches,
      embedded,
      platforms,
      toolKeys: ownKeys,
      search: (visitor, query) => search(visitor, 'own', query),
    }),
    hourly: [launches.removeExpired, ownKeys.removeOld],
  };
}
