import type { Handlers } from '../../http/register-calls';
import type { SetupService } from './setup';

type SetupCalls =
  | 'GET /api/v1/config/frontend'
  | 'GET /api/v1/setup/locale/all'
  | 'GET /api/v1/setup/locale/{lang}'
  | 'GET /api/v1/setup/theme'
  | 'GET /favicon.svg'
  | 'GET /api/v1/setup/logo'
  | 'GET /api/v1/setup/files/logo_footer'
  | 'GET /api/v1/setup/files/illustration';

/** What a client needs before it can show anything. */
export const setupRoutes = (setup: SetupService): Handlers<SetupCalls> => ({
  'GET /api/v1/config/frontend': () => setup.config,
  'GET /api/v1/setup/locale/all': () => setup.allLocales(),
  'GET /api/v1/setup/locale/{lang}': ({ params }) => setup.locale(params.lang),
  'GET /api/v1/setup/theme': async () => JSON.stringify(await setup.theme()),
  'GET /favicon.svg': () => setup.favicon(),
  'GET /api/v1/setup/logo': () => setup.file('logo'),
  'GET /api/v1/setup/files/logo_footer': () => setup.file('logo_footer'),
  'GET /api/v1/setup/files/illustration': () => setup.file('illustration'),
});
