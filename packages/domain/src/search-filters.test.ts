import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterField } from './search-filters';
import {
  buildFilter,
  buildFilterQuery,
  buildLicencePath,
  filterFields,
  matchesFilter,
  parseFilter,
  parseLicencePath,
} from './search-filters';

describe('buildFilter', () => {
  it.each<[FilterField, string[], string]>([
    ['fn_geb', ['220', '08003'], '220*|08003*'],
    ['fn_sprache', ['de'], 'de*'],
    ['fn_adressat', ['A(5-10)', 'BB'], 'A(5-10)*|BB*'],
    ['fn_typ', ['49', 'UC_H5P'], '49|UC_H5P'],
    ['fn_typ', [], ''],
    ['fn_geb', ['', ' 220 ', '  '], '220*'],
  ])('joins %s of %j as %j', (field, values, expected) => {
    expect(buildFilter(field, values)).toBe(expected);
  });

  it('leaves unused filters out of the query', () => {
    expect(buildFilterQuery({ fn_geb: ['220'], fn_typ: ['49'], fn_sprache: [] })).toEqual({
      filter_fn_geb: '220*',
      filter_fn_typ: '49',
    });
    expect(buildFilterQuery({})).toEqual({});
  });

  it('is read back as what was chosen, whatever was chosen', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => !/[|*]/.test(text) && text.trim() === text);
    fc.assert(
      fc.property(fc.constantFrom(...filterFields), fc.array(value), (field, values) => {
        const terms = parseFilter(buildFilter(field, values));
        expect(terms).toEqual(values.map((one) => ({ value: one, isPrefix: field !== 'fn_typ' })));
      }),
    );
  });
});

describe('matchesFilter', () => {
  const branch = parseFilter('220*');
  const types = parseFilter('49|5');

  it('takes in the whole branch of a subject', () => {
    expect(['220', '22003', '22', '320'].map((code) => matchesFilter(branch, code))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('takes a media type exactly', () => {
    expect(['49', '5', '55', '4'].map((code) => matchesFilter(types, code))).toEqual([true, true, false, false]);
  });

  it('reads an empty filter as no alternatives', () => {
    expect(parseFilter('')).toEqual([]);
    expect(parseFilter('|*| ')).toEqual([]);
  });
});

describe('the licence path', () => {
  it('names district and media library', () => {
    expect(buildLicencePath('hohenfeld', 'fwu')).toBe('/hohenfeld/fwu');
    expect(parseLicencePath('/hohenfeld/fwu')).toEqual({ district: 'hohenfeld', mediathek: 'fwu' });
  });

  it('is empty without one of the two', () => {
    expect([buildLicencePath('', 'fwu'), buildLicencePath('hohenfeld', '')]).toEqual(['', '']);
  });

  it.each(['', '/', '/hohenfeld', '/hohenfeld/', '//fwu', '/a/b/c', 'a/b'])('cannot be read from %j', (path) => {
    expect(parseLicencePath(path)).toBeUndefined();
  });
});
