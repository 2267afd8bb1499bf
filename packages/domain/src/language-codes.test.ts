import { describe, expect, it } from 'vitest';
import { convertLanguageCodes } from './language-codes';

const spoken = (code: string) => ({ code, isSubtitle: false, isForHardOfHearing: false });
const subtitled = (code: string) => ({ code, isSubtitle: true, isForHardOfHearing: false });
const forHardOfHearing = (code: string) => ({ code, isSubtitle: true, isForHardOfHearing: true });

describe('convertLanguageCodes', () => {
  it.each([
    ['de', [spoken('de')]],
    ['de;en', [spoken('de'), spoken('en')]],
    ['de, en/fr', [spoken('de'), spoken('en'), spoken('fr')]],
    ['de;en(u);de(h)', [spoken('de'), subtitled('en'), forHardOfHearing('de')]],
    ['DE ; EN (U)', [spoken('de'), subtitled('en')]],
    ['de-leicht; omu', [spoken('de-leicht'), spoken('omu')]],
    ['', []],
    [' ; ,/', []],
    ['(u);de', [spoken('de')]],
    ['de(x);en', [spoken('en')]],
  ])('reads %j', (text, expected) => {
    expect(convertLanguageCodes(text)).toEqual(expected);
  });
});
