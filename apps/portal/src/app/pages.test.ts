import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { placeholderTopics } from '../features/placeholder/topics';
import { pages } from './pages';

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
    expect(name in placeholderTopics).toBe(pages[name].feature === 'placeholder');
  });
});

it('titles no page that is not in the table', () => {
  expect(Object.keys(baseTexts.de.pages.titles).sort()).toEqual(routes.map(({ name }) => name).sort());
});
