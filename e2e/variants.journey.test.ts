import { readFileSync } from 'node:fs';
import type { FrontendConfig } from '@mediathek/domain';
import { demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const { home, lists, shell, pages, errors, signIn } = words.de;
const legalPages = ['/imprint', '/privacy-policy', '/terms-of-service', '/contact'];
const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

function deployment(config: Partial<FrontendConfig>) {
  const portal = portalForFile({ config });
  return { portal, visit: visitsForFile(portal) };
}

describe('the publisher’s variant', () => {
  const { portal, visit } = deployment({ Type: 'hueber' });

  it('has its own look from the first byte on', async () => {
    expect(await (await fetch(portal().url)).text()).toMatch(/<html[^>]*data-variant="publisher"/);
    const { page, open } = await visit();
    await open('/');
    expect(await page.locator('html').getAttribute('data-variant')).toBe('publisher');
  });

  it('searches without a choice of media kind', async () => {
    const { page, open } = await visit();
    await open('/');
    await page.getByRole('main').getByRole('combobox', { name: home.search.label }).waitFor();
    expect(await page.getByRole('combobox', { name: home.search.category }).count()).toBe(0);
  });

  it('gives a list to Moodle as a cartridge', async () => {
    const { page, context, open } = await visit({ as: 'teacher' });
    const call = clientOf(context.request, portal().url);
    const links = [{ title: 'Ein & Aus', address: 'https://quelle.example/?a=1&b=2', source: '', licence: '' }];
    const { id } = await call('POST /api/v1/lists', {
      body: { title: 'Für Moodle', identifiers: ['MZH-4910001'], links },
    });
    await open(`/medialists/${id}`);
    await page.getByRole('button', { name: lists.actions.more, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: lists.actions.cartridge }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Für Moodle.imscc');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('offers the app to those who have signed in', async () => {
    const guest = await visit();
    await guest.open('/app-download');
    expect(pathOf(guest.page)).toBe('/login');
    const teacher = await visit({ as: 'teacher' });
    expect(await teacher.open('/app-download')).toEqual({ status: 200 });
    expect(await heading(teacher.page)).toBe(pages.titles['hueber-app-download']);
  });
});

describe('a standalone deployment', () => {
  const { visit } = deployment({ Type: 'standalone' });

  it('sends guests to the login, and after signing in to the homepage', async () => {
    const { page, open } = await visit();
    await open('/');
    expect(pathOf(page)).toBe('/login');
    await page.getByRole('textbox', { name: signIn.password.login.label }).fill('teacher');
    await page.getByLabel(signIn.password.secret.label, { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
    expect(pathOf(page)).toBe('/');
  });

  it('has none of a media centre’s legal pages and links to none, but says how accessible it is', async () => {
    for (const person of ['guest', 'teacher'] as const) {
      const { page, open } = await visit({ as: person });
      for (const address of legalPages) {
        expect(await open(address)).toEqual({ status: 404 });
        expect(await heading(page)).toBe(errors.types['not-found'].title);
      }
      const footer = page.getByRole('contentinfo');
      const links = await footer.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links.filter((href) => legalPages.includes(href ?? ''))).toEqual([]);
      expect(links).toContain('/accessibility');
      expect(await open('/accessibility')).toEqual({ status: 200 });
    }
  });

  it('sends people back to the login when they sign out', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/');
    await page.getByRole('button', { name: /Profil/ }).click();
    await page.getByRole('menu').getByText(shell.profile.signOut).click();
    await eventually(() => pathOf(page)).toBe('/login');
  });
});

describe('a deployment of no type', () => {
  const { visit } = deployment({ Type: '' });

  it('has the plain footer at its height of 233.59 px and keeps the legal pages', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    expect(await open('/imprint')).toEqual({ status: 200 });
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeCloseTo(233.59, 1);
  });
});

describe('a deployment with everything switched off', () => {
  const { portal, visit } = deployment({
    DisableTrending: true,
    DisableSearch: true,
    Katalog: false,
    VectorSearch: false,
    GeraeteVerleih: false,
    AllowRegister: false,
    SearchNotLoggedIn: false,
  });

  it('shows a homepage without trending media, search and subjects', async () => {
    for (const person of ['guest', 'teacher', 'pupil'] as const) {
      const { page, open } = await visit({ as: person });
      await open('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('combobox').count()).toBe(0);
      for (const title of [home.trending.title, home.pupil.trending, home.subjects.title, home.subjects.title_pupil])
        expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
      expect(await page.getByRole('button', { name: home.desk.ask }).count()).toBe(0);
    }
    const answer = await fetch(`${portal().url}/api/v1/home`);
    expect(await answer.json()).toMatchObject({ trending: [] });
  });

  it('leads every list of results home and knows nothing of what it does not offer', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    for (const address of ['/search?q=Vulkan', '/catalogue/search']) {
      await open(address);
      expect(pathOf(page)).toBe('/');
    }
    for (const address of ['/search/ai', '/search/some-medium', '/catalogue/search/some-medium', '/tech-rental'])
      expect({ address, ...(await open(address)) }).toEqual({ address, status: 404 });
  });

  it('offers no way to what is not there', async () => {
    const { page, open } = await visit();
    await open('/');
    const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const dead = links.filter((href) => /^\/(search|catalogue|tech-rental|register|app-download)/.test(href));
    expect(dead).toEqual([]);
  });
});

describe('a deployment where guests may not search', () => {
  const { visit } = deployment({ SearchNotLoggedIn: false });

  it('sends guests from search and media to the login, and leaves them the catalogue', async () => {
    const { page, open } = await visit();
    for (const address of ['/search', '/search/ai', '/search/some-medium', '/media/some-medium']) {
      await open(address);
      expect({ address, path: pathOf(page) }).toEqual({ address, path: '/login' });
    }
    expect(await open('/catalogue/search')).toEqual({ status: 200 });
    await open('/');
    await page.getByRole('main').getByRole('combobox', { name: home.search.label }).fill('Vulkan');
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe('/catalogue/search');
  });
});

describe('a deployment that asks for more at the login', () => {
  const { portal, visit } = deployment({
    LoginSchulnummer: true,
    LoginEntleiherCode: true,
    RegisterURL: 'https://register.example.org/',
    PasswordResetURL: 'https://reset.example.org/',
  });

  it.each([
    ['de', 1280],
    ['de', 390],
    ['en', 390],
  ] as const)(
    'lets nobody in without the right school number and borrower code, in %s at %i pixels',
    async (lang, width) => {
      const admin = await visit();
      const call = clientOf(admin.context.request, portal().url);
      await call('GET /api/v1/config/frontend');
      const administrator = { login: 'districtadmin', password: demoPassword, schoolNumber: '99000101' };
      await call('POST /api/v1/auth/login', { body: administrator });
      const { people } = await call('GET /api/v1/admin/people', { query: { q: 'Amira Sander' } });
      const params = { id: people[0]?.id ?? '' };
      await call('PUT /api/v1/admin/people/{id}/borrower-code', { params, body: { borrowerCode: 'E-77' } });

      const { password } = words[lang].signIn;
      const { page, open, problems } = await visit({ lang, width });
      problems.expect(/401/);
      await open('/login');
      async function comeWith(schoolNumber: string, borrowerCode: string) {
        await page.getByRole('textbox', { name: password.schoolNumber.label }).fill(schoolNumber);
        await page.getByRole('textbox', { name: password.borrowerCode.label }).fill(borrowerCode);
        await page.getByRole('textbox', { name: password.login.label }).fill('teacher');
        await page.getByLabel(password.secret.label, { exact: true }).fill(demoPassword);
        await page.keyboard.press('Enter');
      }
      await comeWith('99000201', 'E-77');
      await page.getByText(password.refused).waitFor();
      await comeWith('99000101', 'E-78');
      await page.getByText(password.refused).waitFor();
      await comeWith('99000101', 'E-77');
      await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
    },
  );

  it('sends people elsewhere to register and for a new password', async () => {
    const { page, open } = await visit();
    await open('/login');
    const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(signIn.password.register)).toBe('https://register.example.org/');
    expect(await hrefOf(signIn.password.secret.forgotten)).toBe('https://reset.example.org/');
  });
});
