import type { FrontendConfig } from '@mediathek/domain';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalForFile } from './support/portal';
import { untilSearchable } from './support/searchable';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const { search } = words.de;
const rail = (page: Page) => page.getByRole('complementary', { name: search.filters.title });
const pathOf = (page: Page) => new URL(page.url()).pathname;

function deployment(config: Partial<FrontendConfig>) {
  const portal = portalForFile({ config });
  beforeAll(() => untilSearchable(portal().url));
  return { portal, visit: visitsForFile(portal) };
}

describe('the publisher’s variant', () => {
  const { visit } = deployment({ Type: 'hueber' });

  it('searches without category, filters and downloads', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    expect(await rail(page).count()).toBe(0);
    expect(await page.getByRole('combobox', { name: search.category }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /herunterladen$/ }).count()).toBe(0);
  });

  it('shows filters in the catalogue, but no subjects', async () => {
    const { page, open } = await visit();
    await open('/catalogue/search');
    await rail(page).getByRole('button', { name: search.filters.audience.title, exact: true }).waitFor();
    expect(await rail(page).getByRole('button', { name: search.filters.subject.title, exact: true }).count()).toBe(0);
    expect(await page.getByRole('combobox', { name: search.category }).count()).toBe(1);
  });
});

describe('a deployment that names its media by their numbers', () => {
  const { visit } = deployment({ cards: { title_field: 'fn_nr', subtitle_field: 'fn_prodname' } });

  it('shows the numbers on the results of the search and of the catalogue', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    for (const address of ['/search?q=46 10014', '/catalogue/search?q=46 10014']) {
      await open(address);
      await page.getByRole('main').getByRole('article').first().getByRole('heading', { name: '46 10014' }).waitFor();
    }
  });
});

describe('a standalone deployment', () => {
  const { visit } = deployment({ Type: 'standalone' });

  it('searches, narrows and opens media like a media centre’s', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan&typ=49');
    await rail(page).getByRole('button', { name: search.filters.subject.title, exact: true }).waitFor();
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/search\/./);
    await page.getByRole('button', { name: words.de.medium.player.play, exact: true }).first().waitFor();
  });
});

describe('a deployment whose search is switched off', () => {
  const { visit } = deployment({ DisableSearch: true, ExternSearch: false });

  it('has the catalogue only', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    expect((await open('/search?q=Vulkan')).status).toBe(404);
    expect((await open('/catalogue/search?q=Vulkan')).status).toBe(200);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });
});

describe('a deployment without a catalogue and external sources', () => {
  const { visit } = deployment({ Katalog: false, ExternSearch: false });

  it('has the search only, without tabs', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    expect((await open('/catalogue/search')).status).toBe(404);
    await open('/search?q=Vulkan');
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('navigation', { name: search.sources.label }).count()).toBe(0);
  });

  it('shows guests what is open to all', async () => {
    const { page, open } = await visit();
    await open('/search?q=Vulkan');
    expect(await page.getByText(words.de.media.badge.needsLogin).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });
});

describe('a deployment where guests may not search', () => {
  const { portal, visit } = deployment({ SearchNotLoggedIn: false });

  it('asks guests to sign in, suggests from the catalogue, and answers no call', async () => {
    const { page, open } = await visit();
    await open('/search?q=Vulkan');
    expect(pathOf(page)).toBe('/login');
    expect((await fetch(`${portal().url}/api/v1/media/search?q=Vulkan`)).status).toBe(401);
    await open('/imprint');
    await page.getByRole('banner').getByRole('combobox').pressSequentially('vulk');
    await page.getByRole('listbox').getByRole('option').last().click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/catalogue\/search\/./);
  });
});
