import {
  type CurrentUser,
  decideRouteAccess,
  isEmbedded,
  isStudent,
  linkTo,
  matchRoute,
  type Route,
  routes,
} from '@mediathek/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleAddress, exampleCode, exampleMedium, isMediumRoute } from './support/example-address';
import { foreignSiteForFile } from './support/foreign-site';
import { portalForFile } from './support/portal';
import { clientOf, type Person, people } from './support/sign-in';
import { type Visit, visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const platform = foreignSiteForFile();

interface Outcome {
  readonly status: number;
  readonly path: string;
  readonly remembered: string | null;
  /** Which page's title the browser's tab shows. */
  readonly page: string;
}

const { titles } = words.de.pages;
const errorTitles = words.de.errors.types;

/** The title of an open page: of the thing it shows, otherwise its own. */
function titleOf(route: Route, user: CurrentUser): string {
  if (route.name === 'error') return errorTitles.expired.title;
  if (route.name === 'school-media-detail') return isStudent(user) ? titles[route.name] : exampleCode.title;
  return isMediumRoute(route) ? exampleMedium.title : titles[route.name];
}

/** Lists, invitations and classes have numbers that nobody guesses; an example leads to none of them. */
const leadsToNothing = ({ name }: Route): boolean => ['medialist', 'invitation', 'class'].includes(name);

/** What a person should find who types an address in, by the rule of access alone. */
function expectedOutcome(route: Route, address: string, user: CurrentUser): Outcome {
  const { config } = portal();
  const found = { status: 200, path: address, remembered: null };
  switch (decideRouteAccess(route, { config, user })) {
    case 'allow':
      return { ...found, status: leadsToNothing(route) ? 404 : 200, page: titleOf(route, user) };
    case 'login':
      return { ...found, path: linkTo('login'), remembered: address, page: titles.login };
    case 'home':
      return { ...found, path: linkTo('homepage'), page: titles.homepage };
    case 'cancel': {
      // Closed for everyone means that there is no such page here; closed for this person means that they may not.
      const isThere = decideRouteAccess(route, { config, user: false }) !== 'cancel';
      if (!isThere) return { ...found, status: 404, page: errorTitles['not-found'].title };
      const { title, title_pupil } = errorTitles.forbidden;
      return { ...found, status: 403, page: isStudent(user) ? title_pupil : title };
    }
  }
}

const look = (page: Page) =>
  page.evaluate(() => ({ path: window.location.pathname, remembered: localStorage.getItem('redirectUrl') }));

async function outcomeOf({ page, open }: Visit, address: string): Promise<Outcome> {
  const { status } = await open(address);
  const { path, remembered } = await look(page);
  const title = await page.title();
  return { status, path, remembered, page: title.slice(0, title.lastIndexOf(' – ')) };
}

async function userOf(person: Person, { context }: Visit): Promise<CurrentUser> {
  if (person === 'guest') return false;
  return clientOf(context.request, portal().url)('GET /api/v1/user/userinfo');
}

describe.each(people)('whoever comes as %s and types an address in', (person) => {
  it('finds every page as the table of routes says', async () => {
    const visitor = await visit({ as: person });
    const user = await userOf(person, visitor);
    // The page itself asks for them once more.
    visitor.problems.expect(/\/api\/v1\/(?:lists|invitations|classes)\/example-1/);
    const found: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const route of routes) {
      const address = exampleAddress(route);
      expect(matchRoute(address, { isNewsCategory: (name) => name === 'verleih' })?.name).toBe(route.name);
      expected[route.name] = expectedOutcome(route, address, user);
      found[route.name] = await outcomeOf(visitor, address);
      await visitor.page.evaluate(() => localStorage.clear());
    }
    expect(found).toEqual(expected);
  });
});

