import { passwordLength } from '@mediathek/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

const longEnough = dictionary['passwords-common']
  .map(String)
  .filter((password) => password.length >= passwordLength.least);

describe('passwords that everybody tries first', () => {
  test('are at least 3,000 published ones that would be long enough, all refused', () => {
    expect(longEnough.length).toBeGreaterThanOrEqual(3000);
    expect(longEnough.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test.each(['trustno1', 'TrustNo1', 'qwertz123', 'Passwort2026'])('%s is one, however it is written', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['mediathek-demo', 'drei Ziegen im Regen', 'Kx7#fümp!'])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
