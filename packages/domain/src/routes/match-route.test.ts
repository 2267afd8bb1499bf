import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTo } from './link-to';
import { matchRoute } from './match-route';
import { mediaTypeParams } from './route-definition';
import type { RouteName } from './route-table';
import { routes } from './route-table';

const isNewsCategory = (name: string) => name === 'termine';

describe('matchRoute', () => {
  it.each<[string, RouteName, Record<string, string>]>([
    ['/', 'homepage', {}],
    ['/medialists', 'medialists', {}],
    ['/medialists/7', 'medialist', { id: '7' }],
    ['/medialists/7/m1', 'medialist-media-detail', { id: '7', mediaId: 'm1' }],
    ['/invitation/abc', 'invitation', { id: 'abc' }],
    ['/media/m1', 'media', { id: 'm1' }],
    ['/media/m1/list-2', 'media', { id: 'm1', list: 'list-2' }],
    ['/marketplace/m1', 'marketplacemedia', { id: 'm1' }],
    ['/classes', 'classes', {}],
    ['/class/7b', 'class', { id: '7b' }],
    ['/class/7b/app/m1', 'class-media-detail', { id: '7b', mediaType: 'app', mediaId: 'm1' }],
    ['/class/7b/book/m1/c9', 'class-media-detail', { id: '7b', mediaType: 'book', mediaId: 'm1', codeId: 'c9' }],
    ['/school', 'school', {}],
    ['/school/m1/c9', 'school-media-detail', { mediaId: 'm1', codeId: 'c9' }],
    ['/search', 'search', {}],
    ['/search/m1', 'search-media-detail', { mediaId: 'm1' }],
    ['/search/ai', 'ai-search', {}],
    ['/catalogue/search', 'csearch', {}],
    ['/catalogue/search/ai', 'csearch-media-detail', { mediaId: 'ai' }],
    ['/library', 'library', {}],
    ['/library/books', 'library', { tab: 'books' }],
    ['/library/pool', 'library', { tab: 'pool' }],
    ['/library/media', 'library', { tab: 'media' }],
    ['/library/media/m1', 'library-media-detail', { mediaType: 'media', mediaId: 'm1' }],
    ['/library/media/m1/c9', 'library-media-detail', { mediaType: 'media', mediaId: 'm1', codeId: 'c9' }],
    ['/privacy-policy', 'privacy', {}],
    ['/news', 'news-list', {}],
    ['/news/termine', 'news-list', { c: 'termine' }],
    ['/news/42', 'news', { id: '42' }],
    ['/login', 'login', {}],
    ['/login/password-reset', 'password-reset', {}],
    ['/login/password-request', 'password-request', {}],
    ['/login/password-reset/confirm', 'password-reset-confirm', {}],
    ['/login/password-reset/new', 'password-reset-new', {}],
    ['/login/password-reset/success', 'password-reset-success', {}],
    ['/register/success', 'register-success', {}],
    ['/lti/search', 'lti', {}],
    ['/error', 'error', {}],
    ['/error/expired', 'error', { type: 'expired' }],
    ['/app-download', 'hueber-app-download', {}],
    ['/purchase/confirmed', 'purchase-confirmed', {}],
    ['/tech-rental', 'tech-rental', {}],
    ['/admin/people', 'admin-people', {}],
    ['/accessibility', 'accessibility', {}],
  ])('reads %s as %s', (pathname, name, params) => {
    expect(matchRoute(pathname, { isNewsCategory })).toMatchObject({ name, route: { name }, params });
  });

  it.each([
    ['an unknown page', '/unknown'],
    ['a kind of medium that does not exist', '/class/7b/film/m1'],
    ['a library tab with something behind it', '/library/books/m1'],
    ['a school medium without its code', '/school/m1'],
    ['too many parts', '/media/m1/list/more'],
    ['an empty part', '/media//m1'],
    ['two slashes at the start', '//evil.example'],
    ['a path without a slash', 'media/m1'],
    ['nothing', ''],
    ['a malformed percent sign', '/media/%E0%A4%A'],
    ['other capitals', '/Search'],
    ['a word of the page in another place', '/login/password-reset/other'],
  ])('finds no page for %s', (_case, pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  it('overlooks one slash at the end', () => {
    expect(matchRoute('/classes/')?.name).toBe('classes');
    expect(matchRoute('/media/m1/')?.params).toEqual({ id: 'm1' });
  });

  it('decodes what an address had to encode', () => {
    expect(matchRoute('/media/M%C3%BCller%2F7')?.params).toEqual({ id: 'Müller/7' });
  });

  it('takes every second part of /news for an article while no category is known', () => {
    expect(matchRoute('/news/termine')?.name).toBe('news');
  });

  it('never throws, whatever is typed into the address bar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        matchRoute(`/${text}`, { isNewsCategory });
      }),
    );
  });
});

describe('linkTo', () => {
  it('leaves an absent optional parameter out', () => {
    expect(linkTo('library')).toBe('/library');
    expect(linkTo('library', { tab: 'pool' })).toBe('/library/pool');
    expect(linkTo('media', { id: 'm1', list: undefined })).toBe('/media/m1');
  });

  it('encodes parameters and the query, and repeats a key for a list', () => {
    expect(linkTo('media', { id: 'a/b?c#d' })).toBe('/media/a%2Fb%3Fc%23d');
    expect(linkTo('search', {}, { q: 'Öl & Gas', st: 'all', p: undefined, f: ['a', 'b'], n: 2 })).toBe(
      '/search?q=%C3%96l%20%26%20Gas&st=all&f=a&f=b&n=2',
    );
  });

  it('replaces half a character, which no address can hold', () => {
    expect(linkTo('media', { id: '\uD83D' })).toBe('/media/%EF%BF%BD');
  });

  it('does not compile without a required parameter or with another kind of medium', () => {
    // @ts-expect-error the identifier is missing
    expect(linkTo('media', {})).toBe('/media');
    // @ts-expect-error a film is no mediaType
    expect(linkTo('library-media-detail', { mediaType: 'film', mediaId: 'm1' })).toBe('/library/film/m1');
  });

  it('leads back to the page and the parameters it was built from', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value !== 'ai' && value !== 'termine');
    for (const { name, path } of routes) {
      const entries = [...path.matchAll(/\{(\w+)(\??)\}/g)].map(([, param = '', optional]) => {
        const value = param === 'c' ? fc.constant('termine') : text;
        const one = param === 'mediaType' ? fc.constantFrom(...mediaTypeParams) : value;
        return [param, optional ? fc.option(one, { nil: undefined }) : one] as const;
      });
      fc.assert(
        fc.property(fc.record(Object.fromEntries(entries)), (params) => {
          const link = (linkTo as (page: RouteName, values: object) => string)(name, params);
          const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
          expect(matchRoute(link, { isNewsCategory })).toMatchObject({ name, params: given });
        }),
        { numRuns: 30 },
      );
    }
  });
});
