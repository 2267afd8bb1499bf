import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installDebianPackages, isRoot } from './debian.mjs';
import { Failure } from './failure.mjs';
import { capture } from './processes.mjs';
import { findProgram, isExecutable } from './programs.mjs';

/** @typedef {{ url: string, from: string, stop: () => Promise<void> }} TestPostgres */

/**
 * A PostgreSQL server for the tests: the one given, or a private one that is thrown away afterwards.
 * @param {{ mayInstall: boolean }} options
 * @returns {Promise<TestPostgres>}
 */
export async function providePostgres({ mayInstall }) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    if (!(await answers(given))) throw new Failure('Nothing answers at the address in TEST_DATABASE_URL.');
    return { url: given, from: 'TEST_DATABASE_URL', stop: async () => {} };
  }
  let binaries = findBinaries();
  if (!binaries && mayInstall && (await installDebianPackages(['postgresql']))) binaries = findBinaries();
  if (!binaries) {
    throw new Failure(
      'There is no PostgreSQL: set TEST_DATABASE_URL to a server where databases may be created, or install the package postgresql.',
    );
  }
  return startPrivateServer(binaries);
}

/**
 * Whether anybody listens there. An address without a host means a socket of the system, which the driver finds.
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function answers(address) {
  if (!URL.canParse(address)) return Promise.resolve(false);
  const { hostname, port } = new URL(address);
  if (!hostname) return Promise.resolve(true);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 5432), hostname.replaceAll(/[[\]]/gu, ''));
    const settle = (/** @type {boolean} */ isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(5_000, () => settle(false));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}

/** The folder of the newest server programs, which Debian keeps off the path. */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = findProgram('postgres');
  const folders = versions.map((version) => join(debian, version, 'bin'));
  if (onPath) folders.push(dirname(realpathSync(onPath)));
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

/**
 * @param {string} binaries
 * @returns {Promise<TestPostgres>}
 */
async function startPrivateServer(binaries) {
  // Root's own temporary folder may be closed to the user the server runs as.
  const folder = mkdtempSync(join(isRoot && existsSync('/tmp') ? '/tmp' : tmpdir(), 'mediathek-postgres-'));
  try {
    const user = await unprivilegedUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, ...user, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } };
    await initialise(binaries, folder, options);
    const port = await findFreePort();
    const stop = await launch(binaries, folder, port, options);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, from: binaries, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
async function unprivilegedUser() {
  if (!isRoot) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [await capture('id', ['-u', name]), await capture('id', ['-g', name])];
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Failure('PostgreSQL refuses to run as root, and there is neither a user postgres nor a user nobody.');
}

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** @param {string} binaries @param {string} folder @param {SpawnOptions} options */
async function initialise(binaries, folder, options) {
  const common = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  let output = '';
  // Not every system knows the first one; with the second, upper and lower case holds for plain letters only.
  for (const locale of ['C.UTF-8', 'C']) {
    const result = await capture(join(binaries, 'initdb'), [...common, `--locale=${locale}`], options);
    if (result.code === 0) return;
    output = result.output;
    rmSync(join(folder, 'data'), { recursive: true, force: true });
  }
  throw new Failure(`PostgreSQL could not lay out a test cluster: ${lastLine(output)}`);
}

/** Nothing here outlives the tests, so nothing needs to reach the disk. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Ends the server and removes its folder as soon as its input closes: also when the tests were killed and could not
 * clean up any more.
 */
const guard = '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; cd /; rm -rf "$FOLDER"';

/**
 * @param {string} binaries
 * @param {string} folder
 * @param {number} port
 * @param {SpawnOptions} options
 * @returns {Promise<() => Promise<void>>}
 */
function launch(binaries, folder, port, options) {
  const place = ['-D', join(folder, 'data'), '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const server = [join(binaries, 'postgres'), ...place, ...careless.flatMap((setting) => ['-c', setting])];
  const child = spawn('sh', ['-c', guard, 'sh', ...server], {
    ...options,
    env: { ...options.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
    // In a group of its own: a Ctrl-C at the terminal must not end it before the tests have.
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let log = '';
    let isSettled = false;
    const settle = (/** @type {boolean} */ isReady) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(patience);
      if (isReady) return resolve(stop);
      child.stdin?.end();
      reject(new Failure(`PostgreSQL did not start: ${lastLine(log)}`));
    };
    const patience = setTimeout(() => settle(false), 60_000);
    child.on('error', () => settle(false));
    child.stderr?.on('data', (chunk) => {
      // Read to the end of its life, or the server would block on a full pipe; kept only until it is ready.
      if (isSettled) return;
      log += chunk;
      if (/ready to accept connections/u.test(log)) settle(true);
      else if (/FATAL/u.test(log)) settle(false);
    });
  });
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? 'it said nothing';
}
