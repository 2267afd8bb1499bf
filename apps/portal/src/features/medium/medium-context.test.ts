import { describe, expect, it } from 'vitest';
import { aMediaCentre, aTeacher } from '../../../test/people';
import { type MediumProps, mediumIdOf, parentOf, searchLink, startOf } from './medium-context';

const teacher = { config: aMediaCentre, user: aTeacher } as const;
const nowhere = { config: { ...aMediaCentre, DisableSearch: true, Katalog: false }, user: aTeacher } as const;
const at = (name: string, params: object, query = '') =>
  ({ name, params, query: new URLSearchParams(query) }) as MediumProps;

describe('a medium opened from', () => {
  it.each([
    ['its own address', at('media', { id: 'M1' }), 'search', '/search'],
    ['the search', at('search-media-detail', { mediaId: 'M1' }), 'search', '/search'],
    ['the catalogue', at('csearch-media-detail', { mediaId: 'M1' }), 'csearch', '/catalogue/search'],
    ['the library', at('library-media-detail', { mediaType: 'media', mediaId: 'M1' }), 'library', '/library'],
    ['a class', at('class-media-detail', { id: '7b', mediaType: 'media', mediaId: 'M1' }), 'class', '/class/7b'],
    ['a list', at('medialist-media-detail', { id: 'L1', mediaId: 'M1' }), 'medialist', '/medialists/L1'],
    ['the marketplace', at('marketplacemedia', { id: 'M1' }), 'search', '/search'],
  ])('%s is the same medium and belongs there', (_, props, name, href) => {
    expect(mediumIdOf(props)).toBe('M1');
    expect(parentOf(props, teacher)).toEqual({ name, href });
  });

  it('its own address belongs to the homepage where nothing can be searched', () => {
    expect(parentOf(at('media', { id: 'M1' }), nowhere)).toEqual({ name: 'media', href: '/' });
    expect(searchLink(nowhere, { producer: 'Atlas' })).toBeUndefined();
  });
});

it.each([
  ['', undefined],
  ['t=83', 83],
  ['t=83.5', 83.5],
  ['t=-1', undefined],
  ['t=abc', undefined],
  ['t=999999', undefined],
])('the address ?%s begins at %s', (query, second) => {
  expect(startOf(at('media', { id: 'M1' }, query))).toBe(second);
});

it('leads to media of the same producer', () => {
  expect(searchLink(teacher, { producer: 'Atlas & Söhne' })).toBe('/search?producer=Atlas%20%26%20S%C3%B6hne');
});
