import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const text = words.de.medium;
const film = '/media/MZH-4910001';
const licensedFilm = 'ATLAS-4910011';
const expired = 'RECHEN-7910603';

const video = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => ({
    time: element.currentTime,
    isPaused: element.paused,
    rate: element.playbackRate,
    duration: element.duration,
  }));
const timeOf = async (page: Page) => (await video(page)).time;
const bigPlay = (page: Page) => page.getByRole('button', { name: text.player.play, exact: true }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('a film', () => {
  it('plays, with speed, subtitles and a transcript that leads to each place', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    const ranges: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().includes('/media-files/') && answer.status() === 206)
        ranges.push(answer.headers()['content-range'] ?? '');
    });
    await open(film);
    expect(await page.title()).toContain(await heading(page).textContent());
    await bigPlay(page).click();
    await eventually(async () => (await timeOf(page)) > 1).toBe(true);
    expect(ranges.length).toBeGreaterThan(0);

    await page.getByRole('button', { name: new RegExp(`^${text.player.speed}`) }).click();
    await page.getByRole('menuitemradio', { name: '1,5×' }).click();
    await eventually(async () => (await video(page)).rate).toBe(1.5);

    await page.getByRole('button', { name: text.player.captions, exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Englisch' }).click();
    const transcript = page.getByRole('region', { name: text.transcript.title });
    // The text follows the subtitles into their language.
    await transcript
      .getByRole('button', { name: /magma chamber/i })
      .first()
      .click();
    await eventually(async () => (await timeOf(page)) > 17).toBe(true);
    await eventually(() => page.locator('p[aria-hidden="true"]').textContent()).toMatch(/magma chamber/i);
    expect(await transcript.locator('[aria-current]').textContent()).toMatch(/magma chamber/i);

    await transcript.getByRole('searchbox', { name: text.transcript.search }).fill('crater');
    await eventually(() => transcript.locator('mark').count()).toBeGreaterThan(0);
  });

  it('is worked by keys while the player has the focus', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(film);
    await bigPlay(page).click();
    await eventually(async () => (await video(page)).isPaused).toBe(false);
    await page.keyboard.press('k');
    await eventually(async () => (await video(page)).isPaused).toBe(true);
    await page.keyboard.press('5');
    const { duration } = await video(page);
    await eventually(async () => Math.abs((await timeOf(page)) - duration / 2) < 1).toBe(true);
    await page.keyboard.press('l');
    await eventually(async () => Math.round((await timeOf(page)) - duration / 2)).toBe(10);
    await page.keyboard.press('>');
    await eventually(async () => (await video(page)).rate).toBe(1.25);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: text.keys.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('goes on after a reload where it was left, on this device', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(film);
    await page.getByRole('button', { name: /Wo Vulkane stehen/ }).click();
    await eventually(async () => (await timeOf(page)) > 67).toBe(true);
    await page.getByRole('button', { name: text.player.pause, exact: true }).click();
    await open(film);
    await page.getByRole('button', { name: filled(text.player.resume, { time: '01:' }) }).click();
    await eventually(async () => (await video(page)).isPaused).toBe(false);
    expect(await timeOf(page)).toBeGreaterThan(66);
  });

  it('begins at the second of its address', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(`${film}?t=47`);
    await eventually(async () => Math.floor(await timeOf(page))).toBeGreaterThanOrEqual(47);
    expect(await timeOf(page)).toBeLessThan(60);
  });

  it('goes on at the same second when its link has ended', async () => {
    const { page, open, problems } = await visit({ as: 'teacher' });
    problems.expect(/403|Failed to load resource|media-files/);
    let isEnded = true;
    await page.route('**/media-files/**', async (route) => {
      if (isEnded && route.request().resourceType() === 'media') await route.fulfill({ status: 403, body: '' });
      else await route.continue();
    });
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/media/MZH-4910001')) isEnded = false;
    });
    await open(film);
    await bigPlay(page).click();
    await eventually(async () => (await timeOf(page)) > 0.5).toBe(true);
  });

  it('keeps a stretch as a clip that plays alone, and takes it away and back', async () => {
    const { page, open, problems } = await visit({ as: 'teacher' });
    problems.expect(/clipboard/i);
    await open(film);
    await page.getByRole('button', { name: text.clips.cut }).click();
    await page.getByLabel(text.clips.start, { exact: true }).fill('0:29');
    await page.getByLabel(text.clips.end, { exact: true }).fill('0:32');
    await page.getByRole('button', { name: text.clips.save }).click();
    await page.getByText(text.clips.errors.title).waitFor();
    await page.getByLabel(text.clips.name).fill('Der Ausbruch, kurz');
    await page.getByRole('button', { name: text.clips.save }).click();
    const clip = page.getByRole('link', { name: 'Der Ausbruch, kurz' });
    await clip.waitFor();
    await page.getByRole('button', { name: filled(text.clips.remove, { title: 'Der Ausbruch, kurz' }) }).click();
    await clip.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: text.clips.undo }).click();
    await clip.click();
    await eventually(() => heading(page).textContent()).toBe('Der Ausbruch, kurz');
    await page.getByRole('link', { name: text.clips.whole }).waitFor();
    await bigPlay(page).click();
    await eventually(async () => (await timeOf(page)) > 29.2).toBe(true);
    await eventually(async () => (await video(page)).isPaused).toBe(true);
    expect(await timeOf(page)).toBeLessThan(33);
  });
});

