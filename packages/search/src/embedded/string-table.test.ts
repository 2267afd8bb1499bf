import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Section } from './section-file';
import { compareTexts, packStrings, StringTable } from './string-table';

function tableOf(texts: readonly string[]): StringTable {
  const sections = new Map<string, Section>();
  packStrings('t', [...new Set(texts)].sort(compareTexts), sections);
  return new StringTable(sections.get('t.text') as Uint16Array, sections.get('t.start') as Uint32Array);
}

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '\ud83d'), maxLength: 6 }));

describe('a table of texts', () => {
  it('finds every text it holds and no other', () => {
    fc.assert(
      fc.property(words, fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), maxLength: 6 }), (texts, other) => {
        const table = tableOf(texts);
        for (const text of texts) expect(table.get(table.find(text))).toBe(text);
        if (!texts.includes(other)) expect(table.find(other)).toBe(-1);
      }),
    );
  });

  it('finds all texts that begin alike', () => {
    fc.assert(
      fc.property(words, fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), maxLength: 3 }), (texts, prefix) => {
        const table = tableOf(texts);
        const [from, to] = table.prefixRange(prefix);
        const found = Array.from({ length: to - from }, (_, index) => table.get(from + index));
        expect(found).toEqual([...new Set(texts)].filter((text) => text.startsWith(prefix)).sort(compareTexts));
      }),
    );
  });
});
