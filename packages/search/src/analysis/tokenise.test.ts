import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise';

const words = (text: string) => tokenise(text).map((token) => token.text);
const plainWords = (text: string) =>
  tokenise(text)
    .filter((token) => !token.isJoined)
    .map((token) => token.text);

/** Any row of code units, broken pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

describe('words of a text', () => {
  it.each([
    ['Teilung der Zelle', ['Teilung', 'der', 'Zelle']],
    ['H2O, CO₂ und m²!', ['H2O', 'CO₂', 'und', 'm²']],
    ["Darwin's Reise – L'Aquila", ['Darwin', 'Reise', 'L', 'Aquila']],
    ['„Emil“ (Teil 1)', ['Emil', 'Teil', '1']],
    ['日本語', ['日', '本', '語']],
    ['', []],
    ['*** ??? ---', []],
    ['\ud800 Wal \udc00', ['Wal']],
  ])('are found in "%s"', (text, expected) => {
    expect(plainWords(text)).toEqual(expected);
  });

  it('joined by a hyphen also count as one word', () => {
    expect(words('Elisabeth-Turm')).toEqual(['Elisabeth', 'Turm', 'ElisabethTurm']);
  });

  it('that are groups of digits also count as one number', () => {
    expect(words('Nr. 46 10103')).toEqual(['Nr', '46', '10103', '4610103']);
    expect(words('4610103')).toEqual(['4610103']);
  });

  it('divided by a blank stay two when one of them is no number', () => {
    expect(words('Klasse 7 Bio')).toEqual(['Klasse', '7', 'Bio']);
  });

  it('stand in a row, with joined readings at the place of their last word', () => {
    expect(tokenise('E-Mail an').map(({ text, position }) => [text, position])).toEqual([
      ['E', 0],
      ['Mail', 1],
      ['EMail', 1],
      ['an', 2],
    ]);
  });

  it('are cut out of the text at the place they name', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const token of tokenise(text)) {
          expect(token.end).toBeGreaterThan(token.start);
          if (!token.isJoined) expect(text.slice(token.start, token.end)).toBe(token.text);
        }
      }),
    );
  });

  it('longer than any real word are left out', () => {
    expect(words(`vor ${'x'.repeat(65)} nach`)).toEqual(['vor', 'nach']);
  });
});
