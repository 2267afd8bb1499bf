import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { untilSearchable } from './support/searchable';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
beforeAll(() => untilSearchable(portal().url));

const { shell, home } = words.de;
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('suggestions', () => {
  it('are reached by the arrow keys: titles lead to the medium', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/imprint');
    const bar = page.getByRole('banner').getByRole('combobox');
    await bar.pressSequentially('vulk');
    const list = page.getByRole('listbox', { name: shell.search.suggestions });
    await list.waitFor();
    expect(await bar.getAttribute('aria-expanded')).toBe('true');
    await eventually(() =>
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ Vorschläge$/ })
        .count(),
    ).toBe(1);
    await bar.press('ArrowUp');
    const chosen = list.getByRole('option', { selected: true });
    expect(await bar.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await bar.press('Enter');
    await eventually(() => pathOf(page)).toMatch(/^\/search\/./);
  });

  it('complete the query, close with Escape and leave what was typed', async () => {
    const { page, open } = await visit();
    await open('/');
    const field = page.getByRole('main').getByRole('combobox', { name: home.search.label });
    await field.pressSequentially('vulk');
    const list = page.getByRole('listbox');
    await list.waitFor();
    await field.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('vulk');
    await field.press('ArrowDown');
    await list.waitFor();
    await list.getByRole('option').first().click();
    await eventually(() => pathOf(page)).toBe('/search');
    expect(new URL(page.url()).searchParams.get('q')?.toLowerCase()).toContain('vulk');
  });
});
