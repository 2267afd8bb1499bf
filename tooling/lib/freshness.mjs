import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './places.mjs';

/** @typedef {{ path: string, changed: number, size: number }} Source a file the build reads; `changed` in ms */
/** @typedef {{ startedAt: number, files: string, outputs: string[] }} Stamp written after a build that succeeded */

/** What the build reads. Tests are left out: a changed test does not make the build old. */
const watched = ['apps', 'packages', 'tooling', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const notWatched = /(^|\/)(node_modules|dist|coverage)$|^apps\/[^/]+\/(test|data)$|\.test\.[a-z]+$|\.md$/u;

/**
 * Everything the build depends on, in a fixed order.
 * @param {string} root
 * @returns {Source[]}
 */
export function listSources(root) {
  /** @type {Source[]} */
  const found = [];
  const visit = (/** @type {string} */ path) => {
    const name = inRepository(path, root);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || notWatched.test(name)) return;
    if (stat.isDirectory()) for (const entry of readdirSync(path)) visit(join(path, entry));
    else found.push({ path: name, changed: stat.mtimeMs, size: stat.size });
  };
  for (const name of watched) visit(join(root, name));
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Names and sizes of the sources: tells a removed file, or an old one moved in, which no date would show.
 * @param {Source[]} sources
 */
export function fingerprint(sources) {
  return createHash('sha256')
    .update(sources.map(({ path, size }) => `${path} ${size}`).join('\n'))
    .digest('hex');
}

/**
 * Says why a build is needed, or nothing when the last one still holds.
 * @param {Source[]} sources
 * @param {Stamp | undefined} stamp
 * @param {(output: string) => boolean} exists
 * @returns {string | undefined}
 */
export function whyBuild(sources, stamp, exists) {
  if (!stamp) return 'there is no finished build yet';
  const missing = stamp.outputs.find((output) => !exists(output));
  if (missing) return `${missing} is missing`;
  const newer = sources.find(({ changed }) => changed > stamp.startedAt);
  if (newer) return `${newer.path} is newer than the build`;
  if (fingerprint(sources) !== stamp.files) return 'files were added or removed since the build';
  return undefined;
}

/**
 * @param {string} file
 * @returns {Stamp | undefined}
 */
export function readStamp(file) {
  return readJson(file);
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked */
/** @typedef {{ packages?: Record<string, Locked> }} Lock a lock file of npm */

/**
 * Says why packages must be installed, or nothing when `node_modules` fits the lock file.
 * @param {string} root
 * @returns {string | undefined}
 */
export function whyInstall(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  const wantedFile = join(root, 'package-lock.json');
  if (!existsSync(installedFile)) return 'node_modules is missing';
  if (statSync(wantedFile).mtimeMs <= statSync(installedFile).mtimeMs) return undefined;
  // A checkout renews the date of the lock file also where nothing in it has changed.
  const different = findDifference(readJson(wantedFile), readJson(installedFile));
  return different && `${different} differs from package-lock.json`;
}

/**
 * The first package that is not installed as the lock file wants it. Optional ones may be absent: most are the
 * binaries of another system.
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} installed
 */
export function findDifference(wanted, installed) {
  const have = installed?.packages ?? {};
  const want = wanted?.packages ?? {};
  return [...Object.keys(want), ...Object.keys(have)].find((name) => {
    if (name === '') return false;
    const [there, here] = [want[name], have[name]];
    if (!here) return !(there?.optional || there?.devOptional);
    return !there || there.version !== here.version || there.integrity !== here.integrity;
  });
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
