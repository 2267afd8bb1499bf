import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDifference, fingerprint, listSources, whyBuild, whyInstall } from './freshness.mjs';

const present = () => true;
const main = { path: 'apps/server/src/main.ts', changed: 1_000, size: 10 };
const page = { path: 'apps/portal/src/page.tsx', changed: 2_000, size: 20 };

/** @param {number} startedAt @param {import('./freshness.mjs').Source[]} sources */
const stampOf = (startedAt, sources) => ({
  startedAt,
  files: fingerprint(sources),
  outputs: ['apps/server/dist/main.js'],
});

describe('a build', () => {
  it('is needed when none has been finished', () => {
    expect(whyBuild([main], undefined, present)).toBe('there is no finished build yet');
  });

  it('holds while every source is as old as its beginning or older', () => {
    expect(whyBuild([main, page], stampOf(2_000, [main, page]), present)).toBeUndefined();
  });

  it('is needed when a source is newer, which also covers one that changed while it ran', () => {
    expect(whyBuild([main, page], stampOf(1_999, [main, page]), present)).toContain(
      'apps/portal/src/page.tsx is newer',
    );
  });

  it('is needed when a source was removed, although the others are old', () => {
    expect(whyBuild([main], stampOf(9_000, [main, page]), present)).toContain('added or removed');
  });

  it('is needed when an old file was moved in', () => {
    expect(whyBuild([main, page], stampOf(9_000, [main]), present)).toContain('added or removed');
  });

  it('is needed when what it made has been deleted', () => {
    expect(whyBuild([main], stampOf(9_000, [main]), () => false)).toBe('apps/server/dist/main.js is missing');
  });
});

describe('installed packages', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-darwin': { version: '1.0.0', integrity: 'sha512-d', optional: true },
    },
  };
  const a = { version: '1.0.0', integrity: 'sha512-a' };

  it('fit although the binaries of another system are absent', () => {
    expect(findDifference(wanted, { packages: { 'node_modules/a': a } })).toBeUndefined();
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['has another content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
  ])('do not fit when one %s', (_, packages) => {
    expect(findDifference(wanted, { packages })).toBe('node_modules/a');
  });

  it('do not fit when one is left over', () => {
    const packages = { 'node_modules/a': a, 'node_modules/b': a };
    expect(findDifference(wanted, { packages })).toBe('node_modules/b');
  });
});

describe('a folder', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'freshness with space '));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** @param {string} path @param {unknown} content @param {number} [atSecond] */
  const write = (path, content, atSecond = 100) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    utimesSync(join(root, path), atSecond, atSecond);
  };

  it('is built from sources, settings and migrations, not from tests, results or packages', () => {
    for (const path of [
      'apps/portal/index.html',
      'apps/portal/vite.config.ts',
      'apps/server/migrations/001_add_media.sql',
      'apps/server/src/main.ts',
      'package-lock.json',
      'packages/domain/src/licence.ts',
      'apps/server/src/main.test.ts',
      'apps/server/test/harness.ts',
      'apps/server/dist/main.js',
      'apps/server/node_modules/glob/index.js',
      'packages/domain/README.md',
      'docs/architecture.md',
    ]) {
      write(path, '');
    }
    expect(listSources(root).map(({ path }) => path)).toEqual([
      'apps/portal/index.html',
      'apps/portal/vite.config.ts',
      'apps/server/migrations/001_add_media.sql',
      'apps/server/src/main.ts',
      'package-lock.json',
      'packages/domain/src/licence.ts',
    ]);
  });

  it('needs its packages when there are none', () => {
    write('package-lock.json', { packages: {} });
    expect(whyInstall(root)).toBe('node_modules is missing');
  });

  it('does not need them again while they are as new as the lock file', () => {
    write('package-lock.json', { packages: { 'node_modules/a': { version: '2.0.0' } } }, 100);
    write('node_modules/.package-lock.json', { packages: {} }, 100);
    expect(whyInstall(root)).toBeUndefined();
  });

  it('needs them when the lock file is newer and wants something else', () => {
    write('package-lock.json', { packages: { 'node_modules/a': { version: '2.0.0' } } }, 101);
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } }, 100);
    expect(whyInstall(root)).toBe('node_modules/a differs from package-lock.json');
  });

  it('does not need them when only the date of the lock file is newer', () => {
    const same = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    write('package-lock.json', same, 101);
    write('node_modules/.package-lock.json', same, 100);
    expect(whyInstall(root)).toBeUndefined();
  });
});
