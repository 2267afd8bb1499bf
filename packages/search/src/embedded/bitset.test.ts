import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBits, createBitset, fillBits, hasBit, intersectBits, setBit, subtractBits } from './bitset';

const size = 200;
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const toBits = (indices: readonly number[]) => {
  const bits = createBitset(size);
  for (const index of indices) setBit(bits, index);
  return bits;
};
const toIndices = (bits: Uint32Array) =>
  Array.from({ length: size }, (_, index) => index).filter((index) => hasBit(bits, index));

describe('a bitset', () => {
  it('is the set of what was put in', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        expect(toIndices(toBits(one))).toEqual([...one].sort((a, b) => a - b));
        expect(countBits(toBits(one))).toBe(one.length);
        expect(toIndices(intersectBits(toBits(one), toBits(other)))).toEqual(
          one.filter((index) => other.includes(index)).sort((a, b) => a - b),
        );
        expect(toIndices(subtractBits(toBits(one), toBits(other)))).toEqual(
          one.filter((index) => !other.includes(index)).sort((a, b) => a - b),
        );
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('of everything holds %i documents and nothing behind them', (count) => {
    expect(countBits(fillBits(count))).toBe(count);
  });
});
