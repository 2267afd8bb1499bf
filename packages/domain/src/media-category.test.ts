import { describe, expect, it } from 'vitest';
import { isInCategory, mediaTypeOf, parseMediaCategory } from './media-category';

describe('media categories', () => {
  it.each([
    ['media', 'media'],
    ['books', 'books'],
    ['apps', 'apps'],
    ['all', 'all'],
    ['films', 'all'],
    ['Books', 'all'],
    ['', 'all'],
    [undefined, 'all'],
    [null, 'all'],
  ])('reads %j as %s', (value, expected) => {
    expect(parseMediaCategory(value)).toBe(expected);
  });

  it.each([
    ['media', [true, true, false, false]],
    ['book', [true, false, true, false]],
    ['app', [true, false, false, true]],
  ] as const)('puts %s under all and under its own', (mediaType, expected) => {
    const found = (['all', 'media', 'books', 'apps'] as const).map((category) => isInCategory(mediaType, category));
    expect(found).toEqual(expected);
  });

  it('takes online software for an app and everything else for media', () => {
    expect(['69', '49', 'LEX', ''].map(mediaTypeOf)).toEqual(['app', 'media', 'media', 'media']);
  });
});
