import { describe, expect, it } from 'vitest';
import {
  accessCodeGuessingOdds,
  attemptLimits,
  searchLimits,
  secondsToNextMinute,
  secondsToWait,
} from './attempt-limits';

const noon = new Date('2026-11-15T12:00:00Z');

describe('attempts', () => {
  it('ten wrong passwords stop an account, and an address may be a school of a thousand', () => {
    expect(attemptLimits['sign-in'].account).toBe(10);
    expect(attemptLimits['access-code'].address).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['2026-11-15T12:00:00.000Z', 900],
    ['2026-11-15T11:50:00.000Z', 300],
    ['2026-11-15T11:45:00.500Z', 1],
    ['2026-11-15T11:30:00.000Z', 1],
  ])('from %s on have to wait %i seconds', (oldest, seconds) => {
    expect(secondsToWait(new Date(oldest), noon)).toBe(seconds);
  });
});

describe('searching', () => {
  it('is never stopped for thirty pupils who type ten signs a second behind one address', () => {
    expect(searchLimits.account).toBeGreaterThanOrEqual(10 * 60);
    expect(searchLimits.address).toBeGreaterThanOrEqual(30 * searchLimits.account);
  });

  it.each([
    ['2026-11-15T12:00:00.000Z', 60],
    ['2026-11-15T12:00:15.000Z', 45],
    ['2026-11-15T12:00:59.400Z', 1],
  ])('goes on with the next minute: from %s in %i seconds', (moment, seconds) => {
    expect(secondsToNextMinute(new Date(moment))).toBe(seconds);
  });
});

describe('guessing access codes', () => {
  // 31^12 = 7.87 * 10^17 codes; 200 guesses in 15 minutes are 19,200 a day and 7.0 * 10^6 a year from one address.
  it('from one address for a whole year among 100,000 valid codes succeeds less than once in a million', () => {
    const odds = accessCodeGuessingOdds({ addresses: 1, days: 365, validCodes: 100_000 });
    expect(odds).toBeCloseTo((200 * 96 * 365 * 100_000) / 7.876_627_8e17, 12);
    expect(odds).toBeLessThan(1e-6);
  });

  it('from a thousand addresses at once for a whole year succeeds less than once in a thousand', () => {
    expect(accessCodeGuessingOdds({ addresses: 1000, days: 365, validCodes: 100_000 })).toBeLessThan(1e-3);
  });
});
