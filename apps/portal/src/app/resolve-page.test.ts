import { defaultFrontendConfig } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { aDistrictAdmin, aMediaCentre, aSchoolAdminInSimpleView, aTeacher } from '../../test/people';
import { redirectFor, resolvePage } from './resolve-page';

const guest = { config: aMediaCentre, user: false } as const;
const teacher = { config: aMediaCentre, user: aTeacher };
const standalone = { ...defaultFrontendConfig, Type: 'standalone' } as const;

describe('a first address, with no page to stay on', () => {
  it('shows the page whoever may see it', () => {
    expect(resolvePage('/search?q=Vulkane', guest)).toMatchObject({ kind: 'show', page: 'search', status: 200 });
    expect(resolvePage('/theme', { config: aMediaCentre, user: aDistrictAdmin })).toMatchObject({ page: 'theme' });
  });

  it('sends a guest to the login, which remembers the whole address', () => {
    const resolution = resolvePage('/class/7b?tab=media', guest);
    expect(resolution).toEqual({ kind: 'login', target: '/class/7b?tab=media' });
    expect(resolution.kind === 'login' && redirectFor(resolution)).toBe('/login?redirect=%2Fclass%2F7b%3Ftab%3Dmedia');
  });

  it('sends people in the simple view to the homepage', () => {
    const resolution = resolvePage('/classes', { config: aMediaCentre, user: aSchoolAdminInSimpleView });
    expect(resolution).toEqual({ kind: 'home' });
    expect(resolution.kind === 'home' && redirectFor(resolution)).toBe('/');
  });

  it('tells the wrong person that the page is not for them', () => {
    const resolution = resolvePage('/theme', teacher);
    expect(resolution).toMatchObject({ kind: 'show', page: 'error', params: { type: 'forbidden' }, status: 403 });
  });

  it.each([
    ['is switched off', '/tech-rental', { config: { ...aMediaCentre, GeraeteVerleih: false }, user: aTeacher }],
    ['belongs to another variant', '/app-download', teacher],
    ['has no text in a standalone deployment', '/imprint', { config: standalone, user: aTeacher }],
    ['is switched off, for a guest', '/search/ai', { config: { ...aMediaCentre, VectorSearch: false }, user: false }],
    ['does not exist', '/unknown', guest],
    ['names a kind of medium that does not exist', '/library/film/m1', teacher],
  ] as const)('does not find a page that %s', (_case, href, visitor) => {
    expect(resolvePage(href, visitor)).toMatchObject({
      kind: 'show',
      page: 'error',
      params: { type: 'not-found' },
      status: 404,
    });
  });

  it('lets fixed words win over parameters', () => {
    expect(resolvePage('/search/ai', guest)).toMatchObject({ page: 'ai-search' });
    expect(resolvePage('/library/books', teacher)).toMatchObject({ page: 'library', params: { tab: 'books' } });
  });

  it('takes a name under /news/ for a category where one bears it, otherwise for an article', () => {
    const isNewsCategory = (name: string) => name === 'termine';
    expect(resolvePage('/news/termine', { ...guest, isNewsCategory })).toMatchObject({ page: 'news-list' });
    expect(resolvePage('/news/42', { ...guest, isNewsCategory })).toMatchObject({ page: 'news', params: { id: '42' } });
  });
});
