import { buildDemoWorld, demoAccessCode, demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { password: passwordWords, code: codeWords } = words.de.signIn;
const { profile } = words.de.shell;

const pathOf = (page: Page) => new URL(page.url()).pathname;

const fields = (page: Page) => ({
  login: page.getByRole('textbox', { name: passwordWords.login.label }),
  password: page.getByLabel(passwordWords.secret.label, { exact: true }),
  submit: page.getByRole('button', { name: passwordWords.submit, exact: true }),
  code: page.getByRole('textbox', { name: codeWords.label }),
});

async function signIn(page: Page, login: string, password: string): Promise<void> {
  const { login: name, password: secret, submit } = fields(page);
  await name.fill(login);
  await secret.fill(password);
  await submit.click();
}

const profileButton = (page: Page) => page.getByRole('button', { name: /Profil/ });

async function chooseInProfileMenu(page: Page, name: string): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('menu').getByText(name, { exact: true }).click();
}

describe('signing in with a password', () => {
  it('opens the own desk by user name or e-mail address', async () => {
    for (const login of ['teacher', 'AMIRA.SANDER@realschule.example']) {
      const { page, open } = await visit();
      await open('/login');
      await signIn(page, login, demoPassword);
      await page
        .getByRole('heading', { level: 1, name: filled(words.de.home.desk.greeting, { name: 'Amira Sander' }) })
        .waitFor();
      expect(pathOf(page)).toBe('/');
      expect(await page.getByRole('banner').getByRole('link', { name: words.de.shell.navigation.signIn }).count()).toBe(
        0,
      );
    }
  });

  it('does not say which part was wrong, says what to do next, and lets one type the password again', async () => {
    const said: (string | null)[] = [];
    for (const [login, password] of [
      ['teacher', 'not-the-password'],
      ['nobody-of-this-name', demoPassword],
    ] as const) {
      const { page, open, problems } = await visit();
      problems.expect(/401/);
      await open('/login');
      await signIn(page, login, password);
      await page.getByText(passwordWords.refused).waitFor();
      const { login: name, password: secret } = fields(page);
      expect(await name.inputValue()).toBe(login);
      expect(await secret.inputValue()).toBe('');
      await eventually(() => secret.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await secret.getAttribute('aria-invalid')).toBe('true');
      said.push(await page.getByRole('main').textContent());
    }
    expect(said[0]).toBe(said[1]);
  });

  it('names the empty field before anything is sent', async () => {
    const { page, open } = await visit();
    await open('/login');
    await fields(page).submit.click();
    await page.getByText(passwordWords.login.missing).waitFor();
    await page.getByText(passwordWords.secret.missing).waitFor();
    expect(await fields(page).login.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('shows and hides the password on request', async () => {
    const { page, open } = await visit();
    await open('/login');
    const { password } = fields(page);
    await password.fill('something');
    await page.getByRole('button', { name: passwordWords.secret.show }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: passwordWords.secret.hide }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('makes a person wait after too many wrong passwords, even with the right one', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/401|429/);
    const call = clientOf(page.request, portal().url);
    await call('GET /api/v1/config/frontend');
    for (let attempt = 0; attempt < 10; attempt++)
      await call('POST /api/v1/auth/login', { body: { login: 'teacher3', password: 'wrong' } }).catch(() => {});
    await open('/login');
    await signIn(page, 'teacher3', demoPassword);
    await page.getByText(/Zu viele Versuche/).waitFor();
    expect(pathOf(page)).toBe('/login');
  });
});

describe('signing in with a code', () => {
  it.each([
    ['in capitals with dashes', demoAccessCode],
    ['in small letters without dashes', demoAccessCode.toLowerCase().replaceAll('-', '')],
    ['with blanks between the groups', demoAccessCode.replaceAll('-', ' ')],
  ])('takes the code typed %s', async (_, typed) => {
    const { page, open } = await visit();
    await open('/login?with=code');
    await fields(page).code.pressSequentially(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words.de.home.pupil.greeting }).waitFor();
    expect(pathOf(page)).toBe('/');
  });

  it('takes the whole code pasted', async () => {
    const { page, open, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal().url });
    await open('/login');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `  ${demoAccessCode.toLowerCase()}\n`);
    await fields(page).code.focus();
    await page.keyboard.press('Control+V');
    expect(await fields(page).code.inputValue()).toBe(demoAccessCode);
    await page.getByRole('button', { name: codeWords.submit }).click();
    await page.getByRole('heading', { level: 1, name: words.de.home.pupil.greeting }).waitFor();
  });

  it('says kindly that it does not know a code', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/401/);
    await open('/login');
    await fields(page).code.fill('ABCD-EFGH-2345');
    await page.keyboard.press('Enter');
    await page.getByText(codeWords.refused).waitFor();
    expect(await fields(page).code.inputValue()).toBe('ABCD-EFGH-2345');
  });

  it('calls pupils by no name and offers them no administration', async () => {
    const { page, open } = await visit({ as: 'pupil' });
    await open('/');
    await profileButton(page).click();
    const menu = page.getByRole('menu');
    await menu.getByText(profile.pupil).waitFor();
    for (const adult of [words.de.pages.titles.theme, words.de.pages.titles['admin-people'], profile.advancedView])
      expect(await menu.getByText(adult).count()).toBe(0);
  });
});

