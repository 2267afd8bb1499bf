import { defaultFrontendConfig, type FrontendConfig } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { aTeacher } from '../../test/people';
import { findSearchPage, searchHref } from './search-page';

const guestsWith = (switches: Partial<FrontendConfig>) => ({
  config: { ...defaultFrontendConfig, ...switches },
  user: false as const,
});

describe('where a search leads', () => {
  it.each([
    { case: 'guests may search', page: 'search', SearchNotLoggedIn: true, Katalog: true },
    { case: 'guests have the catalogue only', page: 'csearch', SearchNotLoggedIn: false, Katalog: true },
    { case: 'guests have neither: the search asks them to sign in', page: 'search', SearchNotLoggedIn: false },
    { case: 'the search is off and the catalogue on', page: 'csearch', DisableSearch: true, Katalog: true },
    { case: 'both are off', page: undefined, DisableSearch: true, Katalog: false },
  ] satisfies ({ case: string; page: string | undefined } & Partial<FrontendConfig>)[])(
    '$case',
    ({ case: _, page, ...switches }) => {
      expect(findSearchPage(guestsWith(switches))).toBe(page);
    },
  );

  it('leads a teacher to their own search, also where there is a catalogue', () => {
    expect(findSearchPage({ config: { ...defaultFrontendConfig, Katalog: true }, user: aTeacher })).toBe('search');
  });
});

it('writes the text and the category into the address, and leaves out what says nothing', () => {
  expect(searchHref('search', 'Öl & Gas', 'books')).toBe('/search?q=%C3%96l%20%26%20Gas&st=books');
  expect(searchHref('csearch', '', 'all')).toBe('/catalogue/search');
});
