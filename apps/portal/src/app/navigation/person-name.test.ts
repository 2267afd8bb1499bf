import { expect, it } from 'vitest';
import { fullName, initials } from './person-name';

it.each([
  { vorname: 'Anna', name: 'Sommer', full: 'Anna Sommer', letters: 'AS' },
  { vorname: 'élodie', name: 'öz', full: 'élodie öz', letters: 'ÉÖ' },
  { vorname: '', name: 'Sommer', full: 'Sommer', letters: 'S' },
  { vorname: '', name: '', full: '', letters: '' },
])('calls $vorname $name "$full", in short "$letters"', ({ full, letters, ...person }) => {
  expect([fullName(person), initials(person)]).toEqual([full, letters]);
});
