import type { SearchResult } from '@mediathek/contract';
import type { FrontendConfig } from '@mediathek/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  type DemoLogin,
  openTestDatabase,
  openTestSearch,
  testToday,
  testWorld,
  visit,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import type { SearchIndex } from '../../search-index/search-index';

let database: Database;
let search: SearchIndex;
let app: FastifyInstance;
const opened: FastifyInstance[] = [];

const openApp = async (config: Partial<FrontendConfig> = {}) => {
  const built = await buildTestApp(database, { search, config });
  opened.push(built);
  return built;
};

beforeAll(async () => {
  database = await openTestDatabase();
  search = await openTestSearch(database);
  app = await openApp();
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await search.stop();
  await search.engine.close();
  await database.close();
});

const { media, licences, users, classes, shares, lists, bookmarks } = testWorld;
const licensed = new Set(licences.map(({ mediumId }) => mediumId));
const open = media.filter(({ identifier }) => !licensed.has(identifier)).map(({ identifier }) => identifier);

/** Straight from the demo's data and the rule: open, or a licence of school or district that has not ended, of it or a package with it. */
function usableBy(login: DemoLogin): Set<string> {
  const user = users.find(({ id }) => id === login);
  const own = licences.filter(
    ({ schoolId, districtId, valid_to }) =>
      (schoolId === user?.schoolId || (districtId !== null && districtId === user?.districtId)) &&
      (valid_to === false || (valid_to !== null && valid_to >= testToday)),
  );
  const direct = own.map(({ mediumId }) => mediumId);
  const inPackages = media.filter(({ identifier }) => direct.includes(identifier)).flatMap(({ parts }) => parts);
  return new Set([...open, ...direct, ...inPackages]);
}

function sharedWith(login: DemoLogin): Set<string> {
  const own = classes.filter(({ pupilIds }) => pupilIds.includes(login)).map(({ id }) => id);
  const seen = shares.filter(
    ({ classId, from, until }) => own.includes(classId) && from <= testToday && until >= testToday,
  );
  const fromLists = seen.flatMap(
    ({ listId }) => lists.find(({ id }) => id === listId)?.items.map(({ mediumId }) => mediumId) ?? [],
  );
  return new Set([...open, ...seen.flatMap(({ mediumId }) => mediumId ?? []), ...fromLists]);
}

type Browser = ReturnType<typeof visit>;
type SearchPath = 'GET /api/v1/media/search' | 'GET /api/v1/media/catalogue/search';

/** Everything that somebody finds, page by page. */
async function findAll(browser: Browser, path: SearchPath = 'GET /api/v1/media/search', q = '') {
  const found: SearchResult['items'] = [];
  for (let offset = 0, view: string | undefined; ; offset += 100) {
    const page = await browser.call(path, { query: { q, offset, limit: 100, ...(view ? { view } : {}) } });
    found.push(...page.items);
    view = page.view;
    if (offset + 100 >= page.total) return { items: found, total: page.total };
  }
}

const identifiersOf = (items: readonly { identifier: string }[]) => items.map(({ identifier }) => identifier).sort();
const status = async (browser: Browser, url: string) => (await browser.send({ method: 'GET', url })).statusCode;