describe('other media', () => {
  it('a recording plays', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/media/MZH-2910008');
    await bigPlay(page).click();
    const time = () => page.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime);
    await eventually(async () => (await time()) > 0.5).toBe(true);
  });

  it('a picture is enlarged by buttons and keys', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/media/MZH-1910004');
    await page.getByRole('button', { name: text.image.zoomIn }).click();
    await page.getByText('150 %').waitFor();
    const frame = page.getByRole('group', { name: text.image.frame });
    await frame.focus();
    await page.keyboard.press('+');
    await page.getByText('225 %').waitFor();
    const place = () => frame.locator('img').evaluate((image) => image.style.transform);
    const before = await place();
    await page.keyboard.press('ArrowRight');
    await eventually(place).not.toBe(before);
    await page.getByRole('button', { name: text.image.whole }).click();
    await page.getByText('100 %').waitFor();
  });

  it('a document is drawn on the page, with words that can be found and read aloud', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/media/MZH-7910002');
    const first = page.getByRole('group', { name: filled(text.pdf.pageOf, { page: 1, count: 2 }) });
    await first.getByText('Beschrifte den Vulkan.').waitFor();
    const isDrawn = () =>
      first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.some((value) => value > 0 && value < 200);
      });
    await eventually(isDrawn).toBe(true);
    await page.getByRole('button', { name: text.pdf.next }).click();
    await eventually(() => page.getByLabel(text.pdf.page, { exact: true }).inputValue()).toBe('2');
  });

  it('an exercise answers inside a frame that has no origin', async () => {
    const { page, open } = await visit({ as: 'pupil' });
    await open('/media/MZH-UC-H5P10005');
    const frame = page.frameLocator('iframe[sandbox="allow-scripts"]');
    await frame.getByText('Magma', { exact: true }).click();
    await frame.getByRole('button', { name: 'Prüfen' }).click();
    await frame
      .getByText(/richtig/i)
      .first()
      .waitFor();
  });

  it.each([
    ['a web address', 'ATLAS-5810018', text.web.open, 'erdbebenkarte.example'],
    ['an app', 'KOMPASS-6910013', text.web.start, 'wolkenlabor.example'],
    ['a book', 'WORT-7912110', text.web.read, 'leichtes-gepaeck.example'],
  ])('%s says where it leads and opens there, in a tab that learns nothing of this one', async (_, id, label, host) => {
    const { page, open, context } = await visit({ as: 'teacher' });
    await open(`/media/${id}`);
    await page.getByRole('heading', { name: filled(text.web.title, { host }) }).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    const answer = await context.request.get(`${portal().url}${await link.getAttribute('href')}`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`https://${host}/`);
  });

  it('a package shows its parts, and each leads on', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/media/MZH-5510003');
    const parts = page.getByRole('region', { name: text.parts.title });
    expect(await parts.getByRole('article').count()).toBe(4);
    await parts.getByRole('link').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe(film);
  });
});

