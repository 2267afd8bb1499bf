import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  type DemoLogin,
  openTestDatabase,
  testKeys,
  testNow,
  visit,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { fileLinks } from '../../file-links';

const openFilm = 'MZH-4910001';
const filmPath = new URL('../../../../../packages/fixtures/files/film/vulkane.mp4', import.meta.url);

let database: Database;
let app: FastifyInstance;
let size: number;
let now = testNow;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now });
  ({ size } = await stat(filmPath));
});
beforeEach(() => {
  now = testNow;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const filesFor = async (login: DemoLogin | 'guest', id: string) => {
  const visitor = login === 'guest' ? visit(app) : await visitAs(app, login);
  return (await visitor.call('GET /api/v1/media/{id}', { params: { id } })).files;
};
const mainFor = async (login: DemoLogin | 'guest', id: string) => {
  const main = (await filesFor(login, id)).find(({ role }) => role === 'main');
  if (!main) throw new Error(`${id} has no main file`);
  return main;
};
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });
const isoOf = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

describe('a file', () => {
  test('comes whole, to be kept by this browser only and to do nothing by itself', async () => {
    const { href } = await mainFor('teacher', openFilm);
    const response = await get(href);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBe(size);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'inline; filename="Vulkane Wenn die Erde sich offnet.mp4"; ' +
        "filename*=UTF-8''Vulkane%20Wenn%20die%20Erde%20sich%20%C3%B6ffnet.mp4",
    });
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*.*sandbox/);
    expect(response.headers['cache-control']).toBe('private, max-age=1800');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['bytes=0-99', 206, 100, (all: number) => `bytes 0-99/${all}`],
    ['bytes=100-', 206, -100, (all: number) => `bytes 100-${all - 1}/${all}`],
    ['bytes=-50', 206, 50, (all: number) => `bytes ${all - 50}-${all - 1}/${all}`],
    ['bytes=999999999999-', 416, 0, (all: number) => `bytes */${all}`],
  ])('answers the range %s with %i', async (range, status, length, contentRange) => {
    const { href } = await mainFor('teacher', openFilm);
    const response = await get(href, { range });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-range']).toBe(contentRange(size));
    expect(response.rawPayload.length).toBe(length < 0 ? size + length : length);
  });

  test('comes whole again when it has changed since the range was begun, and not at all when it has not changed', async () => {
    const { href } = await mainFor('teacher', openFilm);
    const { etag } = (await get(href, { range: 'bytes=0-1' })).headers;
    const known = String(etag);
    expect((await get(href, { range: 'bytes=0-1', 'if-range': known })).statusCode).toBe(206);
    expect((await get(href, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    const unchanged = await get(href, { 'if-none-match': `"x", ${known}` });
    expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  });

  test('tells its size to HEAD without its bytes', async () => {
    const { href } = await mainFor('teacher', openFilm);
    const response = await get(href, {}, 'HEAD');
    expect([response.statusCode, response.headers['content-length'], response.rawPayload.length]).toEqual([
      200,
      String(size),
      0,
    ]);
  });

  test('that is text says in which letters', async () => {
    const subtitle = (await filesFor('guest', openFilm)).find(({ role }) => role === 'subtitle');
    const response = await get(subtitle?.href ?? '');
    expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(response.body).toMatch(/^WEBVTT/);
  });

  test('outside the portal is where the answer leads', async () => {
    const { identifier, location } = await database.queries
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select(['identifier', 'location'])
      .where('location', 'like', 'https://%')
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('licences').select('id').whereRef('licences.media_id', '=', 'media.id'))),
      )
      .executeTakeFirstOrThrow();
    const response = await get((await mainFor('teacher', identifier)).href);
    expect([response.statusCode, response.headers.location]).toEqual([303, new URL(location).href]);
  });

  test('that is gone from the disk is not found, and a page somebody imported is saved instead of shown', async () => {
    const { id } = await mainFor('teacher', openFilm);
    const { queries } = database;
    const { href } = await mainFor('teacher', openFilm);
    const change = (values: { location?: string; content_type?: string }) =>
      queries.updateTable('media_files').set(values).where('id', '=', id).execute();

    await change({ location: 'demo:../../package.json' });
    now = isoOf(testNow, 10);
    expect((await get(href)).statusCode).toBe(404);
    await change({ location: 'demo:film/vulkane.mp4', content_type: 'text/html' });
    now = isoOf(testNow, 20);
    const page = await get(href);
    expect(page.headers['content-disposition']).toMatch(/^attachment/);
    expect(page.headers['content-security-policy']).toMatch(/sandbox/);
    await change({ content_type: 'video/mp4' });
    now = isoOf(testNow, 30);
    expect((await get(href)).statusCode).toBe(200);
  });
});