describe('what is found', () => {
  test.each(['teacher', 'schooladmin', 'districtadmin', 'teacher2', 'teacher3', 'districtadmin2'] as const)(
    'is for %s what the school or the district may use',
    async (login) => {
      const { items, total } = await findAll(await visitAs(app, login));
      expect(identifiersOf(items)).toEqual([...usableBy(login)].sort());
      expect(total).toBe(items.length);
      expect(items.every(({ use }) => use.mayUse)).toBe(true);
    },
  );

  test('differs between districts', () => {
    expect([...usableBy('teacher')].sort()).not.toEqual([...usableBy('teacher3')].sort());
  });

  test('is for a pupil what is open and what their classes have on the board', async () => {
    const { items } = await findAll(await visitAs(app, 'student'));
    expect(identifiersOf(items)).toEqual([...sharedWith('student')].sort());
    expect(sharedWith('student').size).toBeGreaterThan(open.length);
    expect(new Set(items.filter(({ isOpen }) => !isOpen).map(({ use }) => use.reason))).toEqual(new Set(['shared']));
  });

  test('is for a guest the open part', async () => {
    const { items } = await findAll(visit(app));
    expect(identifiersOf(items)).toEqual([...open].sort());
    expect(items.every(({ use }) => use.reason === 'open')).toBe(true);
  });

  test.each(['guest', 'student', 'teacher'] as const)('in the catalogue is the whole stock for a %s', async (who) => {
    const browser = who === 'guest' ? visit(app) : await visitAs(app, who);
    const { items } = await findAll(browser, 'GET /api/v1/media/catalogue/search');
    expect(identifiersOf(items)).toEqual(media.map(({ identifier }) => identifier).sort());
    const closed = items.filter(({ use }) => !use.mayUse);
    expect(closed.length).toBeGreaterThan(0);
    const reasons = { guest: ['sign-in'], student: ['not-shared'], teacher: ['not-licensed', 'expired'] }[who];
    expect(reasons).toEqual(expect.arrayContaining([...new Set(closed.map(({ use }) => use.reason))]));
  });

  test('carries the own marks and nobody else’s', async () => {
    const own = bookmarks.filter(({ userId }) => userId === 'teacher').map(({ mediumId }) => mediumId);
    const { items } = await findAll(await visitAs(app, 'teacher'), 'GET /api/v1/media/catalogue/search');
    expect(identifiersOf(items.filter(({ isBookmarked }) => isBookmarked))).toEqual([...own].sort());
    const { items: seen } = await findAll(visit(app), 'GET /api/v1/media/catalogue/search');
    expect(seen.some(({ isBookmarked }) => isBookmarked)).toBe(false);
  });
});

test('a mark is seen in the next search, and gone when it is taken away', async () => {
  const browser = await visitAs(app, 'teacher2');
  const isMarked = async () =>
    (await browser.call('GET /api/v1/media/catalogue/search', { query: { q: 'Vulkanquiz', limit: 1 } })).items[0];
  const medium = await isMarked();
  const id = medium?.identifier ?? '';
  expect(medium?.isBookmarked).toBe(false);
  await browser.call('PUT /api/v1/bookmarks/{id}', { params: { id } });
  expect((await isMarked())?.isBookmarked).toBe(true);
  await browser.call('DELETE /api/v1/bookmarks/{id}', { params: { id } });
  expect((await isMarked())?.isBookmarked).toBe(false);
});

test('cards made from what the search keeps are those that the database would give', async () => {
  const fromDatabase = await buildTestApp(database, { search: { ...search, isCurrent: () => false } });
  opened.push(fromDatabase);
  const path = 'GET /api/v1/media/catalogue/search';
  for (const login of ['teacher', 'schooladmin2', 'teacher3', undefined] as const) {
    const [one, other] = await Promise.all(
      [app, fromDatabase].map(async (asked) => findAll(login ? await visitAs(asked, login) : visit(asked), path)),
    );
    expect(one?.items).toHaveLength(media.length);
    expect(one?.items).toEqual(other?.items);
  }
});

describe('switches', () => {
  const own = ['/api/v1/media/search', '/api/v1/media/search/distinct', '/api/v1/media/suggest?q=vul'];
  const catalogue = [
    '/api/v1/media/catalogue/search',
    '/api/v1/media/catalogue/search/distinct',
    '/api/v1/media/catalogue/suggest?q=vul',
  ];

  test('a guest is asked to sign in where guests may not search, and may still look into the catalogue', async () => {
    const closed = await openApp({ SearchNotLoggedIn: false });
    for (const url of own) expect([url, await status(visit(closed), url)]).toEqual([url, 401]);
    for (const url of catalogue) expect([url, await status(visit(closed), url)]).toEqual([url, 200]);
    const teacher = await visitAs(closed, 'teacher');
    for (const url of own) expect([url, await status(teacher, url)]).toEqual([url, 200]);
  });

  test('without a catalogue nobody gets it', async () => {
    const small = await openApp({ Katalog: false });
    for (const browser of [visit(small), await visitAs(small, 'teacher'), await visitAs(small, 'districtadmin')]) {
      for (const url of catalogue) expect([url, await status(browser, url)]).toEqual([url, 403]);
      expect(await status(browser, '/api/v1/media/search')).toBe(200);
    }
  });

  test('with the search switched off nobody gets it, while the catalogue stays', async () => {
    const off = await openApp({ DisableSearch: true });
    for (const browser of [visit(off), await visitAs(off, 'student'), await visitAs(off, 'districtadmin')]) {
      for (const url of own) expect([url, await status(browser, url)]).toEqual([url, 403]);
      expect(await status(browser, '/api/v1/media/catalogue/search')).toBe(200);
    }
  });
});