describe('where one goes after signing in', () => {
  it('is the page one typed in before', async () => {
    const { page, open } = await visit();
    await open('/classes?tab=media');
    expect(pathOf(page)).toBe('/login');
    await signIn(page, 'teacher', demoPassword);
    await eventually(() => page.url()).toBe(`${portal().url}/classes?tab=media`);
  });

  it.each(['address', 'storage'] as const)('is never another site, whatever stands in the %s', async (way) => {
    const { page, open, context } = await visit();
    const targets = [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      '/\t/evil.example/',
      'javascript:alert(1)',
      'data:text/html,evil',
      '/login',
    ];
    for (const target of targets) {
      await context.clearCookies();
      await open(way === 'address' ? `/login?${new URLSearchParams({ redirect: target })}` : '/login');
      if (way === 'storage') await page.evaluate((text) => localStorage.setItem('redirectUrl', text), target);
      await signIn(page, 'teacher', demoPassword);
      await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
      expect(page.url()).toBe(`${portal().url}/`);
    }
  });

  it('is the homepage for whoever is signed in already and opens the login again', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/login');
    await page.getByRole('heading', { level: 1, name: words.de.signIn.already.title }).waitFor();
    await page.getByRole('link', { name: words.de.signIn.already.home, exact: true }).click();
    await eventually(() => pathOf(page)).toBe('/');
  });
});

describe('signing out', () => {
  it('forgets what was loaded, shows the guest’s page and ends the session', async () => {
    const { page, open, context } = await visit({ as: 'teacher' });
    await open('/imprint');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Startseite/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /Amira/ }).waitFor();
    const stored = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('get ')));
    await eventually(stored).not.toEqual([]);

    await chooseInProfileMenu(page, profile.signOut);
    await page.getByText(words.de.shell.messages.signedOut).waitFor();
    await page.getByRole('heading', { level: 1, name: words.de.home.guest.title }).waitFor();
    expect((await stored()).filter((key) => !key.includes('/home'))).toEqual([]);
    expect((await context.request.get(`${portal().url}/api/v1/user/userinfo`)).status()).toBe(401);
  });

  it('leaves a page that was for members only, and the way back does not open it', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/classes');
    await chooseInProfileMenu(page, profile.signOut);
    await eventually(() => pathOf(page)).toBe('/');
    await page.goBack();
    await eventually(() => pathOf(page)).not.toBe('/classes');
    expect(await page.getByRole('heading', { level: 1, name: words.de.pages.titles.classes }).count()).toBe(0);
  });

  it('counts in every tab, and a tab left open can be used to sign in again', async () => {
    const first = await visit({ as: 'teacher' });
    await first.open('/');
    const second = await first.newTab();
    await second.open('/classes');
    await chooseInProfileMenu(first.page, profile.signOut);
    await first.page.getByText(words.de.shell.messages.signedOut).waitFor();

    await second.open('/classes');
    expect(pathOf(second.page)).toBe('/login');
    // Its token belongs to the session that has just ended.
    second.problems.expect(/403/);
    await endSessionElsewhere();
    await signIn(second.page, 'teacher', demoPassword);
    await eventually(() => pathOf(second.page)).toBe('/classes');

    async function endSessionElsewhere() {
      const call = clientOf(first.context.request, portal().url);
      await call('GET /api/v1/config/frontend');
      await call('POST /api/v1/auth/logout');
    }
  });
});

