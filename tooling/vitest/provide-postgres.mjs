import { providePostgres } from '../lib/postgres.mjs';

/**
 * Runs before the tests on PostgreSQL. `npm test` has set one up already; this one serves `npx vitest` in daily work.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const server = await providePostgres({ mayInstall: false });
  process.env.TEST_DATABASE_URL = server.url;
  project.config.env.TEST_DATABASE_URL = server.url;
  return async () => {
    if (server.from !== 'TEST_DATABASE_URL') delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
