import { expect, test } from 'vitest';
import { findForeignCharacters, readAccessCode, writeAccessCode } from './access-code-format';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

test.each([
  ['K7QM-3XTR-W9PA', 'K7QM3XTRW9PA'],
  ['k7qm3xtrw9pa', 'K7QM3XTRW9PA'],
  ['k7qm 3xtr w9pa', 'K7QM3XTRW9PA'],
  ['K7QM–3XTR—W9PA', 'K7QM3XTRW9PA'],
  ['  K7QM-3XTR-W9PA\n', 'K7QM3XTRW9PA'],
  ['Dein Code: K7QM-3XTR-W9PA. Viel Freude', 'K7QM3XTRW9PA'],
  ['K7QM', 'K7QM'],
  ['K7QM-3', 'K7QM3'],
  ['', ''],
  ['-', ''],
  ['K7QM-3XTR-W9PA-MEHR', 'K7QM3XTRW9PA'],
])('reads %j as %j', (text, code) => {
  expect(readAccessCode(text, ALPHABET)).toBe(code);
});

test('leaves out what no code contains', () => {
  expect(readAccessCode('K0O1IL7', ALPHABET)).toBe('K7');
});

test.each([
  ['', ''],
  ['K7QM', 'K7QM'],
  ['K7QM3', 'K7QM-3'],
  ['K7QM3XTR', 'K7QM-3XTR'],
  ['K7QM3XTRW9PA', 'K7QM-3XTR-W9PA'],
])('writes %j as %j', (code, text) => {
  expect(writeAccessCode(code)).toBe(text);
});

test('names letters and digits that no code contains, but not dashes and spaces', () => {
  expect(findForeignCharacters('k0-o ä7', ALPHABET)).toEqual(['0', 'O', 'Ä']);
});
