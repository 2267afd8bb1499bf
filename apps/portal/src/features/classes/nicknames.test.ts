import { expect, it } from 'vitest';
import { nicknamesIn } from './nicknames';

it.each([
  ['Ada\n Ben \n\nCem', '', ['Ada', 'Ben', 'Cem']],
  ['Ada', '5', ['Ada']],
  ['', '3', ['', '', '']],
  ['  \n ', ' 1 ', ['']],
  ['', '', 'missing'],
  ['', '0', 'missing'],
  ['', 'viele', 'missing'],
  ['', '41', 'tooMany'],
  ['x\n'.repeat(41), '', 'tooMany'],
])('%j and the number %j make %j', (text, count, expected) => {
  expect(nicknamesIn(text, count)).toEqual(expected);
});
