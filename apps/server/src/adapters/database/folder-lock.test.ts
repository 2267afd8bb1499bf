import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
const lockFile = () => join(folder, 'portal.lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (lock: object) => writeFileSync(lockFile(), JSON.stringify(lock));

test('a second process is refused while the first one runs', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new FolderInUseError(process.pid));
  unlock();
  expect(existsSync(lockFile())).toBe(false);
  lockFolder(folder)();
});

test('a lock whose process has ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  write({ pid: child.pid, startedAt: '1', token: 'old' });
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  unlock();
});

test('a lock whose process number now belongs to another program is taken over', () => {
  write({ pid: process.ppid, startedAt: 'long ago', token: 'old' });
  lockFolder(folder)();
});

test('a lock file that cannot be read is taken over', () => {
  writeFileSync(lockFile(), 'half a li');
  lockFolder(folder)();
});

test('whoever lost the lock does not remove that of the next one', () => {
  const unlock = lockFolder(folder);
  write({ pid: process.pid, startedAt: '', token: 'of somebody else' });
  unlock();
  expect(existsSync(lockFile())).toBe(true);
});
