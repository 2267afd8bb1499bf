import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

describe('the lock of a folder', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'below', 'work.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lets one work after the other and tells the second whom it waits for', async () => {
    /** @type {string[]} */
    const events = [];
    const work = (/** @type {string} */ name) => async () => {
      events.push(`${name} begins`);
      await sleep(50);
      events.push(`${name} ends`);
    };
    const options = { pollMs: 5, onWait: (/** @type {number} */ pid) => events.push(`waiting for ${pid}`) };
    const first = withLock(file, work('first'), options);
    await Promise.all([first, withLock(file, work('second'), options)]);
    expect(events).toEqual([
      'first begins',
      `waiting for ${process.pid}`,
      'first ends',
      'second begins',
      'second ends',
    ]);
  });

  it('is given back when the work fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  it('of a process that no longer runs counts as none', async () => {
    await withLock(file, async () => {});
    // No system gives this number to a process.
    writeFileSync(file, '99999999');
    expect(await withLock(file, async () => 'done')).toBe('done');
  });

  it('of a process that has long been silent counts as none, even where its number is in use again', async () => {
    await withLock(file, async () => {});
    writeFileSync(file, String(process.pid));
    const longAgo = Date.now() / 1000 - 31;
    utimesSync(file, longAgo, longAgo);
    expect(await withLock(file, async () => 'done')).toBe('done');
  });
});
