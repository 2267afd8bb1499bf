import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCleanUp } from './clean-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs every task once an hour, also after one of them failed, until it is stopped', async () => {
  const done: string[] = [];
  const log = pino({ level: 'silent' });
  const failing = () => Promise.reject(new Error('database gone'));
  const stop = startCleanUp([failing, async () => void done.push('second')], log);
  await vi.advanceTimersByTimeAsync(3_600_000 - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['second']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(done).toEqual(['second', 'second']);
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(done).toHaveLength(2);
});
