import { expect, it } from 'vitest';
import { makeRecoveryCode, normaliseRecoveryCode } from './recovery-code';

it('a recovery code is shown in two groups of five without look-alikes', () => {
  expect(makeRecoveryCode(() => 0)).toBe('AAAAA-AAAAA');
  expect(makeRecoveryCode((limit) => limit - 1)).toBe('99999-99999');
});

it.each([
  ['AB2CD-EF3GH', 'AB2CDEF3GH'],
  [' ab2cd ef3gh ', 'AB2CDEF3GH'],
  ['ab2cd–ef3gh', 'AB2CDEF3GH'],
  ['AB2CD-EF3G', undefined],
  ['AB2CD-EF3G0', undefined],
  ['123456', undefined],
  ['', undefined],
])('%j is read as %s', (input, expected) => {
  expect(normaliseRecoveryCode(input)).toBe(expected);
});
