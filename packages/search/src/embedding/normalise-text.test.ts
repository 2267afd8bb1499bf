import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise-text';

describe('normaliseText', () => {
  it.each([
    ['Die STRASSE, die Straße', 'die strasse die strasse'],
    ['Vögel – Käfer & Co.', 'vögel käfer co'],
    ['Müll\u00adtrennung', 'mülltrennung'],
    ['a\u0308 und ä', 'ä und ä'],
    ['  (1848)  ', '1848'],
    ['ﬁnden', 'finden'],
    ['¿…?', ''],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });
});
