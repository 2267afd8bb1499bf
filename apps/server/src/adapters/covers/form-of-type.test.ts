import { describe, expect, it } from 'vitest';
import { type CoverMediaType, formOf } from './form-of-type';

describe('the form of a cover', () => {
  it.each([
    ['49', 'film'],
    ['UC_CLIP', 'film'],
    ['29', 'audio'],
    ['24', 'audio'],
    ['79', 'document'],
    ['LEX', 'book'],
    ['book', 'book'],
    ['69', 'app'],
    ['19', 'image'],
    ['10', 'image'],
    ['50', 'package'],
    ['55', 'package'],
    ['56', 'url'],
    ['57', 'url'],
    ['58', 'url'],
    ['UC_H5P', 'h5p'],
    ['46', 'disc'],
    ['66', 'disc'],
    ['42', 'cassette'],
    ['89', 'device'],
    [' 49 ', 'film'],
  ])('of type %j is %s', (type, form) => {
    expect(formOf(type)).toBe(form);
  });

  it.each(['', '999', 'film ', 'constructor', '__proto__', 'toString', '49;', undefined])(
    'of the unknown type %j is a package',
    (type) => {
      expect(formOf(type)).toBe('package');
    },
  );

  it.each<[string | undefined, CoverMediaType, string]>([
    ['79', 'book', 'book'],
    [undefined, 'book', 'book'],
    ['XX', 'app', 'app'],
    ['UC_H5P', 'app', 'h5p'],
    ['XX', 'media', 'package'],
  ])('of type %j in the category %s is %s', (type, mediaType, form) => {
    expect(formOf(type, mediaType)).toBe(form);
  });
});
