import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { placeholderTopics } from '../features/placeholder/topics';
import { pages } from './pages';

const built = [
  ...['homepage', 'imprint', 'privacy', 'terms', 'contact', 'login', 'error', 'accessibility', 'search', 'csearch'],
  ...['media', 'search-media-detail', 'csearch-media-detail', 'library-media-detail', 'class-media-detail'],
  ...['medialist-media-detail', 'school-media-detail', 'marketplacemedia'],
  ...['password-request', 'password-reset', 'password-reset-confirm', 'password-reset-new', 'password-reset-success'],
  ...['register', 'register-success', 'profile', 'admin-registrations'],
  ...['medialists', 'medialist', 'invitation'],
  ...['school', 'library'],
];

describe.each(routes.map(({ name }) => name))('the page %s', (name) => {
  it('has a component', async () => {
    const { Page } = await pages[name].load();
    expect(Page).toBeTypeOf('function');
  });

  it('lies where the server looks for its style sheets', () => {
    expect(existsSync(join(import.meta.dirname, '../features', pages[name].feature, 'index.ts'))).toBe(true);
  });

  it('has a title in both languages', () => {
    expect([baseTexts.de.pages.titles[name], baseTexts.en.pages.titles[name]].every((title) => title.length > 0)).toBe(
      true,
    );
  });

  it('is built, or says what it will offer', () => {
    expect(name in placeholderTopics).toBe(!built.includes(name));
    expect(pages[name].feature === 'placeholder').toBe(!built.includes(name));
  });
});

it('titles no page that is not in the table', () => {
  expect(Object.keys(baseTexts.de.pages.titles).sort()).toEqual(routes.map(({ name }) => name).sort());
});
