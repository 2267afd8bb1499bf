import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const de = words.de.home;
const languages = [
  ['de', 'de-DE,de;q=0.9', words.de],
  ['en', 'en-GB,en;q=0.9', words.en],
  ['en', 'fr-FR,fr;q=0.9', words.en],
] as const;

async function rawHome(headers: Record<string, string>) {
  const answer = await fetch(portal().url, { headers });
  const html = await answer.text();
  const block = /<script type="application\/json" id="bootstrap">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  return { answer, html, bootstrap: JSON.parse(block) as Record<string, unknown> };
}

describe('the homepage as the server sends it', () => {
  it.each(languages)('is complete in %s for a browser that asks for %s', async (lang, accepted, texts) => {
    const { answer, html, bootstrap } = await rawHome({ 'accept-language': accepted });
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(texts.home.guest.title);
    expect(html).toContain(texts.home.doors.teach.title);
    expect(html).toContain(texts.home.newest.title);
    expect(html).toMatch(/--theme-primary:\s*#[\da-f]{6}/i);
    expect(bootstrap).toMatchObject({
      lang,
      user: false,
      config: { Type: 'bawue' },
      theme: { primaryColor: '#0061c0' },
    });
    expect(bootstrap).toHaveProperty('texts.default.home.guest.title', texts.home.guest.title);
  });

  it('carries no inline script, no style attribute and no handler that the policy would refuse', async () => {
    const { html } = await rawHome({});
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes(' src=') && !tag.includes('application/json'))).toEqual([]);
    expect(html.replace(/<script type="application\/json"[^<]*<\/script>/, '')).not.toMatch(/\sstyle="|\son[a-z]+="/);
  });

  it('shows headline, subjects and media before any script has run', async () => {
    const { page, problems } = await visit({ withoutScripts: true });
    // How the browser calls a script that it was told not to load.
    problems.expect(/^request: \S+\.js csp$/);
    await page.goto(portal().url);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(de.guest.title);
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('heading', { name: de.subjects.title }).waitFor();
    // Without scripts the search is a plain form, and it leads to the same page.
    await page.getByRole('main').getByRole('searchbox').fill('Vulkane');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('Vulkane');
    expect(new URL(page.url()).pathname).toBe('/search');
  });
});

describe('the homepage in the browser', () => {
  it('asks for files and pictures only, never for data, because everything came with the page', async () => {
    const { page, open } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType())) asked.push(request.url());
    });
    await open('/');
    await page.waitForLoadState('load');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: words.de.shell.footer.imprint }).waitFor();
    expect(asked).toEqual([]);
  });

  it('is taken over as it stands: nothing is drawn anew', async () => {
    const { page, open } = await visit();
    await page.route('**/assets/*.js', async (route) => {
      await marked;
      await route.continue();
    });
    let unblock = () => {};
    const marked = new Promise<void>((resolve) => {
      unblock = resolve;
    });
    const arriving = open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, main article, footer'))
        element.setAttribute('data-first', '');
    });
    const before = await page.locator('[data-first]').count();
    unblock();
    await arriving;
    // Working controls prove that the scripts are in charge.
    await page.getByRole('button', { name: words.de.shell.profile.appearance }).click();
    await page.getByRole('menu').waitFor();
    expect(await page.locator('[data-first]').count()).toBe(before);
  });

  it('shows the search of the navigation once the large one has scrolled away', async () => {
    const { page, open } = await visit();
    await open('/');
    const small = page.getByRole('banner').getByRole('combobox');
    const large = page.getByRole('main').getByRole('combobox', { name: de.search.label });
    expect(await small.count()).toBe(0);
    await large.fill('Vulkan');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await small.waitFor();
    expect(await small.inputValue()).toBe('Vulkan');
    await large.scrollIntoViewIfNeeded();
    await eventually(() => small.count()).toBe(0);
  });

  it('has the search of the navigation on every other page at once', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    const small = page.getByRole('banner').getByRole('combobox');
    await small.fill('Zellteilung');
    await small.press('Enter');
    await eventually(() => page.url()).toBe(`${portal().url}/search?q=Zellteilung`);
  });

  it('searches in the chosen kind of media', async () => {
    const { page, open } = await visit();
    await open('/');
    await page.getByRole('main').getByRole('combobox', { name: de.search.category }).selectOption('books');
    await page.getByRole('main').getByRole('combobox', { name: de.search.label }).fill('Märchen & Sagen');
    await page.getByRole('main').getByRole('button', { name: de.search.submit }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/search');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'Märchen & Sagen', st: 'books' });
  });

  it('opens the subject tree by keyboard, level by level, down to the media of a subject', async () => {
    const { page, open } = await visit();
    await open('/');
    const opener = page.getByRole('button', { name: /^Alle \d+ Fächer$/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const biology = page.getByRole('button', { name: filled(de.subjects.open, { subject: 'Biologie' }) });
    await biology.focus();
    await page.keyboard.press('Enter');
    expect(await biology.getAttribute('aria-expanded')).toBe('true');
    const branch = page.getByRole('listitem').filter({ has: biology }).last();
    expect(await branch.getByRole('list').getByRole('link').count()).toBeGreaterThan(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/search');
    expect(new URL(page.url()).searchParams.get('geb')).toMatch(/^080\d\d/);
  });

  it('has a door for teachers, for pupils with a code and for new schools', async () => {
    const { page, open } = await visit();
    const doors = page.getByRole('navigation', { name: de.doors.label });
    await open('/');
    await doors.getByRole('link', { name: de.doors.teach.title }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/login');

    await page.goBack();
    await doors.getByRole('link', { name: de.doors.code.title }).click();
    const field = page.getByRole('textbox', { name: words.de.signIn.code.label });
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.goBack();
    await doors.getByRole('link', { name: de.doors.school.title }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/register');
  });

  it('leads from a card to the medium and back to where one was', async () => {
    const { page, open } = await visit();
    await open('/');
    const card = page.getByRole('article').last();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await card.getByRole('link').click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/(media|catalogue\/search)\/[^/]+$/);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await eventually(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
  });
});

describe('a guest who follows a link for members', () => {
  const dialogWords = words.de.dialogs.login;

  it('is asked to sign in and stays where they are', async () => {
    const { page, open } = await visit();
    await open('/imprint');
    const link = page.getByRole('link', { name: words.de.shell.navigation.loans, exact: true });
    await link.click();
    const dialog = page.getByRole('dialog', { name: dialogWords.title });
    await dialog.waitFor();
    expect(page.url()).toBe(`${portal().url}/imprint`);
    expect(await page.locator('h1').textContent()).toBe(words.de.legal.imprint.title);
    expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBe('/tech-rental');
    expect((await dialog.boundingBox())?.width).toBeCloseTo(640, 0);

    await dialog.getByRole('button', { name: dialogWords.later }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${portal().url}/imprint`);
    expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBeNull();
  });

  it('goes to the login on confirming, and after signing in to what they wanted', async () => {
    const { page, open } = await visit();
    await open('/');
    await page.getByRole('link', { name: words.de.shell.navigation.loans, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: dialogWords.action }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/login');
    await page.getByRole('textbox', { name: words.de.signIn.password.login.label }).fill('teacher');
    await page.getByLabel(words.de.signIn.password.secret.label, { exact: true }).fill('mediathek-demo');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/tech-rental');
    await page.getByRole('heading', { level: 1, name: words.de.pages.titles['tech-rental'] }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBeNull();
  });
});
