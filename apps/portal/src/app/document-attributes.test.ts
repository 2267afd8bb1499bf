import { afterEach, expect, it } from 'vitest';
import { aMediaCentre } from '../../test/people';
import { aBootstrap } from '../../test/render-portal';
import { applyAttributes, documentAttributes } from './document-attributes';

const state = { ...aBootstrap(), version: 0 };
const html = document.documentElement;
afterEach(() => applyAttributes(html, {}));

it('names the language, and leaves the appearance to the device', () => {
  expect(documentAttributes(state)).toEqual({ lang: 'de' });
});

it('names a chosen appearance and the publisher’s variant', () => {
  const publisher = { ...state, scheme: 'dark' as const, config: { ...aMediaCentre, Type: 'hueber' as const } };
  expect(documentAttributes(publisher)).toEqual({ lang: 'de', 'data-scheme': 'dark', 'data-variant': 'publisher' });
});

it('takes a choice back', () => {
  applyAttributes(html, { lang: 'en', 'data-scheme': 'dark' });
  applyAttributes(html, { lang: 'de' });
  expect([html.lang, html.dataset.scheme]).toEqual(['de', undefined]);
});
