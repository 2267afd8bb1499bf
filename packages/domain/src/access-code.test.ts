import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessCodeAlphabet,
  accessCodeValidTo,
  formatAccessCode,
  makeAccessCode,
  normaliseAccessCode,
  schoolYearEnd,
} from './access-code';

describe('the alphabet', () => {
  it('has 31 different characters and no look-alikes', () => {
    expect(new Set(accessCodeAlphabet).size).toBe(31);
    expect(accessCodeAlphabet).toMatch(/^[^0O1IL]{31}$/);
  });
});

describe('normaliseAccessCode', () => {
  it.each([
    'MEDA-THEK-2345',
    'MEDATHEK2345',
    'meda-thek-2345',
    ' Meda Thek 2345 ',
    'meda–thek—2345',
    'ME-DA-TH-EK-23-45',
    'ＭＥＤＡ－ＴＨＥＫ－２３４５',
  ])('reads %j', (input) => {
    expect(normaliseAccessCode(input)).toBe('MEDATHEK2345');
  });

  it.each([
    ['empty', ''],
    ['one short', 'MEDATHEK234'],
    ['one too long', 'MEDATHEK23456'],
    ['with a zero', 'MEDATHEK2340'],
    ['with an O', 'MEDATHEO2345'],
    ['with a one', 'MEDATHEK2341'],
    ['with an I', 'MEDATHEI2345'],
    ['with an L', 'MEDATHEL2345'],
    ['with a sharp s', 'MEDATHEK23ß'],
    ['with another sign', 'MEDA_THEK_2345'],
  ])('refuses a code that is %s', (_case, input) => {
    expect(normaliseAccessCode(input)).toBeUndefined();
  });

  it('reads back every code that can be made, as it is shown', () => {
    const places = fc.array(fc.nat(30), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(places, fc.func(fc.boolean()), (indexes, isLower) => {
        const remaining = [...indexes];
        const code = makeAccessCode(() => remaining.shift() ?? 0);
        const shown = formatAccessCode(code);
        expect(shown).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
        const typed = [...shown].map((char, at) => (isLower(at) ? char.toLowerCase() : char)).join('');
        expect(normaliseAccessCode(typed)).toBe(code);
      }),
    );
  });

  it('asks for a number below 31 for each of the 12 places', () => {
    const limits: number[] = [];
    expect(makeAccessCode((limit) => limits.push(limit) - 1)).toBe('ABCDEFGHJKMN');
    expect(limits).toEqual(Array.from({ length: 12 }, () => 31));
  });
});

describe('the school year', () => {
  it.each([
    ['2026-07-30', '2026-07-31'],
    ['2026-07-31', '2026-07-31'],
    ['2026-08-01', '2027-07-31'],
    ['2026-12-31', '2027-07-31'],
    ['2027-01-01', '2027-07-31'],
  ])('that runs on %s ends on %s', (day, end) => {
    expect(schoolYearEnd(day)).toBe(end);
  });

  it('limits how long a code is valid', () => {
    expect(accessCodeValidTo('2026-03-15')).toBe('2026-07-31');
    expect(accessCodeValidTo('2026-03-15', '2026-04-01')).toBe('2026-04-01');
    expect(accessCodeValidTo('2026-03-15', '2026-08-01')).toBe('2026-07-31');
  });
});
