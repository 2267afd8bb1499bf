import { expect, test } from 'vitest';
import { circuitBreaker } from './breaker';

test('a source that fails three times is left alone, tried once after the pause, and asked again when it answers', () => {
  let now = 0;
  const breaker = circuitBreaker(() => now);
  for (let time = 0; time < 3; time += 1) {
    expect(breaker.mayAsk()).toBe(true);
    breaker.failed();
  }
  expect([breaker.mayAsk(), breaker.secondsLeft()]).toEqual([false, 30]);
  now = 30_000;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.failed();
  expect([breaker.mayAsk(), breaker.secondsLeft()]).toEqual([false, 60]);
  now = 90_000;
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});

test('a pause never lasts longer than ten minutes', () => {
  const breaker = circuitBreaker(() => 0);
  for (let time = 0; time < 40; time += 1) breaker.failed();
  expect(breaker.secondsLeft()).toBe(600);
});

test('failures with answers between them do not add up', () => {
  const breaker = circuitBreaker(() => 0);
  for (let time = 0; time < 10; time += 1) {
    breaker.failed();
    breaker.failed();
    breaker.succeeded();
  }
  expect(breaker.mayAsk()).toBe(true);
});