describe('a link', () => {
  test('works for thirty minutes and not a second longer', async () => {
    const { href } = await mainFor('teacher', openFilm);
    now = isoOf(testNow, 30 * 60 - 1);
    expect((await get(href)).statusCode).toBe(200);
    now = isoOf(testNow, 30 * 60);
    const late = await get(href);
    expect([late.statusCode, late.json().type]).toEqual([403, '/problems/link-expired']);
  });

  test('ends with the last day of the licence in Berlin', async () => {
    const { media_id } = await database.queries
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select('media_id')
      .where('identifier', '=', 'MZH-2910008')
      .executeTakeFirstOrThrow();
    await database.queries
      .insertInto('licences')
      .values({
        code_id: 'ends-today',
        media_id,
        district_id: 'hohenfeld',
        school_id: null,
        mediathek_id: null,
        valid_to: '2026-11-15',
      })
      .execute();
    now = new Date('2026-11-15T22:55:00Z');
    const { href } = await mainFor('teacher', 'MZH-2910008');
    now = new Date('2026-11-15T22:59:59Z');
    expect((await get(href)).statusCode).toBe(200);
    now = new Date('2026-11-15T23:00:00Z');
    expect((await get(href)).statusCode).toBe(403);
    await database.queries.deleteFrom('licences').where('code_id', '=', 'ends-today').execute();
  });

  test.each([
    ['of another file', (href: string, other: string) => `${href.split('?')[0]}?${other.split('?')[1]}`, 403],
    ['with a changed letter', (href: string) => href.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 403],
    ['with no token', (href: string) => href.split('?')[0] ?? '', 400],
    ['with an empty token', (href: string) => `${href.split('?')[0]}?t=`, 403],
    ['to no file', () => '/media-files/00000000-0000-4000-8000-000000000000?t=x', 403],
    ['to something that is no id', () => '/media-files/..%2f..%2fpackage.json?t=x', 400],
  ])('%s is refused', async (_, forge, status) => {
    const [main, , subtitle] = await filesFor('teacher', openFilm);
    const response = await get(forge(main?.href ?? '', subtitle?.href ?? ''));
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('to a file that has been removed is not found', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const links = fileLinks(testKeys, () => now);
    expect((await get(links.begin({ schoolId: undefined, lastDay: null }).show(id))).statusCode).toBe(404);
  });
});

describe('what a school opened', () => {
  const uses = async (schoolId: string) => {
    const row = await database.queries
      .selectFrom('media_usage')
      .innerJoin('media', 'media.id', 'media_usage.media_id')
      .select('uses')
      .where('identifier', '=', openFilm)
      .where('school_id', '=', schoolId)
      .where('used_on', '=', '2026-11-15')
      .executeTakeFirst();
    return row?.uses ?? 0;
  };

  test('is counted once per opening however many pieces and files are read, and never for guests', async () => {
    const before = await uses('gymnasium-lindach');
    const [mp4, webm, subtitle] = await filesFor('teacher2', openFilm);
    await get(subtitle?.href ?? '');
    await get(mp4?.href ?? '', {}, 'HEAD');
    expect(await uses('gymnasium-lindach')).toBe(before);
    for (const range of ['bytes=0-1', 'bytes=0-', 'bytes=100-200']) await get(mp4?.href ?? '', { range });
    await get(webm?.href ?? '', { range: 'bytes=0-1' });
    await expect.poll(() => uses('gymnasium-lindach')).toBe(before + 1);
    await get((await mainFor('teacher2', openFilm)).href, { range: 'bytes=0-1' });
    await expect.poll(() => uses('gymnasium-lindach')).toBe(before + 2);

    const all = await database.queries.selectFrom('media_usage').select('uses').execute();
    await get((await mainFor('guest', openFilm)).href, { range: 'bytes=0-1' });
    expect(await database.queries.selectFrom('media_usage').select('uses').execute()).toEqual(all);
  });
});
