import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { shell, dialogs } = words.de;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const waitForFocus = (target: Locator) => eventually(() => hasFocus(target)).toBe(true);
const isFocusInside = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** What has the focus, in the words a screen reader would say. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent}`.trim();
  });

describe('with the keyboard alone', () => {
  it('the first stop on every page is the link that skips the navigation', async () => {
    const { page, open } = await visit();
    for (const address of ['/', '/login', '/imprint', '/error/server?x', '/no-such-page']) {
      await open(address);
      if (await page.getByRole('banner').count()) {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: shell.skipToContent });
        expect(await hasFocus(skip)).toBe(true);
        expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await isFocusInside(page.getByRole('banner'))).toBe(false);
      }
    }
  });

  it('one always sees where one is', async () => {
    const { page, open } = await visit();
    await open('/');
    const unseen: string[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const isSeen = await page.evaluate(() => {
        const shows = (element: Element | null, pseudo?: string) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        };
        const element = document.activeElement;
        if (element === document.body) return true;
        return shows(element) || shows(element, '::after') || shows(element?.closest('article, form, label') ?? null);
      });
      if (!isSeen) unseen.push(await focused(page));
    }
    expect(unseen).toEqual([]);
  });

  it('the profile menu opens, is walked through with the arrows, and Escape gives the focus back', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/imprint');
    const button = page.getByRole('button', { name: /Profil/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const entries = page.getByRole('menu').locator('[role^="menuitem"]');
    await waitForFocus(entries.first());
    await page.keyboard.press('ArrowDown');
    await waitForFocus(entries.nth(1));
    await page.keyboard.press('End');
    await waitForFocus(entries.last());
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await waitForFocus(button);

    await page.keyboard.press('ArrowDown');
    await waitForFocus(entries.first());
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/profile');
  });

  it('a dialog keeps the focus until it is closed, and then gives it back', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    const link = page.getByRole('link', { name: shell.navigation.loans, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: dialogs.login.title });
    await eventually(() => isFocusInside(dialog)).toBe(true);
    const stops = new Set<string>();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      // At either end the focus passes a stop that sends it on.
      await eventually(() => isFocusInside(dialog)).toBe(true);
      stops.add(await focused(page));
    }
    expect(stops.size).toBe(3);
    await page.keyboard.press('Shift+Tab');
    await eventually(() => isFocusInside(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await waitForFocus(link);
  });

  it('the menu on phones opens, holds the main links, and Escape closes it', async () => {
    const { page, open } = await visit({ width: 390 });
    await open('/imprint');
    const button = page.getByRole('button', { name: shell.navigation.openMenu });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: shell.navigation.menuTitle });
    await sheet.getByRole('link', { name: shell.navigation.search }).waitFor();
    await eventually(() => isFocusInside(sheet)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await waitForFocus(button);

    await page.keyboard.press('Enter');
    await sheet.getByRole('link', { name: shell.navigation.catalogue }).press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/catalogue/search');
    await sheet.waitFor({ state: 'hidden' });
  });

  it('reading goes on at the heading of a page that has just opened', async () => {
    const { page, open } = await visit();
    await open('/');
    await page.getByRole('link', { name: shell.footer.privacy }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: words.de.legal.privacy.title });
    await waitForFocus(heading);
    expect(await page.title()).toContain(words.de.legal.privacy.title);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('one signs in without touching the mouse', async () => {
    const { page, open } = await visit();
    await open('/login');
    await page.getByRole('textbox', { name: words.de.signIn.password.login.label }).focus();
    await page.keyboard.type('teacher');
    await page.keyboard.press('Tab');
    // The way to a forgotten password may stand before the field, never the other way round behind the button.
    if (!(await hasFocus(page.getByLabel(words.de.signIn.password.secret.label, { exact: true }))))
      await page.keyboard.press('Tab');
    await page.keyboard.type('mediathek-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
  });
});
