import type { CallAnswer } from '@mediathek/contract';
import type { FrontendConfig } from '@mediathek/domain';
import type { Database } from '../adapters/database/database';
import { withinWall } from '../adapters/database/wall';
import type { RecordAudit } from '../audit/record-audit';
import { embeddedService } from '../features/lti/embedded';
import { launchService } from '../features/lti/launch';
import { platformService } from '../features/lti/platforms';
import { ltiRoutes } from '../features/lti/routes';
import { toolKeys } from '../features/lti/tool-keys';
import { messageVerifier } from '../features/lti/verify-message';
import type { DetailService } from '../features/media/detail';
import type { MediaService } from '../features/media/media';
import { schoolRepository } from '../features/schools/repository';
import type { CallContext, CallLimits } from '../http/register-calls';
import { type Visitor, wallOf } from '../http/visitor';
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
  countSearch: CallLimits['countSearch'];
  media: MediaService;
  detail: DetailService;
  search(
    visitor: Visitor,
    stock: 'own',
    query: CallContext<SearchCall>['body']['query'],
  ): Promise<CallAnswer<SearchCall>>;
}

/**
 * The message of a platform is looked at by the portal itself; what the frame shows afterwards is asked within the wall of the
 * platform's school or district, as everybody else's.
 */
const walled =
  <Rest extends unknown[], Answer>(work: (visitor: Visitor, ...rest: Rest) => Answer) =>
  (visitor: Visitor, ...rest: Rest): Answer =>
    withinWall(wallOf(visitor), () => work(visitor, ...rest));

/** Joins learning platforms with media and the search. */
export function composeLearningPlatforms(dependencies: Dependencies) {
  const { settings, config, database, keys, clock, recordAudit, countSearch, media, detail, search } = dependencies;
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
    showMedium: walled((visitor, identifier: string) => detail.show(visitor, identifier, true)),
    listCards: walled(media.listCards),
  });
  const platforms = platformService({
    ...{ database, clock, recordAudit, toolKeys: ownKeys, isSecure, tool },
    isRunningSchool: (place, within) => schoolRepository(within).isRunning(place),
    registerUrl: `${base}/register`,
  });
  return {
    handlers: ltiRoutes({
      ...{ isSecure, launches, embedded, platforms, countSearch },
      toolKeys: ownKeys,
      search: walled((visitor, query) => search(visitor, 'own', query)),
    }),
    hourly: [launches.removeExpired, ownKeys.removeOld],
  };
}
