import { describe, expect, it } from 'vitest';
import { passwordFault, passwordStrength } from './password-rules';

const never = () => false;

describe('passwordFault', () => {
  it.each([
    ['seven characters', 'abcdefg', 'too-short'],
    ['eight characters', 'kxmwpqzt', undefined],
    ['eight characters that a keyboard composes of two parts each', 'u\u0308'.repeat(7), 'too-short'],
    ['eight umlauts', 'äöüßäöüß', undefined],
    ['seven emoji, which are fourteen units', '🦉🐝🐛🦋🐌🐞🐜', 'too-short'],
    ['128 characters', 'x'.repeat(128), undefined],
    ['129 characters', 'x'.repeat(129), 'too-long'],
    ['blanks only', '        ', undefined],
  ])('finds what is wrong with %s', (_, password, expected) => {
    expect(passwordFault(password, never)).toBe(expected);
  });

  it('asks for no kinds of characters', () => {
    expect(passwordFault('nur kleine buchstaben', never)).toBeUndefined();
  });

  it('refuses one that is common', () => {
    expect(passwordFault('passwort', (password) => password === 'passwort')).toBe('common');
  });
});

describe('passwordStrength', () => {
  it.each([
    ['too short', 'aB3$', 0],
    ['refused as common', 'passwort', 0],
    ['eight times the same', 'aaaaaaaa', 1],
    ['eight small letters', 'kxmwpqzt', 1],
    ['ten small letters and figures', 'kx7wpq2tmr', 2],
    ['twelve letters and figures', 'kX7wpQ2tmRv4', 4],
    ['four plain words', 'gabel wolke tante kreide', 4],
  ] as const)('of a password that is %s', (_, password, expected) => {
    expect(passwordStrength(password, (one) => one === 'passwort')).toBe(expected);
  });

  it('never falls when a different character is added', () => {
    const password = 'kxmwpqzt7Rb!nGd4';
    const strengths = Array.from(password, (_, at) => passwordStrength(password.slice(0, at + 1), never));
    expect(strengths).toEqual([...strengths].sort());
  });
});
