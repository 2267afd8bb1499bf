import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverSubject } from './cover-name';
import { coverFileName, coverName, coverSize, parseCoverFileName } from './cover-name';

describe('coverName', () => {
  it.each<[string, CoverSubject, string]>([
    ['the package of all media', { identifier: 'asp-all', fn_nr: '1', is_mediathek: false }, 'asp-all'],
    ['the same in the media library', { identifier: 'asp-all', fn_nr: '1', is_mediathek: true }, 'asp-all'],
    ['the media library', { identifier: 'DE-7-1', fn_nr: '5', is_mediathek: true }, 'media-library'],
    ['a figure in the media library', { identifier: '77', fn_nr: '5', is_mediathek: true }, 'media-library'],
    ['a medium for lending', { identifier: '4610103', fn_nr: '46 10103', is_mediathek: false }, 'VERLEIH-46 10103'],
    ['one without a number', { identifier: '4610103', fn_nr: '', is_mediathek: false }, 'VERLEIH-4610103'],
    ['any other medium', { identifier: 'FILM-4610', fn_nr: '4610', is_mediathek: false }, 'FILM-4610'],
    ['an identifier that only looks like a number', { identifier: '46.1', fn_nr: '9', is_mediathek: false }, '46.1'],
  ])('names the cover of %s', (_case, medium, expected) => {
    expect(coverName(medium)).toBe(expected);
  });

  it('goes with a size of 400 by 226', () => {
    expect(coverSize).toEqual({ width: 400, height: 226 });
  });
});

describe('coverFileName', () => {
  it.each([
    ['FILM-4610_a', 'FILM-4610_a'],
    ['VERLEIH-46 10103', 'VERLEIH-46~2010103'],
    ['../../etc', '~2E~2E~2F~2E~2E~2Fetc'],
    ['a~b', 'a~7Eb'],
    ['ü', '~C3~BC'],
  ])('writes %j as %s', (name, expected) => {
    expect(coverFileName(name)).toBe(expected);
  });

  it('leads back to every name and uses harmless characters only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        const fileName = coverFileName(name);
        expect(fileName).toMatch(/^[\w~-]+$/);
        expect(parseCoverFileName(fileName)).toBe(name);
      }),
    );
  });

  it.each(['', '../x', 'a%20b', '~C3', '~zz', '~41', 'a~7eb', 'a.b'])('finds no name in %j', (fileName) => {
    expect(parseCoverFileName(fileName)).toBeUndefined();
  });
});
