import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { commonWords } from './common-words';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Passwort',
    'PASSWORT1',
    'P@ssw0rt',
    'p4ssw0rd!',
    'Passwort2026!',
    '!!Geheim123',
    'Sommer2026',
    'sommer-2026',
    'FrühlinG24',
    'Schatzi99',
    'ichliebedich',
    'fcbayern1900',
    'mediathek1',
    'hallohallo',
    '12345678',
    '87654321',
    '123456789012',
    'qwertzuiop',
    'qwertz123456',
    'asdfghjkl',
    '1qay2wsx',
    '1q2w3e4r',
    'q1w2e3r4t5',
    'aaaaaaaa',
    'aaaabbbb',
    'abcabcabc',
    '12121212',
    '24.12.1990',
    '24121990',
    '19901224',
    'abcdefgh',
    'iloveyou',
    'welcome1',
    'letmein123',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'mediathek-demo',
    'kxmwpqzt',
    'gabel wolke tante kreide',
    'Am Samstag regnet es Frösche',
    'drei-esel-im-nebel',
    'passwort-des-alten-leuchtturms',
    '7Kp!xq2m',
    'rhabarberkompott',
    '0711 4711 2209',
  ])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('knows every word of its list with a year behind it', () => {
    const words = commonWords.split(/\s+/).filter(Boolean);
    expect(words.length).toBeGreaterThan(900);
    expect(words.filter((word) => !isCommonPassword(`${word}2025`))).toEqual([]);
  });
});
