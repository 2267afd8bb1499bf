import { describe, expect, it } from 'vitest';
import { cycle, fingerprint, generatorOf } from './generator';

const numbers = (seed: string, count = 20): number[] => {
  const r = generatorOf(seed);
  return Array.from({ length: count }, () => r.next());
};

describe('choices from an identifier', () => {
  it('are the same for the same identifier', () => {
    expect(numbers('DEMO-0001')).toEqual(numbers('DEMO-0001'));
  });

  it.each([
    ['DEMO-0001', 'DEMO-0002'],
    ['', ' '],
    ['a', 'A'],
    ['ab', 'ba'],
    ['\u{1F600}', '\u{1F601}'],
  ])('differ between %j and %j', (one, other) => {
    expect(numbers(one)).not.toEqual(numbers(other));
  });

  it('lie from 0 up to, but not including, 1', () => {
    const all = numbers('range', 5000);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
  });

  it('spread evenly over neighbouring identifiers, in the first choice as in the fifth', () => {
    for (const draw of [0, 4]) {
      const counts = [0, 0, 0, 0];
      for (let i = 0; i < 8000; i++) {
        const bucket = Math.floor((numbers(`55${i}`, 5)[draw] ?? 0) * 4);
        counts[bucket] = (counts[bucket] ?? 0) + 1;
      }
      // 2,000 are expected in each; 39 is one standard deviation, so 200 is far outside chance.
      for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    }
  });

  it('keep to the limits that are asked for', () => {
    const r = generatorOf('limits');
    for (let i = 0; i < 500; i++) {
      expect([0, 1, 2]).toContain(r.int(3));
      expect(r.int(1)).toBe(0);
      const between = r.between(-10, 10);
      expect(between >= -10 && between < 10).toBe(true);
      expect(['a', 'b']).toContain(r.pick(['a', 'b']));
      expect(r.chance(0)).toBe(false);
      expect(r.chance(1)).toBe(true);
    }
  });
});

describe('fingerprint', () => {
  it('is letters and digits only, whatever the text holds', () => {
    for (const text of ['', '"><script>', 'ä/ö ü', '\u0000', '\uD800'])
      expect(fingerprint(text)).toMatch(/^[0-9a-z]+$/);
  });

  it('has no collision among 50,000 identifiers', () => {
    const all = new Set(Array.from({ length: 50_000 }, (_, i) => fingerprint(`VERLEIH-${4600000 + i}`)));
    expect(all.size).toBe(50_000);
  });
});

describe('cycle', () => {
  it.each([
    [0, 'a'],
    [2, 'c'],
    [3, 'a'],
    [-1, 'c'],
  ])('finds the entry at %d', (index, expected) => {
    expect(cycle(['a', 'b', 'c'], index)).toBe(expected);
  });
});
