import { describe, expect, it } from 'vitest';
import { applicationBody, applicationFaults, nothingTyped } from './application';

const whole = {
  schoolNumber: ' 9900 0101 ',
  schoolName: '',
  vorname: ' Nora ',
  name: ' Winkler ',
  email: ' nora.winkler@schule.example ',
  password: ' drei esel im nebel ',
  message: '',
};
const fits = () => false;
const faultsOf = (change: Partial<typeof whole>, schoolBy: 'schoolNumber' | 'schoolName' = 'schoolNumber') => [
  ...applicationFaults({ ...whole, ...change }, schoolBy, fits),
];

describe('an application', () => {
  it('is complete with a school, a name, an address and a password', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('names everything that is missing, in the order of the form', () => {
    expect([...applicationFaults(nothingTyped, 'schoolNumber', () => true)]).toEqual([
      ['schoolNumber', 'missing'],
      ['vorname', 'missing'],
      ['name', 'missing'],
      ['email', 'missing'],
      ['password', 'password'],
    ]);
  });

  it('takes the name of the school instead of its number', () => {
    expect(faultsOf({ schoolNumber: '', schoolName: 'Grundschule Seetal' }, 'schoolName')).toEqual([]);
    expect(faultsOf({ schoolName: ' x ' }, 'schoolName')).toEqual([['schoolName', 'missing']]);
  });

  it.each(['12a', '1-2', '1'.repeat(21)])('does not take %s for a school number', (schoolNumber) => {
    expect(faultsOf({ schoolNumber })).toEqual([['schoolNumber', 'figures']]);
  });

  it.each(['nora', 'nora@', 'nora@schule', '@schule.example', 'nora winkler@schule.example'])(
    'does not take %s for an address',
    (email) => {
      expect(faultsOf({ email })).toEqual([['email', 'invalid']]);
    },
  );
});

describe('what is sent', () => {
  it('has blanks of typing removed, but none of the password, and no empty message', () => {
    expect(applicationBody(whole, 'schoolNumber')).toEqual({
      schoolNumber: '99000101',
      vorname: 'Nora',
      name: 'Winkler',
      email: 'nora.winkler@schule.example',
      password: ' drei esel im nebel ',
    });
  });

  it('names the school in one way only', () => {
    const body = applicationBody({ ...whole, schoolName: ' Seetal ', message: ' Hallo ' }, 'schoolName');
    expect(body).toMatchObject({ schoolName: 'Seetal', message: 'Hallo' });
    expect(body).not.toHaveProperty('schoolNumber');
  });
});
