import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} File */
/**
 * A rule no other tool knows. `applies` gets the path inside the repository; `finds` gets the text without comments.
 * @typedef {{ name: string, reason: string, applies: (path: string) => boolean, finds: (file: File) => boolean }} Rule
 */

const test = /\.test\.(?:tsx?|mjs)$/u;

/** Statements written out, and the query builder's way of saying the same. */
const sql =
  /['"`]\s*(?:select\s[^'"`]*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|create\s+table|alter\s+table|with\s+\w+\s+as)\s|\bsql(?:<[^>]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/iu;

/** @type {Rule[]} */
const rules = [
  {
    name: 'SQL stands in repositories only',
    reason: 'who may see which rows is decided in one file per noun, and a changed table is found there',
    applies: (path) =>
      path.startsWith('apps/server/src/') &&
      !/(?:^|[/-])repository\.ts$/u.test(path) &&
      !path.startsWith('apps/server/src/adapters/database/') &&
      !test.test(path),
    finds: ({ text }) => sql.test(text),
  },
  {
    name: 'settings are read in main.ts and cli only',
    reason: 'a setting read elsewhere is neither checked at the start nor documented',
    applies: (path) =>
      /^(?:packages|apps)\/[^/]+\/src\//u.test(path) &&
      !/^apps\/server\/src\/(?:main\.ts$|cli\/)/u.test(path) &&
      !test.test(path),
    finds: ({ text }) => /\bprocess\s*(?:\?\.|\.)\s*env\b|\benv\b[^;]*from 'node:process'/u.test(text),
  },
  {
    name: 'a test belongs to a project',
    reason: 'a test file that vitest.config.ts does not match would never run, and nobody would notice',
    applies: (path) => /\.(?:test|spec)\.[cm]?[jt]sx?$|\/__tests__\//u.test(path),
    finds: ({ path }) =>
      !/^(?:packages|apps)\/.*\.test\.tsx?$|^tooling\/.*\.test\.mjs$|^e2e\/.*\.journey\.test\.ts$/u.test(path),
  },
  {
    name: 'folders are named after what they hold',
    reason: 'utils, helpers, common and misc collect what nobody finds again',
    applies: (path) => /^(?:packages|apps|e2e|bench|tooling)\//u.test(path),
    finds: ({ path }) => /\/(?:utils?|helpers?|common|misc)(?:\/|\.[a-z]+$)/u.test(path),
  },
];

/**
 * One line for each file that breaks a rule.
 * @param {File[]} files
 */
export function findBreaches(files) {
  return files.flatMap(({ path, text }) => {
    const file = { path, text: withoutComments(text) };
    return rules
      .filter((rule) => rule.applies(path) && rule.finds(file))
      .map((rule) => `${path}: ${rule.name} (${rule.reason})`);
  });
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '');
}

/** @param {string} root */
export function checkSources(root) {
  return findBreaches(readSources(root));
}

/** @param {string} root @returns {File[]} */
function readSources(root) {
  /** @type {File[]} */
  const files = [];
  const visit = (/** @type {string} */ path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const name = `${path}/${entry.name}`;
      if (entry.isDirectory() && !/^(?:node_modules|dist|coverage)$/u.test(entry.name)) visit(name);
      else if (/\.[cm]?[jt]sx?$/u.test(name)) files.push({ path: name, text: readFileSync(join(root, name), 'utf8') });
    }
  };
  for (const folder of ['packages', 'apps', 'e2e', 'bench', 'tooling']) visit(folder);
  return files;
}
