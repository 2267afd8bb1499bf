import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Requirements of ASVS 5.0 at level 1 or 2: how many the sections of each chapter have. Those of level 3 come last in a section. */
const counts = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

/**
 * One part of a row's first cell: a number, or a range within a section.
 * @param {string} part
 */
function expand(part) {
  const [from = '', to = from] = part.trim().split('–');
  const section = from.slice(0, from.lastIndexOf('.'));
  /** @param {string} id */
  const placeOf = (id) => Number(id.slice(id.lastIndexOf('.') + 1));
  const [first, last] = [placeOf(from), placeOf(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
}

const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

test('the document of security names every requirement of levels 1 and 2 once', () => {
  const named = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').flatMap(expand));
  const wanted = Object.entries(counts).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      expand(`${chapter}.${section}.1–${chapter}.${section}.${count}`),
    ),
  );
  expect(wanted).toHaveLength(253);
  expect(named.sort()).toEqual(wanted.sort());
});

test('the document of security says of every requirement how it is met, or why not', () => {
  for (const row of rows) expect(row.split('|')[2]?.trim(), row).not.toBe('');
});

/** @type {Record<string, string>} */
const places = {
  server: 'apps/server/src',
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  portal: 'apps/portal/src',
};

/**
 * The file that a short path of the document means.
 * @param {string} path
 */
function fileOf(path) {
  const [first = '', ...rest] = path.split('/');
  if (first === 'e2e') return join('e2e', `${rest.join('/')}.journey.test.ts`);
  return join(places[first] ?? first, ...rest);
}

test('the tests that the document of security names are there', () => {
  const named = [...text.matchAll(/`((?:server|domain|contract|portal|tooling|e2e)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  const files = named.filter((path) => !path.startsWith('e2e/x'));
  expect(files.length).toBeGreaterThan(150);
  expect(files.map(fileOf).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