describe('a page in the frame of the portal', () => {
  it('has navigation and footer unless the route or the address says embed', async () => {
    const { page, open } = await visit();
    const parts = async () => ({
      header: await page.getByRole('banner').count(),
      footer: await page.getByRole('contentinfo').count(),
      main: await page.getByRole('main').count(),
      skipLink: await page.getByRole('link', { name: words.de.shell.skipToContent }).count(),
    });
    const whole = { header: 1, footer: 1, main: 1, skipLink: 1 };
    const alone = { header: 0, footer: 0, main: 1, skipLink: 0 };
    for (const address of ['/', '/?embed', '/imprint', '/imprint?embed=1', '/login', '/error/lti', '/lti/search']) {
      const url = new URL(address, portal().url);
      const route = matchRoute(url.pathname)?.route;
      await open(address);
      expect.soft({ address, ...(await parts()) }).toEqual({
        address,
        ...(isEmbedded(route, url.searchParams) ? alone : whole),
      });
    }
  });

  it('may be framed by other sites only where it is made for that', async () => {
    const policyOf = async (address: string) => {
      const answer = await fetch(portal().url + address);
      const policy = answer.headers.get('content-security-policy') ?? '';
      return { ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1], old: answer.headers.get('x-frame-options') };
    };
    for (const route of routes) {
      const isFrameable = route.meta?.embed === true;
      expect.soft({ name: route.name, ...(await policyOf(exampleAddress(route))) }).toEqual({
        name: route.name,
        ancestors: isFrameable ? '*' : "'none'",
        old: isFrameable ? null : 'DENY',
      });
    }
    // The word in the address takes navigation and footer away; it must not open the page to clickjacking.
    expect(await policyOf('/imprint?embed')).toEqual({ ancestors: "'none'", old: 'DENY' });
    expect(await policyOf('/no/such/page')).toEqual({ ancestors: "'none'", old: 'DENY' });
  });

  it('really shows in a foreign frame where it may, and really does not where it may not', async () => {
    const { page, problems } = await visit();
    problems.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error/);
    const frameFor = async (path: string) => {
      await page.goto(`${platform().url}?${new URLSearchParams({ frame: portal().url + path })}`);
      return page.frameLocator('iframe').getByRole('heading', { level: 1 });
    };
    await (await frameFor('/error/lti')).filter({ hasText: errorTitles.lti.title }).waitFor();
    await (await frameFor('/lti/search')).filter({ hasText: words.de.lti.nothing.title }).waitFor();
    await frameFor('/imprint');
    const inner = page.frames().find((frame) => frame !== page.mainFrame());
    expect(inner?.url()).not.toContain('/imprint');
  });
});

describe('an address that leads nowhere', () => {
  it('is told so with the status 404', async () => {
    const { page, open } = await visit();
    const addresses = ['/no-such-page', '/class/1/film/2', '/library/film/x/y', '/search/ai/more', '/%E0%A4%A'];
    for (const address of addresses) {
      const { status } = await open(address);
      const title = (await page.getByRole('heading', { level: 1 }).allTextContents())[0];
      expect.soft({ address, status, title }).toEqual({ address, status: 404, title: errorTitles['not-found'].title });
    }
  });

  it('has a way on', async () => {
    const { page, open } = await visit();
    await open('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: words.de.errors.steps.home }).click();
    await page.getByRole('heading', { level: 1, name: words.de.home.guest.title }).waitFor();
    expect(page.url()).toBe(`${portal().url}/`);
  });

  it('is a problem document below /api and never a page', async () => {
    const answer = await fetch(`${portal().url}/api/v1/no-such-call`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });
});

describe('the error page', () => {
  it('says for each type what is the case and offers a way on', async () => {
    const { page, open } = await visit();
    const types = ['not-found', 'forbidden', 'expired', 'lti', 'server', 'general'] as const;
    for (const [type, shown] of [...types.map((one) => [one, one] as const), ['anything-else', 'general'] as const]) {
      await open(`/error/${type}`);
      const main = page.getByRole('main');
      expect.soft(await main.getByRole('heading', { level: 1 }).textContent()).toBe(errorTitles[shown].title);
      expect.soft(await main.getByRole('link').or(main.getByRole('button')).count()).toBeGreaterThan(0);
    }
  });

  it('shows the general text without a type, and speaks to pupils as to pupils', async () => {
    const { page, open } = await visit({ as: 'pupil' });
    await open(linkTo('error'));
    expect(await page.getByRole('main').textContent()).toContain(errorTitles.general.text_pupil);
  });
});
