import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress, searchKey, selectionOf, withChoices, withoutFilters } from './search-state';

const read = (text: string) => readSearch(new URLSearchParams(text));
const nothing = read('');

describe('the address of a search', () => {
  it.each([
    ['/search', ''],
    ['/search?q=Vulkane%20%26%20Lava', 'q=Vulkane%20%26%20Lava'],
    ['/search?q=Wald&st=books', 'q=Wald&st=books'],
    ['/search?schlag=Lava', 'schlag=Lava'],
    ['/search?mediathek=d1%2Fgrund', 'mediathek=d1/grund'],
    ['/search?producer=Atlas%20Lehrfilm', 'producer=Atlas+Lehrfilm'],
    [
      '/search?geb=220%7C460&sprache=de%7Cen&typ=49%7CNEU&adressat=A(5-10)%7CBB',
      'geb=220|460&sprache=de|en&typ=49|NEU&adressat=A(5-10)|BB',
    ],
    ['/search?q=Wald&quelle=extern', 'q=Wald&quelle=extern'],
    ['/search?q=Wald&embed=', 'q=Wald&embed'],
  ])('is %s again after it was read', (address, text) => {
    expect(searchAddress('search', read(text))).toBe(address);
    expect(read(address.split('?')[1] ?? '')).toEqual(read(text));
  });

  it('is that of the catalogue for the catalogue', () => {
    expect(searchAddress('csearch', read('q=Wald'))).toBe('/catalogue/search?q=Wald');
  });

  it('calls the producer by two names', () => {
    expect(read('p=Atlas').producer).toBe('Atlas');
    expect(read('p=Atlas&producer=Terra').producer).toBe('Terra');
  });

  it.each([
    ['an unknown category', 'st=games', nothing],
    ['empty filters', 'geb=&typ=|&sprache=%20', nothing],
    ['an asterisk, which is added for the server only', 'geb=220*', read('geb=220')],
    ['a value that is named twice', 'geb=220|220', read('geb=220')],
    ['blanks around the words', 'q=%20Wald%20', read('q=Wald')],
    ['what it does not know', 'utm_source=mail', nothing],
  ])('is read without %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what the server is asked for', () => {
  it('is nothing where nothing is chosen', () => {
    expect(selectionOf(nothing)).toEqual({});
  });

  it('are words, category and filters, prefixes with an asterisk and media types without', () => {
    const state = read(
      'q=Wald&st=apps&schlag=Baum&producer=Atlas&mediathek=d1/grund&geb=220|46001&sprache=de&typ=49|79&adressat=A(7)|BB',
    );
    expect(selectionOf(state)).toEqual({
      q: 'Wald',
      c: 'apps',
      filter_fn_geb: '220*|46001*',
      filter_fn_sprache: 'de*',
      filter_fn_typ: '49|79',
      filter_fn_adressat: 'A(7)*|BB*',
      filter_fn_schlag: 'Baum',
      filter_fn_prodname: 'Atlas',
      filter_lizenzen: '/d1/grund',
    });
  });

  it('is the same search in whatever order filters were chosen', () => {
    expect(searchKey(read('geb=220|460&q=Wald'))).toBe(searchKey(read('q=Wald&geb=460|220')));
    expect(searchKey(read('geb=220'))).not.toBe(searchKey(read('geb=460')));
    expect(searchKey(read('quelle=extern&embed'))).toBe(searchKey(nothing));
  });
});

describe('changing a search', () => {
  it('replaces the values of one filter and leaves the others', () => {
    const state = withChoices(read('geb=220&typ=49'), 'fn_geb', ['460']);
    expect(state.choices).toEqual({ fn_geb: ['460'], fn_typ: ['49'] });
    expect(withChoices(state, 'fn_typ', []).choices).toEqual({ fn_geb: ['460'] });
  });

  it('without its filters leaves the words', () => {
    expect(withoutFilters(read('q=Wald&st=books&schlag=x&p=y&mediathek=a/b&geb=220'))).toEqual(read('q=Wald'));
  });
});
