import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { untilSearchable } from './support/searchable';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
beforeAll(() => untilSearchable(portal().url));

const { search, shell, media } = words.de;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const rail = (page: Page) => page.getByRole('complementary', { name: search.filters.title });
const chips = (page: Page) => page.getByRole('list', { name: search.filters.active }).getByRole('button');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const total = async (page: Page) => Number(/[\d.]+/.exec((await heading(page).textContent()) ?? '')?.[0] ?? Number.NaN);

describe('a search', () => {
  it('is complete before any script has run', async () => {
    const { page, problems } = await visit({ withoutScripts: true });
    problems.expect(/^request: \S+\.js csp$/);
    await page.goto(`${portal().url}/search?q=Vulkan`);
    expect(await heading(page).textContent()).toMatch(/^\d+ Medien zu „Vulkan“$/);
    expect(await rows(page).count()).toBeGreaterThan(4);
    expect(await rows(page).first().locator('mark').count()).toBeGreaterThan(0);
    expect(
      await rail(page)
        .getByRole('checkbox', { name: /^Geographie/ })
        .count(),
    ).toBe(1);
  });

  it('asks for nothing again when the scripts take over', async () => {
    const { page, open } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
    await open('/search?q=Vulkan');
    await rows(page).first().waitFor();
    expect(asked).toEqual([]);
  });

  it('begins in the bar, names what was searched and says the number aloud', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/imprint');
    const bar = page.getByRole('banner').getByRole('combobox');
    await bar.fill('Vulkan');
    await bar.press('Enter');
    await eventually(() => heading(page).textContent()).toMatch(/^\d+ Medien zu „Vulkan“$/);
    const title = (await heading(page).textContent()) ?? '';
    await eventually(() => page.title()).toContain('„Vulkan“');
    await eventually(() => page.getByRole('status').filter({ hasText: title }).count()).toBe(1);
    expect(await rows(page).count()).toBe(await total(page));
  });

  it('is found by producer under both names, and by keyword', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    for (const address of ['/search?producer=Atlas Lehrfilm', '/search?p=Atlas Lehrfilm']) {
      await open(address);
      expect(await heading(page).textContent()).toMatch(/Medien von Atlas Lehrfilm$/);
    }
    await open('/search?schlag=Vulkan');
    expect(await heading(page).textContent()).toMatch(/Schlagwort „Vulkan“$/);
    await open('/search');
    expect(await heading(page).textContent()).toBe(search.title.all);
  });

  it('links what is said to the very second', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan');
    const spoken = page.getByRole('link', { name: /^Ab \d\d:\d\d ansehen/ }).first();
    expect(await spoken.getAttribute('href')).toMatch(/^\/search\/[^?]+\?t=\d+$/);
  });

  it('offers another spelling where little is found', async () => {
    const { page, open } = await visit();
    await open('/search?q=Vulkxyan');
    await page.getByText(search.didYouMean).getByRole('link', { name: 'Vulkan' }).click();
    await eventually(() => query(page)).toEqual({ q: 'Vulkan' });
  });

  it('says that it was refused, and how to go on', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/400/);
    await open(`/search?q=${'x'.repeat(300)}`);
    await page.getByRole('heading', { name: search.failed.refused }).waitFor();
    await page.getByRole('link', { name: search.failed.anew }).click();
    await rows(page).first().waitFor();
  });

  it('can be tried again when the server did not answer', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/503|media\/search/);
    await open('/imprint');
    await page.route('**/api/v1/media/search?*', (route) => route.fulfill({ status: 503 }));
    const bar = page.getByRole('banner').getByRole('combobox');
    await bar.fill('Vulkan');
    await bar.press('Enter');
    await page.getByRole('heading', { name: search.failed.title }).waitFor();
    await page.unroute('**/api/v1/media/search?*');
    await page.getByRole('button', { name: search.failed.retry }).first().click();
    await rows(page).first().waitFor();
  });

  it('is sent again only when somebody asks for it again', async () => {
    const { page, open } = await visit();
    await open('/search?q=Vulkan');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/media\/search\?/.test(request.url())) asked.push(request.url());
    });
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.imprint }).click();
    await eventually(() => pathOf(page)).toBe('/imprint');
    await page.goBack();
    await rows(page).first().waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('banner').getByRole('combobox').press('Enter');
    await eventually(() => asked.length).toBe(1);
  });
});

