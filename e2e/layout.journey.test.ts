import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isOn, pagesByPerson } from './support/built-pages';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';

const portal = portalForFile();
const visit = visitsForFile(portal);

/** A page is opened once per kind of screen and then made wider, as when somebody turns a tablet or moves a window. */
const widths = { narrow: [320, 390, 768], wide: [1024, 1280, 1920] } as const;

/** A style sheet of the person's own. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

const findSidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : [];
  });

/** Nothing is smaller than 13 pixels. */
const findSmallText = (page: Page) =>
  page.evaluate(() => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, script, style') && hasOwnText(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 13)
      .map((element) => `small text: ${element.tagName} “${(element.textContent ?? '').trim().slice(0, 30)}”`);
  });

/** Pictures that are there but empty, or pulled out of their shape. */
const findBrokenPictures = (page: Page) =>
  page.evaluate(() => {
    const isTwisted = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const wanted = image.naturalWidth / image.naturalHeight;
      return getComputedStyle(image).objectFit === 'fill' && height > 0 && Math.abs(width / height / wanted - 1) > 0.02;
    };
    return [...document.images]
      .filter((image) => image.complete && image.loading !== 'lazy')
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((image) => image.naturalWidth === 0 || isTwisted(image))
      .map((image) => `broken picture: ${image.src}`);
  });

/** What a person would see as broken, in words. */
const findFaults = async (page: Page): Promise<string[]> => [
  ...(await findSidewaysScroll(page)),
  ...(await findSmallText(page)),
  ...(await findBrokenPictures(page)),
];

describe.each(['narrow', 'wide'] as const)('on %s screens, which includes 400 % zoom,', (size) => {
  it.each(pagesByPerson)(
    'nothing scrolls sideways, is too small to read or out of shape for: %s',
    async (person, pages) => {
      const { page, open } = await visit({ as: person, reducedMotion: true });
      const faults: string[] = [];
      for (const { name, path, prepare } of pages.filter((one) => isOn(size, one))) {
        await page.setViewportSize({ width: widths[size][0], height: 800 });
        await open(path);
        await prepare?.(page, 'de');
        for (const width of widths[size]) {
          await page.setViewportSize({ width, height: 800 });
          faults.push(...(await findFaults(page)).map((fault) => `${name} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('for people who need more room', () => {
  /** What WCAG 1.4.12 asks for; a style sheet of the person's own may do this to any page. */
  const spread = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`;

  it('wider spaced text still fits on a phone', async () => {
    const { page, open } = await visit({ width: 390 });
    const faults: string[] = [];
    for (const path of ['/', '/login', '/imprint', '/terms-of-service', '/contact', '/no-such-page', '/search']) {
      await open(path);
      await addStyles(page, spread);
      faults.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('text of twice the size still fits on a tablet', async () => {
    const { page, open } = await visit({ width: 768 });
    const faults: string[] = [];
    for (const path of ['/', '/login', '/imprint', '/contact', '/error/expired']) {
      await open(path);
      await addStyles(page, ':root { font-size: 200% !important }');
      faults.push(...(await findSidewaysScroll(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('what one presses on a phone is at least 44 px high', async () => {
    const { page, open } = await visit({ width: 390 });
    const small: string[] = [];
    for (const path of ['/imprint', '/login', '/error/server', '/search']) {
      await open(path);
      const targets = page.getByRole('button').or(page.locator('input, [class*="button"]'));
      for (const target of await targets.all()) {
        // A tick box is pressed on its words as well.
        const { height, name } = await target.evaluate((element) => ({
          height: (element.closest('label') ?? element).getBoundingClientRect().height,
          name: element.getAttribute('aria-label') ?? element.textContent,
        }));
        if (height > 0 && height < 43.5) small.push(`${path}: ${name} ${height} px`);
      }
    }
    expect(small).toEqual([]);
  });
});

const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      const longest = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
      const isFading = longest(transitionDuration) > 0.01;
      const isMoving = animationName !== 'none' && longest(animationDuration) > 0.01;
      return isFading || isMoving ? [`${element.tagName} ${element.className}`] : [];
    }),
  );

describe('for people who want no motion', () => {
  it('nothing moves, fades or slides', async () => {
    for (const [person, pages] of pagesByPerson) {
      const { page, open } = await visit({ as: person, reducedMotion: true });
      for (const { name, path, prepare } of pages.filter((one) => one.prepare && isOn('wide', one))) {
        await open(path);
        await prepare?.(page, 'de');
        expect({ name, moving: await findMoving(page) }).toEqual({ name, moving: [] });
      }
    }
  });
});

describe('the covers and the footer', () => {
  it('show every cover in the ratio of 400 to 226 and keep its place free before it has loaded', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/\/covers\//);
    await page.route('**/covers/**', (route) => route.abort());
    await open('/');
    const ratios = await page
      .getByRole('article')
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()).map(({ width, height }) => width / height),
      );
    expect(ratios.length).toBeGreaterThan(5);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(400 / 226, 1);
  });

  it('give the footer its height of 163.2 px where a type is configured', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeCloseTo(163.2, 1);
  });

  it('do not let anything jump while the homepage loads', async () => {
    const { page, open } = await visit();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { layoutShift: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/');
    await page.waitForLoadState('load');
    const shift = await page.evaluate(
      () => (window as unknown as { layoutShift: { shift: number } }).layoutShift.shift,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
});
