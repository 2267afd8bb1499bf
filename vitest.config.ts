import { defineConfig } from 'vitest/config';

/** Tests that need a database; the same files run once on each of the two we support. */
const databaseTests = ['apps/server/**/*.db.test.ts'];

/** What happens side by side needs several connections, and the embedded database has one. */
const sideBySideTests = ['apps/server/**/*.postgres.test.ts'];

/** What runs in a browser is tested with a document; everything else runs bare, because a document costs start-up time. */
const browserCode = ['packages/ui', 'apps/portal'];

const never = ['**/node_modules/**', '**/dist/**'];

const minute = 60_000;

/** One process for each core; by itself the runner leaves one core idle, which is half of a small machine. */
const onAllCores = { maxWorkers: '100%' } as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          ...onAllCores,
          // Property tests take their time on a busy machine; no test asserts how long something takes.
          testTimeout: minute,
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'tooling/**/*.test.mjs'],
          exclude: [...never, ...databaseTests, ...sideBySideTests, ...browserCode.map((folder) => `${folder}/**`)],
          sequence: { groupOrder: 0 },
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-dom',
          ...onAllCores,
          testTimeout: minute,
          include: browserCode.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: never,
          environment: 'happy-dom',
          setupFiles: ['./tooling/vitest/clean-up-document.ts'],
          // Class names stay as written, so that a test never depends on a hash.
          css: { include: [/\.module\.css$/u], modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 0 },
        },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        test: {
          name: database,
          ...onAllCores,
          include: [...databaseTests, ...(database === 'postgres' ? sideBySideTests : [])],
          exclude: never,
          env: { TEST_DATABASE: database },
          globalSetup: [
            ...(database === 'postgres' ? ['./tooling/vitest/provide-postgres.mjs'] : []),
            './apps/server/test/prepare-databases.ts',
          ],
          testTimeout: minute,
          hookTimeout: 2 * minute,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.test.ts'],
          exclude: never,
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
          // Each file has a portal and a browser of its own, and waits for the other half of the time.
          ...onAllCores,
          globalSetup: ['./e2e/support/prepare-demo.ts'],
          // A machine that stalls for seconds is no fault of the portal's; a journey that needed its second attempt is marked so.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
