import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use by another process of the portal. */
export class FolderInUseError extends Error {
  constructor(readonly pid: number) {
    super(`in use by process ${pid}`);
    this.name = 'FolderInUseError';
  }
}

interface Lock {
  pid: number;
  /** Tells a process apart from a later one that was given the same number. */
  startedAt: string;
  token: string;
}

/** When the process began, as the kernel counts; empty where it cannot be known. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, startedAt }: Lock): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startedAt === startOf(pid);
}

function readLock(path: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Lock;
  } catch {
    return undefined;
  }
}

/**
 * Takes the data folder for this process alone. The embedded database would let a second process in and
 * then lose rows, so the second one is refused. A lock left behind by a crash is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'portal.lock');
  const own: Lock = { pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() };

  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(own), { flag: 'wx' });
      return () => {
        if (readLock(path)?.token === own.token) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = readLock(path);
      if (other && isRunning(other)) throw new FolderInUseError(other.pid);
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUseError(readLock(path)?.pid ?? 0);
}
