import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  buildTestApp,
  type DemoLogin,
  openTestDatabase,
  openTestSearch,
  testToday,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import type { SearchIndex } from '../../search-index/search-index';
import { mediaRepository } from './repository';

let database: Database;
let search: SearchIndex;
let app: FastifyInstance;
const browsers = new Map<DemoLogin, ReturnType<typeof visitAs>>();
beforeAll(async () => {
  database = await openTestDatabase();
  search = await openTestSearch(database);
  app = await buildTestApp(database, { search });
});
afterAll(async () => {
  await app.close();
  await search.stop();
  await search.engine.close();
  await database.close();
});

const as = (login: DemoLogin) => {
  const browser = browsers.get(login) ?? visitAs(app, login);
  browsers.set(login, browser);
  return browser;
};

interface Terms {
  district?: string;
  school?: string;
  until: string | false;
}
const school = 'realschule-hohenfeld';
const running = { school, until: '2027-07-31' };
const ended = { school, until: '2026-11-14' };

async function license(mediaId: number, code: string, { district, school, until }: Terms): Promise<void> {
  const holder = { district_id: district ?? null, school_id: school ?? null };
  const terms = { unlimited: until === false, valid_to: until || null, total: 3, remaining: 3 };
  await database.queries
    .insertInto('licences')
    .values({ code_id: code, media_id: mediaId, ...holder, ...terms })
    .execute();
}

/** A package and one film in it, which another school had once; and a word by which they are found. */
async function addPackage(word: string, terms?: Terms) {
  const texts = { fn_nr: '', fn_kurztext: '', fn_text: '', fn_sprache: 'de', fn_schlag: '', fn_prodname: '' };
  const rest = { fn_geb: [], fn_adressat: [], is_mediathek: false, mediaType: 'media', duration: 2 } as const;
  const medium = { ...texts, ...rest, fn_titel: word, addedOn: testToday };
  const repository = mediaRepository(database.queries);
  const ids = await repository.save([
    { ...medium, identifier: `${word}-PACKAGE`, fn_typ: '55' },
    { ...medium, identifier: `${word}-FILM`, fn_typ: '49' },
  ]);
  const [packageId, filmId] = [ids.get(`${word}-PACKAGE`) ?? 0, ids.get(`${word}-FILM`) ?? 0];
  await license(filmId, `${word}-elsewhere`, { school: 'gemeinschaftsschule-seetal', until: '2025-07-31' });
  await repository.addParts([{ packageId, partId: filmId, position: 0 }]);
  if (terms) await license(packageId, word, terms);
  return { packageId, filmId, film: `${word}-FILM`, word };
}

/** What the page, the card of a search and the search itself say about a film; they must say the same. */
async function seenBy(login: DemoLogin, { film, word }: { film: string; word: string }) {
  await search.catchUp();
  const browser = await as(login);
  const detail = await browser.call('GET /api/v1/media/{id}', { params: { id: film } });
  const query = { q: word, limit: 10 };
  const ofFilm = ({ identifier }: { identifier: string }) => identifier === film;
  const card = (await browser.call('GET /api/v1/media/catalogue/search', { query })).items.find(ofFilm);
  const found = (await browser.call('GET /api/v1/media/search', { query })).items.some(ofFilm);
  const { use, valid_to, remaining, returns } = detail;
  expect(card).toMatchObject({ use, valid_to, remaining, returns });
  expect(found).toBe(use.mayUse);
  return detail;
}
const reasonFor = async (login: DemoLogin, medium: { film: string; word: string }) =>
  (await seenBy(login, medium)).use.reason;

test('the code that a school bought for a package opens its parts for that school alone', async () => {
  const film = await addPackage('Bernstein', running);
  const { use, licensedBy, remaining, returns } = await seenBy('teacher', film);
  expect([use.reason, use.until, licensedBy?.kind]).toEqual(['licensed', '2027-07-31', 'school']);
  expect([remaining, returns]).toEqual([null, null]);
  expect(await reasonFor('teacher2', film)).toBe('not-licensed');
  expect(await reasonFor('teacher3', film)).toBe('expired');
});

test('the licence of a district for a package opens its parts for all its schools', async () => {
  const film = await addPackage('Feuerstein', { district: 'hohenfeld', until: false });
  expect(await reasonFor('teacher', film)).toBe('licensed');
  expect((await seenBy('teacher2', film)).licensedBy?.kind).toBe('district');
  expect(await reasonFor('teacher3', film)).toBe('expired');
});

test('a licence for a package that has ended opens nothing', async () => {
  const film = await addPackage('Speckstein', ended);
  expect(await reasonFor('teacher', film)).toBe('expired');
  await license(film.filmId, 'speckstein-own', running);
  expect(await reasonFor('teacher', film)).toBe('licensed');
});

