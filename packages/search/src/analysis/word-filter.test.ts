import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningSums, extendSum, stretchSum, WordFilter } from './word-filter';

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 12 });

describe('the word filter', () => {
  it('knows every word it was given, wherever it stands in another', () => {
    fc.assert(
      fc.property(fc.array(word), word, word, word, (others, before, known, after) => {
        const filter = new WordFilter([...others, known], others.length + 1);
        const sums = beginningSums(before + known + after);
        expect(filter.has(stretchSum(sums, before.length, before.length + known.length))).toBe(true);
      }),
    );
  });

  it('knows a word also when its last letter is missing', () => {
    const filter = new WordFilter(['schule'], 1);
    expect(filter.has(extendSum(stretchSum(beginningSums('schulbuch'), 0, 5), 'e'.charCodeAt(0)))).toBe(true);
  });

  it('turns away most other words', () => {
    const filter = new WordFilter(
      Array.from({ length: 1000 }, (_, index) => `wort${index}`),
      1000,
    );
    const passed = Array.from({ length: 1000 }, (_, index) => beginningSums(`anderes${index}`)).filter((sums) =>
      filter.has(stretchSum(sums, 0, sums.length - 1)),
    );
    expect(passed.length).toBeLessThan(150);
  });
});
