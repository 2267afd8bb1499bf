import { createClient } from '@mediathek/contract/client';
import { defaultTheme } from '@mediathek/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aTeacher } from '../../test/people';
import { fakeServer } from '../../test/render-portal';
import { loadBootstrap } from './load-bootstrap';

const german = { default: { shell: { name: 'Mediathek' } }, custom: {} };
const english = { default: { shell: { name: 'Media library' } }, custom: {} };
const nothing = { default: {}, custom: {} };
const answers = {
  'GET /api/v1/config/frontend': aMediaCentre,
  'GET /api/v1/user/userinfo': aTeacher,
  'GET /api/v1/setup/theme': JSON.stringify({ ...defaultTheme, primaryColor: '#aa0000' }),
  'GET /api/v1/setup/locale/de': german,
  'GET /api/v1/setup/locale/en': english,
};

const device = { languages: ['de-DE', 'en'], cookies: '' };
const load = (given: Record<string, unknown>, on = device) => loadBootstrap(createClient(fakeServer(given)), on);
const without = (key: keyof typeof answers) =>
  Object.fromEntries(Object.entries(answers).filter(([one]) => one !== key));

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  log.mockClear();
});

describe('loading what the page needs', () => {
  it('takes everything from its calls', async () => {
    expect(await load(answers)).toEqual({
      config: aMediaCentre,
      user: aTeacher,
      lang: 'de',
      texts: german,
      theme: { ...defaultTheme, primaryColor: '#aa0000' },
      scheme: 'auto',
      csrfToken: '',
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('leaves the configuration false when it cannot be loaded', async () => {
    expect((await load(without('GET /api/v1/config/frontend'))).config).toBe(false);
  });

  it('leaves the user false when nobody is signed in or the call fails', async () => {
    expect((await load(without('GET /api/v1/user/userinfo'))).user).toBe(false);
  });

  it('only logs a theme that cannot be loaded, and takes the default', async () => {
    expect((await load(without('GET /api/v1/setup/theme'))).theme).toEqual(defaultTheme);
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', without('GET /api/v1/setup/locale/de'), 1],
    ['is empty', { ...answers, 'GET /api/v1/setup/locale/de': nothing }, 0],
  ])('takes English when the language %s', async (_case, given, logged) => {
    expect(await load(given)).toMatchObject({ lang: 'en', texts: english });
    expect(log).toHaveBeenCalledTimes(logged);
  });

  it('starts without texts when no language can be loaded, and logs it', async () => {
    expect((await load({})).texts).toEqual(nothing);
    expect(log).toHaveBeenCalledWith('Failed to load the texts of de', expect.anything());
  });
});

describe('the language', () => {
  it.each([
    ['the chosen one before the browser’s', { languages: ['de'], cookies: 'x=1; lang=en' }, 'en'],
    ['the browser’s where it is offered', { languages: ['fr', 'de-AT'], cookies: '' }, 'de'],
    ['English for everybody else', { languages: ['fr'], cookies: '' }, 'en'],
    ['the browser’s when the chosen one is not offered', { languages: ['de'], cookies: 'lang=fr' }, 'de'],
  ])('is %s', async (_case, on, lang) => {
    expect((await load(answers, on)).lang).toBe(lang);
  });
});

it.each([
  ['scheme=dark', 'dark'],
  ['scheme=light; lang=de', 'light'],
  ['scheme=pink', 'auto'],
  ['scheme=%', 'auto'],
  ['', 'auto'],
])('reads the appearance from the cookies %j', async (cookies, scheme) => {
  expect((await load(answers, { ...device, cookies })).scheme).toBe(scheme);
});