test('of several licences the longest counts, whether of the medium or of a package', async () => {
  const film = await addPackage('Kalkstein', running);
  await license(film.filmId, 'kalkstein-own', { school, until: '2026-12-31' });
  expect((await seenBy('teacher', film)).use.until).toBe('2027-07-31');
  await license(film.filmId, 'kalkstein-longer', { school, until: '2028-07-31' });
  expect(await seenBy('teacher', film)).toMatchObject({ valid_to: '2028-07-31', remaining: 3 });
});

test('a part that leaves the package is closed, and one that comes into it is opened', async () => {
  const film = await addPackage('Sandstein', running);
  expect(await reasonFor('teacher', film)).toBe('licensed');
  await database.queries.deleteFrom('media_parts').where('package_id', '=', film.packageId).execute();
  expect(await reasonFor('teacher', film)).toBe('not-licensed');
  const part = { packageId: film.packageId, partId: film.filmId, position: 0 };
  await mediaRepository(database.queries).addParts([part]);
  expect(await reasonFor('teacher', film)).toBe('licensed');
});

test('a licence for a package that comes, changes its date and goes is noticed at its parts', async () => {
  const film = await addPackage('Schiefer');
  expect(await reasonFor('teacher', film)).toBe('not-licensed');
  await license(film.packageId, 'schiefer', running);
  expect(await reasonFor('teacher', film)).toBe('licensed');
  await database.queries
    .updateTable('licences')
    .set({ valid_to: ended.until })
    .where('code_id', '=', 'schiefer')
    .execute();
  expect(await reasonFor('teacher', film)).toBe('expired');
  await database.queries.deleteFrom('licences').where('code_id', '=', 'schiefer').execute();
  expect(await reasonFor('teacher', film)).toBe('not-licensed');
});

test('a package that is gone opens nothing any more', async () => {
  const film = await addPackage('Granit', running);
  expect(await reasonFor('teacher', film)).toBe('licensed');
  await database.queries.deleteFrom('media').where('id', '=', film.packageId).execute();
  expect(await reasonFor('teacher', film)).toBe('not-licensed');
});

test('a package that was removed opens nothing until it comes back', async () => {
  const film = await addPackage('Gneis', running);
  const remove = (deleted_at: Date | null) =>
    database.queries.updateTable('media').set({ deleted_at }).where('id', '=', film.packageId).execute();
  expect(await reasonFor('teacher', film)).toBe('licensed');
  await remove(new Date('2026-11-15T08:00:00Z'));
  expect(await reasonFor('teacher', film)).toBe('not-licensed');
  await remove(null);
  expect(await reasonFor('teacher', film)).toBe('licensed');
});

test('a part that is put into another package is opened by that one', async () => {
  const [open, closed] = [await addPackage('Tuffstein', running), await addPackage('Bimsstein')];
  expect(await reasonFor('teacher', closed)).toBe('not-licensed');
  const move = (from: number, to: number) =>
    database.queries
      .updateTable('media_parts')
      .set({ package_id: to, position: 1 })
      .where('package_id', '=', from)
      .where('part_id', '=', closed.filmId)
      .execute();
  await move(closed.packageId, open.packageId);
  expect(await reasonFor('teacher', closed)).toBe('licensed');
  await move(open.packageId, closed.packageId);
  expect(await reasonFor('teacher', closed)).toBe('not-licensed');
});

test('a part that names no licence stays open for everyone', async () => {
  const film = await addPackage('Quarz', running);
  await database.queries.deleteFrom('licences').where('media_id', '=', film.filmId).execute();
  expect(await reasonFor('teacher', film)).toBe('open');
  expect(await reasonFor('teacher3', film)).toBe('open');
});

/** What a pupil was given is remembered for a moment by the search. */
const becomesShared = (medium: { film: string; word: string }) =>
  vi.waitFor(async () => expect(await reasonFor('student', medium)).toBe('shared'), { timeout: 20_000, interval: 200 });

test('a pupil uses a part with a place of the package, as long as its licence lasts', async () => {
  const film = await addPackage('Basalt', running);
  expect(await reasonFor('student', film)).toBe('not-shared');
  const { id } = await database.queries
    .selectFrom('licences')
    .select('id')
    .where('code_id', '=', 'Basalt')
    .executeTakeFirstOrThrow();
  await database.queries
    .insertInto('licence_places')
    .values({ licence_id: id, user_id: demoId('user', 'student'), given_at: new Date('2026-11-01T08:00:00Z') })
    .execute();
  await becomesShared(film);
  await database.queries.updateTable('licences').set({ valid_to: ended.until }).where('id', '=', id).execute();
  const browser = await as('student');
  const { use } = await browser.call('GET /api/v1/media/{id}', { params: { id: film.film } });
  expect([use.mayUse, use.reason]).toEqual([false, 'expired']);
});

test('a pupil uses a part on the board of a class by the licence of the package', async () => {
  const film = await addPackage('Marmor', running);
  const visible_from = new Date('2026-11-01T00:00:00Z');
  await database.queries
    .insertInto('class_shares')
    .values({ class_id: demoId('class', 'rs-7b'), media_id: film.filmId, visible_from })
    .execute();
  await becomesShared(film);
});
