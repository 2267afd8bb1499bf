import { defaultFrontendConfig } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { askedFields, missingFields, passwordBody } from './password-fields';

const values = { schoolNumber: ' 99000101 ', login: ' teacher ', password: ' geheim ', borrowerCode: ' L-7 ' };

describe('what the password form asks for', () => {
  it.each([
    [{}, ['login', 'password']],
    [{ LoginSchulnummer: true }, ['schoolNumber', 'login', 'password']],
    [{ LoginEntleiherCode: true }, ['login', 'password', 'borrowerCode']],
    [{ LoginSchulnummer: true, LoginEntleiherCode: true }, ['schoolNumber', 'login', 'password', 'borrowerCode']],
  ])('follows the switches %j', (switches, expected) => {
    expect(askedFields({ ...defaultFrontendConfig, ...switches })).toEqual(expected);
  });

  it('is a name and a password when the configuration could not be loaded', () => {
    expect(askedFields(false)).toEqual(['login', 'password']);
  });
});

describe('what is missing', () => {
  it('is what was left empty or filled with spaces, in the order of the form', () => {
    const empty = { schoolNumber: '', login: '  ', password: '', borrowerCode: '' };
    expect(missingFields(['schoolNumber', 'login', 'password'], empty)).toEqual(['schoolNumber', 'login', 'password']);
  });

  it('is nothing that was not asked for', () => {
    expect(missingFields(['login', 'password'], { ...values, schoolNumber: '' })).toEqual([]);
  });

  it('is not a password of spaces: they may be meant', () => {
    expect(missingFields(['password'], { ...values, password: '   ' })).toEqual([]);
  });
});

describe('what is sent', () => {
  it('has spaces of pasting removed, but none of the password', () => {
    expect(passwordBody(['login', 'password'], values)).toEqual({ login: 'teacher', password: ' geheim ' });
  });

  it('names school number and borrower code only where they are asked for', () => {
    expect(passwordBody(['schoolNumber', 'login', 'password', 'borrowerCode'], values)).toEqual({
      login: 'teacher',
      password: ' geheim ',
      schoolNumber: '99000101',
      borrowerCode: 'L-7',
    });
  });
});
