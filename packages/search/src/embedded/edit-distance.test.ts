import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, forgivenErrors, letterBits } from './edit-distance';

const codes = (word: string) => Uint16Array.from(word, (letter) => letter.charCodeAt(0));
const distance = (one: string, other: string, limit = 3) =>
  editDistance(codes(one), codes(other), 0, other.length, limit);

describe('typing errors', () => {
  it.each([
    ['vulkan', 'vulkan', 0],
    ['vulkna', 'vulkan', 1],
    ['vulkn', 'vulkan', 1],
    ['vulkaan', 'vulkan', 1],
    ['vulkin', 'vulkan', 1],
    ['uvlkna', 'vulkan', 2],
    ['fotosyntese', 'photosynthese', 3],
    ['', 'abc', 3],
  ])('between %s and %s are %i', (one, other, expected) => {
    expect(distance(one, other)).toBe(expected);
  });

  it('above the limit are only known to be more', () => {
    expect(distance('vulkan', 'geysir', 2)).toBe(3);
  });

  it('are as many one way as the other', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one));
      }),
    );
  });

  it.each([
    ['see', 0],
    ['wald', 1],
    ['vulkane', 1],
    ['gletscher', 2],
    ['zellkern', 2],
  ])('in %s are forgiven up to %i', (word, errors) => {
    expect(forgivenErrors(word)).toBe(errors);
  });

  it('never change more letters than twice their number', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const difference = letterBits(codes(one), 0, one.length) ^ letterBits(codes(other), 0, other.length);
        const ones = difference.toString(2).replaceAll('0', '').length;
        expect(ones).toBeLessThanOrEqual(2 * editDistance(codes(one), codes(other), 0, other.length, 9));
      }),
    );
  });
});
