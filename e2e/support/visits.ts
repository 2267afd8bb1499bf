import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser';
import type { Portal } from './portal';
import { type Problems, watchProblems } from './problems';
import { loginOf, type Person, signInByCall } from './sign-in';

export interface VisitOptions {
  readonly as?: Person;
  /** Somebody of the demo by their user name, where more than one of a kind is needed. */
  readonly login?: string;
  readonly lang?: 'de' | 'en';
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly withoutScripts?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: Problems;
  /** Opens an address as if typed in; ready when the page can be used. */
  open(path: string): Promise<{ status: number }>;
  /** Another tab of the same browser. */
  newTab(): Promise<Visit>;
}

/** Whether the page answers to touch and keys; a click before that would be the server's page alone. */
const isAwake = () => document.getElementById('root')?.dataset.awake === 'page';

async function waitUntilUsable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isAwake).catch(() => false), { interval: 20, timeout: 20_000 }).toBe(true);
}

async function newVisit(context: BrowserContext, portal: Portal, all: Visit[]): Promise<Visit> {
  const page = await context.newPage();
  const visit: Visit = {
    page,
    context,
    problems: watchProblems(page),
    async open(path) {
      const answer = await page.goto(portal.url + path, { waitUntil: 'domcontentloaded' });
      const isPage = answer?.headers()['content-type']?.startsWith('text/html');
      if (isPage) await waitUntilUsable(page);
      return { status: answer?.status() ?? 0 };
    },
    newTab: () => newVisit(context, portal, all),
  };
  all.push(visit);
  return visit;
}

/** On a busy machine Chromium now and then never says that it has closed; nothing that follows depends on it. */
const closed = (what: { close(): Promise<void> }) => Promise.race([what.close(), pause(15_000)]);

/** One browser for all journeys of a file, a fresh profile for each visit, and no journey passes with a silent failure. */
export function visitsForFile(portal: () => Portal): (options?: VisitOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser && closed(browser));
  afterEach(async () => {
    const unexpected = visits.flatMap(({ problems }) => problems.unexpected());
    const contexts = new Set(visits.map(({ context }) => context));
    visits.length = 0;
    await Promise.all([...contexts].map(closed));
    expect(unexpected).toEqual([]);
  });

  return async ({ as = 'guest', login, lang = 'de', width = 1280, height, ...look } = {}) => {
    const { scheme, reducedMotion, withoutScripts } = look;
    if (!browser) throw new Error('The browser runs only while the journeys do');
    const isPhone = width < 600;
    const context = await browser.newContext({
      locale: lang === 'de' ? 'de-DE' : 'en-GB',
      timezoneId: 'Europe/Berlin',
      viewport: { width, height: height ?? (isPhone ? 844 : 800) },
      hasTouch: isPhone,
      colorScheme: scheme ?? 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      javaScriptEnabled: !withoutScripts,
    });
    context.setDefaultTimeout(15_000);
    await signInByCall(context.request, portal().url, login ?? loginOf(as));
    return newVisit(context, portal(), visits);
  };
}
