import { expect, test } from 'vitest';
import { claimMs, pauseAfter } from './pauses';

test('a letter waits half a minute after the first failure, twice as long after each further one, half an hour at most', () => {
  expect([1, 2, 3, 4, 7, 50].map((attempts) => pauseAfter(attempts) / 1000)).toEqual([30, 60, 120, 240, 1800, 1800]);
});

test('a claim outlasts the patience with a mail server', () => {
  expect(claimMs).toBeGreaterThan(60_000 + 15_000);
});
