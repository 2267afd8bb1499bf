import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const text = words.de.lists;
const adding = words.de.media.addToList;
const media = ['MZH-4910001', 'MZH-7910002', 'MZH-2910008'] as const;

const titles = (page: Page) =>
  page.getByRole('list', { name: text.items.label }).getByRole('heading', { level: 2 }).allTextContents();
const say = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).first().waitFor();

describe('a teacher', () => {
  it('collects from the page of a medium into a new list, adds another one from the search, and finds both', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(`/media/${media[0]}`);
    await page.getByRole('button', { name: adding.button, exact: true }).click();
    await page.getByRole('textbox', { name: adding.newName }).fill('Erdkunde im Winter');
    await page.getByRole('button', { name: adding.make }).click();
    await page.getByRole('button', { name: adding.open }).waitFor();

    await open('/search?q=Schichtvulkan');
    await page
      .getByRole('button', { name: /Schaubild.*zur Liste hinzufügen/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Erdkunde im Winter/ })
      .click();
    await page.getByRole('button', { name: adding.open }).click();
    await page.getByRole('heading', { level: 1, name: 'Erdkunde im Winter' }).waitFor();
    await eventually(() => titles(page)).toHaveLength(2);
    await open('/medialists');
    await page.getByRole('link', { name: 'Erdkunde im Winter' }).waitFor();
  });

  it('chooses several results of the search and puts them into a new list together', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    const { several } = words.de.search;
    await open('/search?q=Vulkan');
    await page.getByRole('button', { name: several.choose }).click();
    const choices = page.getByRole('checkbox', { name: /^„.*“ auswählen$/ });
    for (const place of [0, 1, 2]) await choices.nth(place).click();
    await choices.nth(1).click();
    await say(page, filled(several.chosen_other, { count: 2 }));
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: adding.button, exact: true }).click();
    await page.getByRole('textbox', { name: adding.newName }).fill('Zwei auf einmal');
    await page.getByRole('button', { name: adding.make }).click();
    await page.getByRole('button', { name: several.choose }).waitFor();
    await page.getByRole('button', { name: adding.open }).click();
    await page.getByRole('heading', { level: 1, name: 'Zwei auf einmal' }).waitFor();
    await eventually(() => titles(page)).toHaveLength(2);
  });

  it('gives a list a cover of its media, and its address as RSS until it is private again', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    const call = clientOf(visitor.context.request, portal().url);
    const made = { title: 'Mit Titelbild', visibility: 'shared' as const, identifiers: [...media] };
    const { id } = await call('POST /api/v1/lists', { body: made });
    await open(`/medialists/${id}`);
    const [, second = ''] = await titles(page);
    await page.getByRole('button', { name: filled(text.items.menu, { title: second }) }).click();
    await page.getByRole('menuitem', { name: text.items.cover }).click();
    const { items } = await call('GET /api/v1/lists/{id}', { params: { id } });
    const coverOf = async () =>
      (await call('GET /api/v1/lists', { query: { limit: 100 } })).items.find((list) => list.id === id)?.covers[0];
    await eventually(coverOf).toBe(items[1]?.medium?.cover);

    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: text.actions.more, exact: true }).click();
    await page.getByRole('menuitem', { name: text.actions.feed }).click();
    await say(page, text.actions.copied);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const feed = await fetch(address);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/rss/)]);
    const channel = await feed.text();
    for (const { title } of items) expect(channel).toContain(`<title>${title}</title>`);
    await call('PATCH /api/v1/lists/{id}', { params: { id }, body: { visibility: 'private' } });
    expect((await fetch(address)).status).toBe(404);
  });
});