describe('a search', () => {
  test('finds by words, marks them and says why', async () => {
    const { items } = await visit(app).call('GET /api/v1/media/catalogue/search', { query: { q: 'Vulkane' } });
    const [first] = items;
    expect(first?.hit.title.text.slice(first.hit.title.hits[0]?.start, first.hit.title.hits[0]?.end)).toMatch(
      /vulkan/i,
    );
    expect(first?.hit.why[0]).toMatchObject({ word: expect.stringMatching(/vulkane/i) });
  });

  test('finds a film by what is said in it, with the second', async () => {
    const { items } = await visit(app).call('GET /api/v1/media/catalogue/search', {
      query: { q: 'geschmolzene Gestein heißt Magma' },
    });
    const film = items.find(({ identifier }) => identifier === 'MZH-4910001');
    expect(film?.hit.spoken?.text).toContain('Magma');
    expect(film?.hit.spoken?.start).toBeGreaterThan(0);
  });

  test('offers the right word for a mistyped one', async () => {
    const { didYouMean, items } = await visit(app).call('GET /api/v1/media/catalogue/search', {
      query: { q: 'Fotosyntese' },
    });
    expect(items.length).toBeGreaterThan(0);
    expect(didYouMean).toBe('Fotosynthese');
  });

  test.each([
    ['c', { c: 'books' }, (medium: SearchResult['items'][number]) => medium.mediaType === 'book'],
    [
      'filter_fn_typ',
      { filter_fn_typ: '49|79' },
      ({ fn_typ }: SearchResult['items'][number]) => ['49', '79'].includes(fn_typ),
    ],
    [
      'filter_fn_geb',
      { filter_fn_geb: '220*' },
      ({ fn_geb }: SearchResult['items'][number]) => fn_geb.some((code) => code.startsWith('220')),
    ],
    [
      'filter_fn_sprache',
      { filter_fn_sprache: 'en*' },
      ({ fn_sprache }: SearchResult['items'][number]) => fn_sprache.includes('en'),
    ],
  ] as const)('is narrowed by %s', async (_, filter, isWanted) => {
    const page = await visit(app).call('GET /api/v1/media/catalogue/search', { query: { ...filter, limit: 100 } });
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.every(isWanted)).toBe(true);
    const all = await findAll(visit(app), 'GET /api/v1/media/catalogue/search');
    expect(page.total).toBe(all.items.filter(isWanted).length);
  });

  test('is narrowed to what one media library licenses', async () => {
    const one = licences.find(({ mediathekId, districtId }) => mediathekId && districtId);
    const path = `/${one?.districtId}/${one?.mediathekId}`;
    const page = await visit(app).call('GET /api/v1/media/catalogue/search', {
      query: { filter_lizenzen: path, limit: 100 },
    });
    const expected = licences.filter(
      ({ mediathekId, districtId, valid_to }) =>
        `/${districtId}/${mediathekId}` === path && (valid_to === false || (valid_to ?? '') >= testToday),
    );
    expect(page.total).toBe(new Set(expected.map(({ mediumId }) => mediumId)).size);
  });

  test('gives 24 media where nothing is said, and none behind the last one', async () => {
    const first = await visit(app).call('GET /api/v1/media/catalogue/search');
    expect([first.items.length, first.offset, first.total]).toEqual([24, 0, media.length]);
    const end = await visit(app).call('GET /api/v1/media/catalogue/search', { query: { offset: 100_000 } });
    expect([end.items, end.total]).toEqual([[], media.length]);
  });
});

