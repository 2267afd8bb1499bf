import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  type DemoLogin,
  openTestDatabase,
  testToday,
  testWorld,
  visit,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const { media, licences, users, classes, shares, lists, news, schools } = testWorld;
const licensed = new Set(licences.map(({ mediumId }) => mediumId));
const open = media.filter(({ identifier }) => !licensed.has(identifier)).map(({ identifier }) => identifier);

/** What a teacher may use, straight from the demo's data and the rule: open, or a licence of school or district that has not ended, of it or a package with it. */
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

describe('how many media there are', () => {
  test('is the whole stock for a guest where there is a catalogue', async () => {
    expect((await visit(app).call('GET /api/v1/home')).mediaCount).toBe(media.length);
  });

  test.each(['teacher', 'schooladmin', 'teacher2', 'teacher3'] as const)('is what %s may use', async (login) => {
    const home = await (await visitAs(app, login)).call('GET /api/v1/home');
    expect(home.mediaCount).toBe(usableBy(login).size);
  });

  test('is what was shared with a pupil, and open media', async () => {
    const home = await (await visitAs(app, 'student')).call('GET /api/v1/home');
    expect(home.mediaCount).toBe(sharedWith('student').size);
  });

  test('is the open part for a guest without a catalogue, and nothing without guest search', async () => {
    const small = await buildTestApp(database, { config: { Katalog: false } });
    expect((await visit(small).call('GET /api/v1/home')).mediaCount).toBe(open.length);
    const none = await buildTestApp(database, { config: { Katalog: false, SearchNotLoggedIn: false } });
    const home = await visit(none).call('GET /api/v1/home');
    expect([home.mediaCount, home.trending, home.newest]).toEqual([0, [], []]);
    await Promise.all([small.close(), none.close()]);
  });
});

test('a guest is asked to sign in where the deployment is not a media centre', async () => {
  const standalone = await buildTestApp(database, { config: { Type: 'standalone' } });
  expect((await visit(standalone).send({ method: 'GET', url: '/api/v1/home' })).statusCode).toBe(401);
  await standalone.close();
});

test('trending media come in the order of use, and not at all when switched off', async () => {
  const home = await visit(app).call('GET /api/v1/home');
  expect(home.trending.map(({ identifier }) => identifier)).toEqual(testWorld.trending.slice(0, 5));
  const quiet = await buildTestApp(database, { config: { DisableTrending: true } });
  expect((await visit(quiet).call('GET /api/v1/home')).trending).toEqual([]);
  await quiet.close();
});

test('new media come newest first, without those that stand under trending already', async () => {
  const { newest, trending } = await visit(app).call('GET /api/v1/home');
  const shown = new Set(trending.map(({ identifier }) => identifier));
  const added = newest.map(({ identifier }) => media.find((medium) => medium.identifier === identifier)?.added ?? '');
  const expected = media.filter(({ identifier }) => !shown.has(identifier)).map((medium) => medium.added);
  expect(newest.filter(({ identifier }) => shown.has(identifier))).toEqual([]);
  expect(added).toEqual(expected.sort().reverse().slice(0, 6));
});

describe('a medium', () => {
  test('carries false for every limit where it is open, and null where the viewer has no licence', async () => {
    const guest = await visit(app).call('GET /api/v1/home');
    for (const medium of [...guest.newest, ...guest.trending]) {
      const expected = licensed.has(medium.identifier) ? null : false;
      expect([medium.valid_to, medium.remaining, medium.returns]).toEqual([expected, expected, expected]);
    }
  });

  test("carries the limits of the viewer's own licence", async () => {
    const { newest, trending } = await (await visitAs(app, 'teacher')).call('GET /api/v1/home');
    const user = users.find(({ id }) => id === 'teacher');
    for (const medium of [...newest, ...trending].filter(({ identifier }) => licensed.has(identifier))) {
      const own = licences.filter(
        ({ mediumId, schoolId, districtId }) =>
          mediumId === medium.identifier && (schoolId === user?.schoolId || districtId === user?.districtId),
      );
      expect(own.map(({ valid_to }) => valid_to)).toContain(medium.valid_to);
    }
  });

  test('has a cover that the portal draws', async () => {
    const { newest } = await visit(app).call('GET /api/v1/home');
    for (const { cover } of newest) {
      const picture = await app.inject({ method: 'GET', url: cover });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
  });

  test('has a cover from the external service where one is set', async () => {
    const external = await buildTestApp(database, { settings: { COVER_URL: 'https://covers.example' } });
    const { newest } = await visit(external).call('GET /api/v1/home');
    expect(
      newest
        .filter(({ is_mediathek }) => !is_mediathek)
        .every(({ cover }) => cover.startsWith('https://covers.example/400x226/')),
    ).toBe(true);
    await external.close();
  });
});

describe('news', () => {
  const published = news
    .filter(({ draft, publishedOn }) => !draft && publishedOn <= testToday)
    .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));

  test('are the newest that are published, in the language asked for', async () => {
    const german = await visit(app).call('GET /api/v1/home', { query: { lang: 'de' } });
    const english = await visit(app).call('GET /api/v1/home', { query: { lang: 'en' } });
    expect(german.news.map(({ publishedOn }) => publishedOn)).toEqual(
      published.slice(0, 3).map(({ publishedOn }) => publishedOn),
    );
    const article = published.find(({ id }) => id === english.news[0]?.id);
    expect(english.news[0]?.title).toBe(article?.en.title);
  });

  test("are those of the person's own district", async () => {
    const home = await (await visitAs(app, 'teacher3')).call('GET /api/v1/home');
    const own = published.filter(({ districtId }) => districtId === 'seetal').map(({ id }) => id);
    expect(home.news.every(({ id }) => own.includes(id))).toBe(true);
  });
});

test('schools are counted in the own district, or all of them for guests', async () => {
  expect((await visit(app).call('GET /api/v1/home')).schoolCount).toBe(schools.length);
  const own = schools.filter(({ districtId }) => districtId === 'hohenfeld').length;
  expect((await (await visitAs(app, 'teacher')).call('GET /api/v1/home')).schoolCount).toBe(own);
});
