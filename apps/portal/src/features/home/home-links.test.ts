import { describe, expect, it } from 'vitest';
import { aMediaCentre } from '../../../test/people';
import { registerHref, subjectHref } from './home-links';

const guest = { config: aMediaCentre, user: false } as const;
const withConfig = (change: Partial<typeof aMediaCentre>) =>
  ({ config: { ...aMediaCentre, ...change }, user: false }) as const;

describe('links of the homepage', () => {
  it.each([
    ['a guest who may search', guest, '/search?geb=220'],
    ['a guest who may only see the catalogue', withConfig({ SearchNotLoggedIn: false }), '/catalogue/search?geb=220'],
    ['whoever finds the search switched off', withConfig({ DisableSearch: true }), '/catalogue/search?geb=220'],
    ['nobody where both are off', withConfig({ DisableSearch: true, Katalog: false }), undefined],
  ])('lead %s to a subject', (_, visitor, expected) => {
    expect(subjectHref('220', visitor)).toBe(expected);
  });

  it.each([
    [withConfig({ AllowRegister: true }), '/register'],
    [withConfig({ RegisterURL: 'https://neu.example' }), 'https://neu.example'],
    [guest, undefined],
    [{ config: false, user: false } as const, undefined],
  ])('lead new schools where the operator says', (visitor, expected) => {
    expect(registerHref(visitor)).toBe(expected);
  });
});
