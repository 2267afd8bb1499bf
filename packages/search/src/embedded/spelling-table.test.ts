import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SpellingTable } from './spelling-table';

describe('the table of spellings', () => {
  it('gives every spelling one number, and different ones different numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '\ud83d'), maxLength: 5 })), (words) => {
        const table = new SpellingTable();
        const numbers = words.map((word) => table.numberOf(word));
        expect(numbers.map((number) => table.texts[number])).toEqual(words);
        expect(table.texts.length).toBe(new Set(words).size);
      }),
    );
  });

  it('finds words inside a text', () => {
    const table = new SpellingTable();
    const vulkan = table.numberOf('Vulkan');
    expect(table.numberOf('Ein Vulkan spuckt', 4, 10)).toBe(vulkan);
    expect(table.numberOf('Ein Vulkan spuckt', 4, 9)).not.toBe(vulkan);
  });

  it('keeps its numbers while it grows', () => {
    const table = new SpellingTable();
    const words = Array.from({ length: 20_000 }, (_, index) => `Wort-${index}-mit-etwas-Länge`);
    const numbers = words.map((word) => table.numberOf(word));
    expect(words.map((word) => table.numberOf(word))).toEqual(numbers);
  });
});
