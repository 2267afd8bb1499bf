import { afterEach, describe, expect, it } from 'vitest';
import { createPlayedPositions, forgetPlayedPositions, isWorthKeeping } from './played-positions';

afterEach(() => localStorage.clear());
const day = 86_400_000;

function positionsAt(time: number) {
  return createPlayedPositions(localStorage, () => time);
}

describe('where somebody stopped', () => {
  it('is found again on this device', () => {
    positionsAt(0).remember('MZH-1', 192.04, 1700);
    expect(positionsAt(5).find('MZH-1')).toBe(192);
    expect(positionsAt(5).find('MZH-2')).toBeUndefined();
  });

  it.each([
    [7.9, 100, false],
    [8, 100, true],
    [96.9, 100, true],
    [97, 100, false],
    [50, Number.NaN, false],
  ])('at second %d of %d is worth keeping: %s', (second, duration, isKept) => {
    expect(isWorthKeeping(second, duration)).toBe(isKept);
  });

  it('is forgotten when the film was seen to its end', () => {
    positionsAt(0).remember('MZH-1', 50, 100);
    positionsAt(0).remember('MZH-1', 100, 100);
    expect(positionsAt(0).find('MZH-1')).toBeUndefined();
  });

  it('is forgotten after sixty days, and at sign-in and sign-out', () => {
    positionsAt(0).remember('MZH-1', 50, 100);
    expect(positionsAt(60 * day).find('MZH-1')).toBeUndefined();
    expect(positionsAt(59 * day).find('MZH-1')).toBe(50);
    forgetPlayedPositions(localStorage);
    expect(localStorage).toHaveLength(0);
  });

  it('is kept for the hundred latest media', () => {
    const positions = positionsAt(0);
    for (let number = 0; number <= 100; number++) positions.remember(`M${number}`, 50, 100);
    expect([positions.find('M0'), positions.find('M1'), positions.find('M100')]).toEqual([undefined, 50, 50]);
  });

  it.each(['no JSON', '[]', 'null', '{"MZH-1":"x"}', '{"MZH-1":[1]}'])('survives a broken storage: %s', (text) => {
    localStorage.setItem('positions', text);
    expect(positionsAt(0).find('MZH-1')).toBeUndefined();
    positionsAt(0).remember('MZH-1', 50, 100);
    expect(positionsAt(0).find('MZH-1')).toBe(50);
  });

  it('is lost without storage, and nothing breaks', () => {
    const positions = createPlayedPositions(undefined, () => 0);
    positions.remember('MZH-1', 50, 100);
    expect(positions.find('MZH-1')).toBeUndefined();
  });
});