describe('a medium that is closed', () => {
  it('asks a guest to sign in and leads back', async () => {
    const { page, open } = await visit();
    await open(`/catalogue/search/${licensedFilm}`);
    await page.getByRole('heading', { name: text.closed['sign-in'].title }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: text.closed['sign-in'].action }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBe(`/catalogue/search/${licensedFilm}`);
  });

  it('tells a pupil that nobody has shared it', async () => {
    const { page, open } = await visit({ as: 'pupil' });
    await open('/media/KOLBEN-4910501');
    await page.getByRole('heading', { name: text.closed['not-shared'].title_pupil }).waitFor();
  });

  it('tells a teacher when its licence ended, and what is near', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(`/media/${expired}`);
    await page.getByRole('heading', { name: /Die Lizenz ist am .* abgelaufen/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Mehr aus / }).getAttribute('href')).toMatch(/^\/search\?geb=\d+/);
  });

  it('or gone is not found, and says where to go', async () => {
    const { page, open, problems } = await visit({ as: 'teacher' });
    problems.expect(/404|Not Found|Failed to load/);
    expect(await open('/media/GIBT-ES-NICHT')).toEqual({ status: 404 });
    await page.getByRole('heading', { level: 1, name: text.gone.title }).waitFor();
    await page.getByRole('link', { name: text.gone.search }).waitFor();
  });
});

describe('going back', () => {
  it('leads to the results as they were left', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=vulkan');
    const result = page.getByRole('main').getByRole('link', {
      name: 'Arbeitsblatt: Ein Schichtvulkan im Querschnitt',
      exact: true,
    });
    await result.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await result.click();
    await eventually(() => new URL(page.url()).pathname).toBe('/search/MZH-7910002');
    await page.getByRole('link', { name: text.back, exact: true }).click();
    await eventually(() => new URL(page.url()).search).toBe('?q=vulkan');
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(top);
  });

  it('leads to where the medium belongs when nobody came from anywhere', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search/MZH-4910001');
    expect(await page.getByRole('link', { name: text.parents.search, exact: true }).getAttribute('href')).toBe(
      '/search',
    );
  });
});

describe('without barriers', () => {
  it.each([film, '/media/MZH-2910008', '/media/MZH-1910004', '/media/MZH-7910002', `/media/${expired}`])(
    '%s in light and dark',
    async (path) => {
      const { page, open } = await visit({ as: 'teacher', reducedMotion: true });
      await open(path);
      await page.getByRole('heading', { name: text.similar.title }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findBarriers(page, 'colours')).toEqual([]);
    },
  );

  it('fits a narrow screen', async () => {
    const { page, open } = await visit({ as: 'teacher', width: 320 });
    await open(film);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('the publisher’s variant', () => {
  const publisher = portalForFile({ config: { Type: 'hueber' } });
  const visitPublisher = visitsForFile(publisher);

  it('shows the film without download, clips and similar media', async () => {
    const { page, open } = await visitPublisher({ as: 'teacher' });
    await open(film);
    await bigPlay(page).waitFor();
    await page.getByRole('button', { name: text.actions.noDownload }).waitFor();
    expect(await page.getByRole('heading', { name: text.similar.title }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: text.clips.title }).count()).toBe(0);
  });
});