describe('filters', () => {
  it('narrow by subject, whole branch or leaf, and stand in the address and as chips', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    const box = (name: RegExp) => rail(page).getByRole('checkbox', { name });
    await box(/^Geographie/).click();
    await eventually(() => query(page)).toEqual({ geb: '220' });
    await eventually(() => chips(page).allTextContents()).toEqual([`Geographie ${search.filters.remove}`]);

    await rail(page)
      .getByRole('button', { name: filled(search.filters.subject.open, { subject: 'Geographie' }) })
      .click();
    expect(await box(/^Geologie/).isChecked()).toBe(true);
    await box(/^Geographie/).click();
    await eventually(() => query(page)).toEqual({});
    await box(/^Geologie/).click();
    await eventually(() => query(page)).toEqual({ geb: '22003' });
    expect(await box(/^Geographie/).evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true);

    await page.getByRole('link', { name: search.filters.clear }).click();
    await eventually(() => query(page)).toEqual({});
    await page.goBack();
    await eventually(() => query(page)).toEqual({ geb: '22003' });
    await eventually(() => box(/^Geologie/).isChecked()).toBe(true);
  });

  it('find a subject by its name', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    await rail(page).getByRole('searchbox', { name: search.filters.subject.find }).fill('vulkan');
    await rail(page)
      .getByRole('checkbox', { name: /^Tektonik/ })
      .click();
    await eventually(() => query(page)).toEqual({ geb: '2200302' });
  });

  it('take school years from the keypad, one or all between two', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    const grade = (wanted: number) =>
      rail(page).getByRole('button', { name: filled(search.filters.audience.grade, { grade: wanted }), exact: true });
    await grade(7).click();
    await eventually(() => query(page)).toEqual({ adressat: 'A(7)' });
    await grade(9).click();
    await eventually(() => query(page)).toEqual({ adressat: 'A(7-9)' });
    expect(await grade(8).getAttribute('aria-pressed')).toBe('true');
    await chips(page).first().click();
    await eventually(() => query(page)).toEqual({});
  });

  it('combine media type, language and category, and keep an unknown code as its own name', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    await rail(page)
      .getByRole('checkbox', { name: /^Online-Film/ })
      .click();
    await eventually(() => query(page)).toEqual({ typ: '49' });
    await rail(page)
      .getByRole('checkbox', { name: /^Englisch/ })
      .click();
    await eventually(() => query(page)).toEqual({ typ: '49', sprache: 'en' });
    await page.getByRole('combobox', { name: search.category }).selectOption('media');
    await eventually(() => query(page)).toEqual({ typ: '49', sprache: 'en', st: 'media' });
    await rows(page).first().waitFor();
    await open('/search?typ=NEU99');
    expect(await chips(page).first().textContent()).toContain('NEU99');
  });

  it('show what one media library licenses, until its chip is taken away', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?mediathek=hohenfeld/grundschule');
    const few = await rows(page).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(24);
    await chips(page).filter({ hasText: 'grundschule' }).click();
    await eventually(() => query(page)).toEqual({});
    await eventually(() => rows(page).count()).toBe(24);
  });

  it('are a sheet on phones whose button says what they leave', async () => {
    const { page, open } = await visit({ as: 'teacher', width: 390 });
    await open('/search?q=Vulkan');
    await page.getByRole('button', { name: search.filters.button }).click();
    const sheet = page.getByRole('dialog', { name: search.filters.title });
    await sheet.getByRole('checkbox', { name: /^Physik/ }).click();
    await eventually(() => query(page)).toEqual({ q: 'Vulkan', geb: '460' });
    await sheet.getByRole('button', { name: '1 Medium anzeigen' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await rows(page).count()).toBe(1);
  });

  it('that leave nothing are named, with what there would be without them', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan&adressat=A(1-2)');
    await page.getByText(/Ohne den Filter „Klasse 1 bis 2“ gibt es \d+ Medien\./).waitFor();
    await page.getByRole('link', { name: /^\d+ Medien anzeigen$/ }).click();
    await eventually(() => query(page)).toEqual({ q: 'Vulkan' });
    await rows(page).first().waitFor();
  });
});

/** The place is written down a moment after the last scrolling. */
const placeIsKept = (page: Page) =>
  eventually(() =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith('results '))
        .some((name) => JSON.parse(sessionStorage.getItem(name) ?? '{}').top === window.scrollY),
    ),
  ).toBe(true);

describe('a long list of results', () => {
  async function scrollToEnd(page: Page) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }

  it('grows by itself three times, then waits so that the footer can be reached', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    expect(await rows(page).count()).toBe(24);
    await expect
      .poll(
        async () => {
          await scrollToEnd(page);
          return page.getByRole('button', { name: search.more }).count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    expect(await rows(page).count()).toBe(96);
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.imprint }).click({ trial: true });
    await page.getByRole('button', { name: search.more }).click();
    await eventually(() => rows(page).count()).toBeGreaterThan(96);
    const names = await rows(page).getByRole('heading').allTextContents();
    expect(names.length).toBeGreaterThan(96);
  });

  it('keeps its place for whoever comes back, also after a reload', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search');
    await scrollToEnd(page);
    await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(48);
    const row = rows(page).nth(40);
    const before = await rows(page).count();
    await row.scrollIntoViewIfNeeded();
    const top = () => row.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await placeIsKept(page);
    const place = await top();

    await row.getByRole('link').nth(1).click();
    await eventually(() => pathOf(page)).toMatch(/^\/search\/./);
    await page.goBack();
    await eventually(top).toBe(place);
    expect(await rows(page).count()).toBeGreaterThanOrEqual(before);

    await placeIsKept(page);
    await page.reload();
    await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(before);
    await eventually(top).toBe(place);
  });

  it('keeps its place after another page was opened anew in between', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Film');
    await open('/search');
    await scrollToEnd(page);
    await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(48);
    await rows(page).nth(40).scrollIntoViewIfNeeded();
    await placeIsKept(page);
    const place = await page.evaluate(() => Math.round(window.scrollY));
    await open('/imprint');
    await page.goBack();
    await eventually(() => rows(page).count()).toBeGreaterThanOrEqual(48);
    await eventually(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  });
});

