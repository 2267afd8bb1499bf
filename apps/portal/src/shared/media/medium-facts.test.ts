import { describe, expect, it } from 'vitest';
import { audienceBeside, audienceOf, subjectName } from './medium-facts';

describe('the subject on a card', () => {
  it.each([
    [['2200302', '380'], 'de', 'Geographie'],
    [['2200302'], 'en', 'Geography'],
    [['999', '380'], 'de', 'Mathematik'],
    [['999'], 'de', undefined],
    [[], 'de', undefined],
  ])('is the top level of the first known code in %j', (fn_geb, lang, expected) => {
    expect(subjectName({ fn_geb }, lang)).toBe(expected);
  });
});

describe('whom a medium is for', () => {
  it.each([
    [['A(5-10)'], { kind: 'years', from: 5, to: 10 }],
    [['A(7)'], { kind: 'years', from: 7, to: 7 }],
    [['A(1-4)', 'A(9-10)'], { kind: 'years', from: 1, to: 10 }],
    [['BB', 'A(11-13)'], { kind: 'years', from: 11, to: 13 }],
    [['A', 'BB'], { kind: 'group', name: 'Berufliche Bildung' }],
    [['A'], undefined],
    [['XX'], undefined],
    [[], undefined],
  ])('is the span of school years, or else another group: %j', (fn_adressat, expected) => {
    expect(audienceOf({ fn_adressat }, 'de')).toEqual(expected);
  });
});

it('does not name vocational education twice, as the subject and as the group', () => {
  const medium = { fn_geb: ['040'], fn_adressat: ['BB'] };
  expect(audienceBeside(subjectName(medium, 'de'), medium, 'de')).toBeUndefined();
  expect(audienceBeside('Mathematik', medium, 'de')).toEqual({ kind: 'group', name: 'Berufliche Bildung' });
});
