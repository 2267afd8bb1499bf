import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { type PortalOptions, portalForFile } from './support/portal';
import { untilSearchable } from './support/searchable';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const { dialogs, search, shell } = words.de;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const askButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.search.ask });
const dialog = (page: Page) => page.getByRole('dialog', { name: dialogs.aiSearch.title });
const question = 'Warum speien Berge manchmal Feuer?';

function deployment(options?: PortalOptions) {
  const portal = portalForFile(options);
  beforeAll(() => untilSearchable(portal().url));
  return { portal, visit: visitsForFile(portal) };
}

/** Right after the start the media are still being understood. */
async function untilUnderstood(url: string): Promise<void> {
  const end = Date.now() + 30_000;
  const isWaiting = async () =>
    'fallback' in ((await (await fetch(`${url}/api/v1/media/search/vector?q=Vulkan`)).json()) as object);
  while (await isWaiting()) {
    if (Date.now() > end) throw new Error('The media were not understood');
    await pause(100);
  }
}

describe('asking in one’s own words', () => {
  const { portal, visit } = deployment();
  beforeAll(() => untilUnderstood(portal().url));

  it('begins in the bar, finds what is meant, says why, and keeps the question when the words are searched', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/imprint');
    await askButton(page).click();
    await dialog(page).getByText(dialogs.aiSearch.privacy).waitFor();
    await dialog(page).getByRole('textbox', { name: dialogs.aiSearch.question }).fill(question);
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe('/search/ai');
    await rows(page).first().waitFor();
    await eventually(() => rows(page).first().textContent()).toMatch(/vulkan/i);
    await rows(page)
      .getByText(filled(search.ai.fits, { words: '' }).trim())
      .first()
      .waitFor();
    await page.getByRole('link', { name: search.ai.toWords }).click();
    await eventually(() => pathOf(page)).toBe('/search');
    expect(new URL(page.url()).searchParams.get('q')).toBe(question);
    await page.getByRole('link', { name: search.ai.toMeaning }).click();
    await eventually(() => pathOf(page)).toBe('/search/ai');
    expect(new URL(page.url()).searchParams.get('q')).toBe(question);
  });

  it('offers examples, and the last questions on this device until they are cleared', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/');
    await askButton(page).click();
    await dialog(page).getByRole('button', { name: dialogs.aiSearch.exampleList.first }).click();
    await eventually(() => pathOf(page)).toBe('/search/ai');
    await rows(page).first().waitFor();
    await askButton(page).click();
    await dialog(page).getByRole('region', { name: dialogs.aiSearch.last }).waitFor();
    await dialog(page).getByRole('button', { name: dialogs.aiSearch.forget }).click();
    await eventually(() => dialog(page).getByRole('region', { name: dialogs.aiSearch.last }).count()).toBe(0);
  });

  it('narrows what is found with the filters of the search', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(`/search/ai?q=${encodeURIComponent(question)}`);
    await rows(page).first().waitFor();
    const rail = page.getByRole('complementary', { name: search.filters.title });
    await rail.getByRole('checkbox', { name: /^Geographie/ }).click();
    await eventually(() => new URL(page.url()).searchParams.get('geb')).toBe('220');
    expect(pathOf(page)).toBe('/search/ai');
    await rows(page).first().waitFor();
  });

  it('says that nothing fits instead of showing something else', async () => {
    const { page, open } = await visit();
    await open('/search/ai?q=asdf+qwer');
    await page.getByRole('heading', { name: search.ai.nothing.title }).waitFor();
    await page.getByRole('button', { name: search.ai.nothing.again }).click();
    const field = dialog(page).getByRole('textbox', { name: dialogs.aiSearch.question });
    await eventually(() => field.inputValue()).toBe('asdf qwer');
  });

  it('asks for a question where there is none', async () => {
    const { page, open } = await visit();
    await open('/search/ai');
    expect(await heading(page).textContent()).toBe(search.ai.askTitle);
    await page.getByRole('main').getByRole('button', { name: search.ai.ask }).click();
    await dialog(page).waitFor();
  });
});

describe('a deployment whose guests do not search', () => {
  const { visit } = deployment({ config: { SearchNotLoggedIn: false } });

  it('asks guests to sign in first', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    await askButton(page).click();
    await page.getByRole('dialog', { name: dialogs.login.title }).waitFor();
  });
});

describe('a deployment whose model cannot be reached', () => {
  const { visit } = deployment({
    env: {
      EMBEDDINGS_URL: 'http://127.0.0.1:9/v1/embeddings',
      EMBEDDINGS_MODEL: 'away',
      EMBEDDINGS_DIMENSIONS: '8',
    },
  });

  it('answers with the words and says so', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search/ai?q=Vulkan');
    await page.getByText(search.ai.fallback.title).waitFor();
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: search.ai.fallback.retry }).click();
    await page.getByText(search.ai.fallback.title).waitFor();
  });
});
