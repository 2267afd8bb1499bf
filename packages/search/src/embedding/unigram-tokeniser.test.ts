import { describe, expect, it } from 'vitest';
import { UnigramTokeniser } from './unigram-tokeniser';

/** The first piece stands for what is unknown; the more likely a piece, the higher its score. */
const pieces = [
  { text: '<unk>', score: 0 },
  { text: '▁wasser', score: -4 },
  { text: '▁was', score: -3 },
  { text: 'ser', score: -5 },
  { text: 'kreis', score: -5 },
  { text: 'lauf', score: -5 },
  { text: 'kreislauf', score: -9 },
  { text: '▁', score: -8 },
  { text: 'a', score: -7 },
  { text: 's', score: -7 },
];

function cut(text: string): string[] {
  return new UnigramTokeniser(pieces).tokenise(text).map((number) => pieces[number]?.text ?? '');
}

describe('UnigramTokeniser', () => {
  it('cuts a word into the pieces that are most likely together', () => {
    expect(cut('wasserkreislauf')).toEqual(['▁wasser', 'kreislauf']);
    expect(cut('wasser')).toEqual(['▁wasser']);
    expect(cut('was')).toEqual(['▁was']);
  });

  it('cuts each word of a text for itself', () => {
    expect(cut('was lauf')).toEqual(['▁was', '▁', 'lauf']);
  });

  it('leaves out what no piece reads, and goes on behind it', () => {
    expect(cut('wasxyser')).toEqual(['▁was', 'ser']);
    expect(cut('xyz')).toEqual(['▁']);
  });

  it('finds nothing in nothing', () => {
    expect(cut('')).toEqual([]);
  });

  it('reads words of any length', () => {
    expect(cut(`was${'s'.repeat(500)}`)).toHaveLength(501);
  });
});
