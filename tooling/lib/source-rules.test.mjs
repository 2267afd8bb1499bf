import { describe, expect, it } from 'vitest';
import { findBreaches } from './source-rules.mjs';

/** @param {string} path @param {string} text */
const breaches = (path, text) => findBreaches([{ path, text }]).length;

describe('SQL', () => {
  const statements = [
    "await database.query('select id from media where id = $1', [id]);",
    'await database.query(`\n  insert into lists (id) values ($1)`);',
    "run('UPDATE licences SET remaining = remaining - 1');",
    'const rows = await sql<Row>`select 1`;',
    "database.selectFrom('media').selectAll();",
  ];

  it.each(statements)('is refused in a service: %s', (text) => {
    expect(breaches('apps/server/src/features/media/service.ts', text)).toBe(1);
  });

  it.each([
    'apps/server/src/features/media/repository.ts',
    'apps/server/src/adapters/database/migrate.ts',
    'apps/server/src/features/media/media.db.test.ts',
    'packages/fixtures/src/media.ts',
  ])('is welcome in %s', (path) => {
    expect(statements.map((text) => breaches(path, text))).toEqual([0, 0, 0, 0, 0]);
  });

  it('is not mistaken for words in a sentence or a comment', () => {
    const text = "// select a row from media\nthrow new Error('please select another one');\nlog('update finished');";
    expect(breaches('apps/server/src/features/media/service.ts', text)).toBe(0);
  });
});

describe('settings', () => {
  it.each(['const port = process.env.PORT;', "import { env } from 'node:process';"])('are not read by %s', (text) => {
    expect(breaches('apps/server/src/http/session.ts', text)).toBe(1);
    expect(breaches('packages/domain/src/licence.ts', text)).toBe(1);
  });

  it.each(['apps/server/src/main.ts', 'apps/server/src/cli/import.ts'])('are read by %s', (path) => {
    expect(breaches(path, 'parseSettings(process.env);')).toBe(0);
  });
});

describe('a test file', () => {
  it.each(['e2e/login.test.ts', 'packages/domain/src/licence.spec.ts', 'bench/src/search.test.ts'])(
    'that no project runs is refused: %s',
    (path) => {
      expect(breaches(path, '')).toBe(1);
    },
  );

  it.each([
    'e2e/guest.journey.test.ts',
    'packages/domain/src/licence.test.ts',
    'apps/portal/src/app/shell.test.tsx',
    'apps/server/src/features/media/media.db.test.ts',
    'tooling/lib/lock.test.mjs',
  ])('has its place: %s', (path) => {
    expect(breaches(path, '')).toBe(0);
  });
});

describe('a folder that says nothing', () => {
  it.each(['apps/portal/src/utils/dates.ts', 'packages/ui/src/helpers.ts', 'apps/server/src/common/x.ts'])(
    'is refused: %s',
    (path) => {
      expect(breaches(path, '')).toBe(1);
    },
  );
});