describe('facets', () => {
  test('count what each value would find, for what the visitor may see', async () => {
    const teacher = await visitAs(app, 'teacher');
    const { items } = await findAll(teacher);
    const { fn_typ = [] } = await teacher.call('GET /api/v1/media/search/distinct', { query: { f: 'fn_typ' } });
    for (const { value, count } of fn_typ) {
      expect([value, count]).toEqual([value, items.filter((medium) => medium.fn_typ === value).length]);
    }
    expect(fn_typ.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
  });

  test('are the four lists where nothing is said, and a list is not narrowed by its own filter', async () => {
    const all = await visit(app).call('GET /api/v1/media/catalogue/search/distinct');
    expect(Object.keys(all).sort()).toEqual(['fn_adressat', 'fn_geb', 'fn_sprache', 'fn_typ']);
    const narrowed = await visit(app).call('GET /api/v1/media/catalogue/search/distinct', {
      query: { filter_fn_typ: '49', f: ['fn_typ', 'fn_sprache'] },
    });
    expect(Object.keys(narrowed).sort()).toEqual(['fn_sprache', 'fn_typ']);
    expect(narrowed.fn_typ).toEqual(all.fn_typ);
    expect(narrowed.fn_sprache).not.toEqual(all.fn_sprache);
  });
});

describe('suggestions', () => {
  test('complete what is typed, only from what the visitor may see', async () => {
    const teacher = await visitAs(app, 'teacher');
    const usable = usableBy('teacher');
    const { completions, titles } = await teacher.call('GET /api/v1/media/suggest', { query: { q: 'vulk' } });
    expect(completions.length).toBeGreaterThan(0);
    expect(completions.every((text) => /^vulk/i.test(text))).toBe(true);
    expect(titles.every(({ identifier }) => usable.has(identifier))).toBe(true);
    const known = media.find(({ identifier }) => identifier === titles[0]?.identifier);
    expect(titles[0]).toMatchObject({ fn_typ: known?.fn_typ, mediaType: known?.mediaType });
  });

  test('are none for nothing, and no more than asked for', async () => {
    expect(await visit(app).call('GET /api/v1/media/suggest', { query: { q: '' } })).toEqual({
      completions: [],
      titles: [],
    });
    const few = await visit(app).call('GET /api/v1/media/catalogue/suggest', { query: { q: 'e', limit: 2 } });
    expect(few.titles.length).toBeLessThanOrEqual(2);
    expect(few.completions.length).toBeLessThanOrEqual(2);
  });
});

describe('similar media', () => {
  const volcano = '/api/v1/media/MZH-4910001/similar';
  const closedOne = licences.find(({ mediumId }) => mediumId !== 'MZH-4910001')?.mediumId ?? '';

  test('are such as the visitor may use, without the medium itself', async () => {
    const teacher = await visitAs(app, 'teacher');
    const { items } = await teacher.call('GET /api/v1/media/{id}/similar', { params: { id: 'MZH-4910001' } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ identifier, use }) => identifier !== 'MZH-4910001' && use.mayUse)).toBe(true);
  });

  test('are none in the publisher’s variant', async () => {
    const publisher = await openApp({ Type: 'hueber' });
    expect((await visit(publisher).send({ method: 'GET', url: volcano })).json()).toEqual({ items: [] });
  });

  test('follow the rule of who may read about a medium', async () => {
    expect(await status(visit(app), '/api/v1/media/NOBODY/similar')).toBe(404);
    expect(await status(visit(app), `/api/v1/media/${closedOne}/similar`)).toBe(200);
    const openOnly = await openApp({ Katalog: false });
    expect(await status(visit(openOnly), `/api/v1/media/${closedOne}/similar`)).toBe(401);
    expect(await status(visit(openOnly), `/api/v1/media/${open[0]}/similar`)).toBe(200);
    const closed = await openApp({ Katalog: false, SearchNotLoggedIn: false });
    expect(await status(visit(closed), `/api/v1/media/${open[0]}/similar`)).toBe(401);
    expect(await status(await visitAs(closed, 'teacher'), `/api/v1/media/${closedOne}/similar`)).toBe(200);
  });
});

test('while the first media are being read the answer is to come back in a moment', async () => {
  const early = await buildTestApp(database);
  for (const url of ['/api/v1/media/search', '/api/v1/media/search/distinct', '/api/v1/media/suggest?q=a']) {
    const response = await visit(early).send({ method: 'GET', url });
    expect([response.statusCode, response.json().type]).toEqual([503, '/problems/unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
  await early.close();
});