describe('what can be done with a result', () => {
  it('is to bookmark it, and to take that back', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Erdbeben');
    const mark = rows(page)
      .first()
      .getByRole('button', { name: /merken$/ });
    const wasMarked = (await mark.getAttribute('aria-pressed')) === 'true';
    const pressed = () => mark.getAttribute('aria-pressed');
    await mark.click();
    await eventually(pressed).toBe(String(!wasMarked));
    await page.getByRole('button', { name: media.bookmark.undo }).click();
    await eventually(pressed).toBe(String(wasMarked));
    await mark.click();
    await eventually(pressed).toBe(String(!wasMarked));
    await page.getByRole('button', { name: media.bookmark.undo }).waitFor();
    await page.reload();
    await eventually(pressed).toBe(String(!wasMarked));
    await mark.click();
    await page.getByRole('button', { name: media.bookmark.undo }).waitFor();
  });

  it.each([
    ['guest', '/search?q=Vulkan', { details: true, bookmark: false }],
    ['pupil', '/search?q=Vulkan', { details: false, bookmark: true }],
    ['teacher', '/search?q=Vulkan', { details: true, bookmark: true }],
    ['schoolAdmin', '/search?q=Vulkan', { details: true, bookmark: true }],
    ['districtAdmin', '/search?q=Vulkan', { details: true, bookmark: true }],
    ['teacher', '/catalogue/search?q=Vulkan', { details: true, bookmark: false }],
  ] as const)('differs for each role: %s at %s', async (person, address, { details, bookmark }) => {
    const { page, open } = await visit({ as: person });
    await open(address);
    const first = rows(page).first();
    expect(await first.getByRole('link', { name: new RegExp(`^${search.row.details}`) }).count()).toBe(details ? 1 : 0);
    expect(await first.getByRole('button', { name: /merken$/ }).count()).toBe(bookmark ? 1 : 0);
  });

  it('is to download what may be taken along', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan');
    const href = await page
      .getByRole('link', { name: /herunterladen$/ })
      .first()
      .getAttribute('href');
    expect(href).toMatch(/^\/api\/v1\/media\/[^/]+\/download$/);
  });
});

describe('the catalogue', () => {
  it('has its own bar, whose clear button is always there and shows the whole stock again', async () => {
    const { page, open } = await visit();
    await open('/catalogue/search');
    const bar = page.getByRole('main').getByRole('searchbox', { name: search.catalogue.label });
    const clear = page.getByRole('button', { name: search.catalogue.clear });
    expect(await bar.getAttribute('placeholder')).toBe(search.catalogue.placeholder);
    expect(await clear.count()).toBe(1);
    await bar.fill('Vulkan');
    await bar.press('Enter');
    await eventually(() => query(page)).toEqual({ q: 'Vulkan' });
    await clear.click();
    await eventually(() => query(page)).toEqual({});
    await bar.fill('Wasser');
    await bar.press('Enter');
    await eventually(() => query(page)).toEqual({ q: 'Wasser' });
    await page.getByText(media.badge.needsLogin).first().waitFor();
    await bar.fill('');
    await eventually(() => query(page)).toEqual({});
  });

  it('leads to its own pages', async () => {
    const { page, open } = await visit();
    await open('/catalogue/search?q=Wasser');
    expect(await rows(page).first().getByRole('link').nth(1).getAttribute('href')).toMatch(/^\/catalogue\/search\/./);
  });
});

describe('external sources', () => {
  it('are a tab for whoever is signed in, and say honestly that there are none', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan');
    const tabs = page.getByRole('navigation', { name: search.sources.label });
    await tabs.getByRole('link', { name: search.sources.external }).click();
    await page.getByRole('heading', { name: search.external.title }).waitFor();
    expect(await rows(page).count()).toBe(0);
    await page.getByRole('link', { name: search.external.back }).click();
    await rows(page).first().waitFor();
    const guest = await visit();
    await guest.open('/search?q=Vulkan');
    expect(await guest.page.getByRole('navigation', { name: search.sources.label }).count()).toBe(0);
  });
});
