import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { isOn, pagesByPerson } from './support/built-pages';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';

const portal = portalForFile();
const visit = visitsForFile(portal);

const sizes = { narrow: { width: 320, height: 700 }, wide: { width: 1280, height: 800 } } as const;

async function barriersInBothSchemes(page: Page): Promise<string[]> {
  // Otherwise a link may lie half under the bar at the top, which is not its own fault.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await findBarriers(page, 'everything');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findBarriers(page, 'colours');
  return [...light.map((barrier) => `light: ${barrier}`), ...dark.map((barrier) => `dark: ${barrier}`)];
}

/** What says the same in other words and other lengths; the rest differs in nothing that could become a barrier. */
const inEnglishToo = [
  'home of a guest',
  'home of a teacher',
  'login',
  'privacy',
  'error expired',
  'open phone menu',
  'search',
];

describe.each(['narrow', 'wide'] as const)('on a %s screen, light and dark,', (size) => {
  describe.each(['de', 'en'] as const)('in the language %s', (lang) => {
    const cases = pagesByPerson
      .map(([person, pages]) => {
        const looked = pages.filter((page) => isOn(size, page) && (lang === 'de' || inEnglishToo.includes(page.name)));
        return [person, looked] as const;
      })
      .filter(([, pages]) => pages.length > 0);

    it.each(cases)('there is no barrier for: %s', async (person, pages) => {
      // Motion is off, so that nothing is looked at while it is still half transparent.
      const { page, open } = await visit({ as: person, lang, reducedMotion: true, ...sizes[size] });
      const found: Record<string, string[]> = {};
      for (const { name, path, prepare } of pages) {
        await open(path);
        await prepare?.(page, lang);
        found[name] = await barriersInBothSchemes(page);
      }
      expect(found).toEqual(Object.fromEntries(pages.map(({ name }) => [name, []])));
    });
  });
});
