import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 2_000;
/** A holder that has not shown itself for so long was killed, even where another process has its number by now. */
const silentMs = 30_000;

/**
 * Does the work while no other process on this folder does: two builds at once would write into each other's files.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (holder: number) => void, pollMs?: number }} [options]
 */
export async function withLock(file, work, { onWait, pollMs = 200 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder !== undefined && isAbandoned(file, holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told && holder !== undefined) onWait?.(holder);
    told ||= holder !== undefined;
    await sleep(pollMs);
  }
  const release = () => rmSync(file, { force: true });
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  heartbeat.unref();
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody emptied the folder; the work itself goes on.
  }
}

/** @param {string} file */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {number} holder */
function isAbandoned(file, holder) {
  try {
    // Empty for the instant between creating and writing it: then only its age counts.
    if (holder > 0 && !isAlive(holder)) return true;
    return Date.now() - statSync(file).mtimeMs > silentMs;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
