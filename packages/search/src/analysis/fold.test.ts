import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode, foldWord, lowerCase } from './fold';

/** Any row of code units, broken pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

describe('folding', () => {
  it.each([
    ['umlauts', ['Vögel', 'Voegel', 'VÖGEL', 'Vogel', 'Vo\u0308gel']],
    ['sharp s', ['Straße', 'Strasse', 'STRASSE', 'STRAẞE']],
    ['ä', ['Mädchen', 'Maedchen', 'madchen']],
    ['ü', ['Übung', 'Uebung', 'ubung']],
    ['ph', ['Delphin', 'Delfin', 'DELPHIN']],
    ['accents', ['Café', 'Cafe', 'CAFÉ']],
    ['ligatures', ['Œuvre', 'Oeuvre', 'ouvre']],
    ['soft hyphens', ['Lexikon\u00ADeintrag', 'Lexikoneintrag']],
    ['full width', ['ＤＮＡ', 'DNA']],
  ])('takes spellings with %s as one', (_name, spellings) => {
    expect(new Set(spellings.map(foldWord)).size).toBe(1);
  });

  it.each([
    ['Bauer', 'bauer'],
    ['Feuer', 'feuer'],
    ['Quelle', 'quelle'],
    ['neue', 'neue'],
    ['Steuer', 'steuer'],
  ])('sees no umlaut in %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('changes nothing the second time except what became a new pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abdefäöüßéÄÖÜ0123456789') }), (word) => {
        const once = foldWord(word);
        expect(foldWord(once.toUpperCase())).toBe(foldWord(once));
      }),
    );
  });

  it('never fails, whatever it is given', () => {
    fc.assert(
      fc.property(anyText, (word) => {
        expect(typeof foldWord(word) + typeof foldCode(word) + typeof lowerCase(word)).toBe('stringstringstring');
      }),
    );
  });
});

describe('codes', () => {
  it.each([
    ['46 10103', '4610103'],
    ['46-10103', '4610103'],
    [' KLEX-2507 ', 'klex2507'],
    ['UC_H5P', 'uch5p'],
    ['***', ''],
  ])('reads %s as %s', (text, code) => {
    expect(foldCode(text)).toBe(code);
  });
});
