import { demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { home, signIn, forms, shell } = words.de;

const goHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .click();

describe('when the homepage’s media cannot be loaded', () => {
  it.each([
    ['the connection is lost', 'abort'],
    ['the server fails', 503],
  ] as const)('because %s, the rest of the page works and trying again helps', async (_, way) => {
    const { page, open, problems } = await visit();
    problems.expect(/api\/v1\/home|503|ERR_FAILED/);
    await open('/imprint');
    await page.route('**/api/v1/home*', (route) => (way === 'abort' ? route.abort() : route.fulfill({ status: way })));
    await goHome(page);
    const notice = page.getByRole('alert').filter({ hasText: home.failed.title });
    await notice.waitFor();
    await page.getByRole('main').getByRole('combobox', { name: home.search.label }).waitFor();
    await page.getByRole('heading', { name: home.subjects.title }).waitFor();

    await page.unroute('**/api/v1/home*');
    await notice.getByRole('button', { name: home.failed.retry }).click();
    await page.getByRole('heading', { name: home.newest.title }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    await notice.waitFor({ state: 'hidden' });
  });

  it('because the answer is slow, the places of the media are kept free until they come', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    let answerNow = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route('**/api/v1/home*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await goHome(page);
    await page.getByRole('heading', { level: 1, name: home.guest.title }).waitFor();
    await page.getByText(home.loading).waitFor({ state: 'attached' });
    expect(await page.getByRole('article').count()).toBe(0);
    answerNow();
    await page.getByRole('heading', { name: home.newest.title }).waitFor();
    expect(await page.getByText(home.loading).count()).toBe(0);
  });
});

describe('on a slow connection', () => {
  it('what somebody types before the scripts have arrived stays, and is searched for', async () => {
    const { page } = await visit();
    let arrive = () => {};
    const scripts = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/start-portal-*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(`${portal().url}/`, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('main').locator('input[name="q"]');
    await field.fill('Vulkane');
    arrive();
    await page.locator('#root[data-awake="page"]').waitFor();
    expect(await field.inputValue()).toBe('Vulkane');
    await field.press('Enter');
    await page.waitForURL(/\/search\?.*q=Vulkane/);
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

describe('without a connection', () => {
  it('a page whose code is not there yet says so, and opens when the connection is back', async () => {
    const { page, open, context, problems } = await visit();
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load the page/);
    await open('/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.contact }).click();
    await page.getByRole('heading', { level: 1, name: shell.offline.title }).waitFor();
    await page.getByRole('button', { name: shell.broken.retry }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: words.de.legal.contact.title }).waitFor();
  });

  it('the login keeps what was typed and can be tried again', async () => {
    const { page, open, context, problems } = await visit();
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await open('/login');
    await page.getByRole('textbox', { name: signIn.password.login.label }).fill('teacher');
    await page.getByLabel(signIn.password.secret.label, { exact: true }).fill(demoPassword);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByText(forms.offline.title).waitFor();
    expect(await page.getByRole('textbox', { name: signIn.password.login.label }).inputValue()).toBe('teacher');
    await context.setOffline(false);
    await page.getByRole('button', { name: forms.retry }).click();
    await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
  });

  it('signing out says that it did not work, and the person stays signed in', async () => {
    const { page, open, context, problems } = await visit({ as: 'teacher' });
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to sign out/);
    await open('/imprint');
    await page.getByRole('button', { name: /Profil/ }).click();
    await context.setOffline(true);
    await page.getByRole('menu').getByText(shell.profile.signOut).click();
    await page.getByText(shell.messages.signOutFailed).waitFor();
    await page.getByRole('button', { name: /Profil/ }).waitFor();
  });

  it('the subject tree can be tried again', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/subject-tree|ERR_FAILED/);
    await page.route('**/assets/subject{-tree,s}-*', (route) => route.abort());
    await open('/');
    await page.getByRole('button', { name: /^Alle \d+ Fächer$/ }).click();
    await page.getByText(home.subjects.failed).waitFor();
    await page.unroute('**/assets/subject{-tree,s}-*');
    await page.getByRole('button', { name: home.failed.retry }).click();
    await page.getByRole('button', { name: home.subjects.open.replace('{{subject}}', 'Biologie') }).waitFor();
  });
});

describe('when the language’s texts cannot be loaded', () => {
  it('the portal keeps its language and says so', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/setup\/locale|503|Failed to load the texts/);
    await open('/imprint');
    await page.route('**/api/v1/setup/locale/*', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('contentinfo').getByRole('button', { name: shell.languages.de }).click();
    await page.getByRole('menu').getByText(shell.languages.en).click();
    await page.getByText(shell.messages.languageNotLoaded).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});