describe('what a person chooses', () => {
  it('the language changes at once and survives a reload', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/');
    await chooseInProfileMenu(page, words.de.shell.languages.en);
    await page
      .getByRole('heading', { level: 1, name: filled(words.en.home.desk.greeting, { name: 'Amira Sander' }) })
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page
      .getByRole('heading', { level: 1, name: filled(words.en.home.desk.greeting, { name: 'Amira Sander' }) })
      .waitFor();
    expect(await page.title()).toContain(words.en.pages.titles.homepage);
  });

  it('dark mode changes at once, survives a reload and comes with the page itself', async () => {
    const { page, open, context } = await visit();
    await open('/');
    const brightness = () =>
      page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) return 0;
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
    expect(await brightness()).toBeGreaterThan(230);
    await page.getByRole('contentinfo').getByRole('button', { name: profile.appearance }).click();
    await page.getByRole('menu').getByText(words.de.shell.scheme.dark).click();
    await eventually(brightness).toBeLessThan(40);
    await page.reload();
    expect(await brightness()).toBeLessThan(40);
    const html = await (await context.request.get(portal().url)).text();
    expect(html).toMatch(/<html[^>]*data-scheme="dark"/);
  });
});

describe('the advanced view of a school administrator', () => {
  it('is left from the profile menu, which opens again, and pages of the advanced view lead home', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin' });
    const nav = page.getByRole('navigation', { name: words.de.shell.navigation.label });
    const classes = nav.getByRole('link', { name: words.de.shell.navigation.classes });
    const toggle = page.getByRole('menuitemcheckbox', { name: profile.advancedView });
    await open('/classes');
    await profileButton(page).click();
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    await toggle.click();
    await eventually(() => pathOf(page)).toBe('/');
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    expect(await classes.count()).toBe(0);

    await open('/school');
    expect(pathOf(page)).toBe('/');
    expect(await classes.count()).toBe(0);

    await profileButton(page).click();
    await toggle.click();
    await eventually(() => classes.count()).toBe(1);
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Escape');
    await classes.click();
    await eventually(() => pathOf(page)).toBe('/classes');
  });

  it('is offered to nobody else', async () => {
    for (const person of ['teacher', 'districtAdmin'] as const) {
      const { page, open } = await visit({ as: person });
      await open('/');
      await profileButton(page).click();
      await page.getByRole('menu').getByText(profile.signOut).waitFor();
      expect(await page.getByText(profile.advancedView).count()).toBe(0);
    }
  });
});

it('asks in one’s own words and hands the question to the search by meaning', async () => {
  const { page, open } = await visit({ as: 'teacher' });
  const texts = words.de.dialogs.aiSearch;
  await open('/');
  await page.getByRole('button', { name: words.de.home.desk.ask }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByRole('button', { name: texts.action }).click();
  await dialog.getByText(texts.empty).waitFor();
  await dialog.getByRole('textbox', { name: texts.question }).fill('Warum ist der Himmel blau?');
  await page.keyboard.press('Enter');
  await eventually(() => pathOf(page)).toBe('/search/ai');
  expect(new URL(page.url()).searchParams.get('q')).toBe('Warum ist der Himmel blau?');
});

// Last of all: from then on this machine is an address that has guessed too often.
describe('thirty pupils behind one address', () => {
  /** Enters codes beside the browser, as many devices do at once. */
  async function devices() {
    const guest = await fetch(`${portal().url}/api/v1/config/frontend`);
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const token = guest.headers.get('x-csrf-token') ?? '';
    const headers = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' };
    return async (code: string): Promise<number> => {
      const init = { method: 'POST', headers, body: JSON.stringify({ code }) };
      return (await fetch(`${portal().url}/api/v1/auth/access-code`, init)).status;
    };
  }

  it('come in within two seconds, although one of them mistypes', async () => {
    const { pupils } = buildDemoWorld('2026-11-15');
    const codes = pupils.slice(0, 30).map(({ accessCode }) => accessCode);
    expect(codes.length).toBeGreaterThanOrEqual(20);
    const enter = await devices();
    const start = performance.now();
    const answers = await Promise.all(['AAAA-AAAA-AAAA', ...codes].map(enter));
    expect(answers).toEqual([401, ...codes.map(() => 200)]);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('wait once two hundred codes were wrong, and are told how long', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/429/);
    const enter = await devices();
    for (let count = 0; count < 200; count += 1) await enter('AAAA-AAAA-AAAA');
    await open('/login?with=code');
    await fields(page).code.fill(demoAccessCode);
    await page.keyboard.press('Enter');
    await page.getByText(/zu viele Versuche\. Warte \d+ Minuten/i).waitFor();
  });
});
