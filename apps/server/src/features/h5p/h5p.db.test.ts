import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testNow, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
let frame: string;
let now = testNow;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now });
  const pupil = await visitAs(app, 'student');
  const { files } = await pupil.call('GET /api/v1/media/{id}', { params: { id: 'MZH-UC-H5P10005' } });
  frame = files[0]?.href ?? '';
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, host = 'medien.example.org') => app.inject({ method: 'GET', url, headers: { host } });
const below = (path: string): string => frame.replace('frame.html', path);

describe('the frame of an exercise', () => {
  test('is a page of its own that names its files by relative addresses', async () => {
    const response = await get(frame);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.body).toContain('<html lang="de">');
    expect(response.body).toContain('<script src="files/H5P.MediathekQuiz-1.0/mediathek-quiz.js">');
    expect(response.body).toContain('<link rel="stylesheet" href="files/H5P.MediathekQuiz-1.0/mediathek-quiz.css">');
    const addresses = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect([address, (await get(below(address))).statusCode]).toEqual([address, 200]);
  });

  test('has no origin, runs its own scripts only and reaches nothing else', async () => {
    const policy = String((await get(frame)).headers['content-security-policy']);
    const own = `http://medien.example.org${frame.replace('/frame.html', '')}`;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${own}/core/ ${own}/files/;`);
    expect(policy).toContain(`connect-src ${own}/files/;`);
    expect(policy).toMatch(/; sandbox allow-scripts$/);
    // The page around it may itself stand in the frame of a learning platform.
    expect(policy).toContain('; frame-ancestors *;');
    expect(policy).not.toMatch(/allow-same-origin|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('is not fooled by a host that would write into its policy', async () => {
    const policy = String((await get(frame, "x;script-src*'")).headers['content-security-policy']);
    expect(policy).toContain('script-src http://localhost:3000/h5p/');
    expect(policy).not.toContain("x;script-src*'");
  });

  test('gives its files to a page without an origin, with their types', async () => {
    const script = await get(below('files/H5P.MediathekQuiz-1.0/mediathek-quiz.js'));
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(script.headers['set-cookie']).toBeUndefined();
    const content = await get(below('files/content/content.json'));
    expect(content.json().questions).toHaveLength(8);
  });
});

describe('what is refused', () => {
  test.each([
    'files/none.js',
    'files/../frame.html',
    'files/..%2f..%2f..%2fpackage.json',
    'files/content',
    'files//etc/passwd',
    'files/content%00',
  ])('%s is not in the package', async (path) => {
    const response = await app.inject({ method: 'GET', url: below(path) });
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json|^text\/html/);
    if (path !== 'files/../frame.html') expect(response.statusCode).toBe(404);
  });

  test('a forged or foreign token opens nothing', async () => {
    const film = await (await visitAs(app, 'teacher')).call('GET /api/v1/media/{id}', {
      params: { id: 'MZH-4910001' },
    });
    const href = new URL(film.files[0]?.href ?? '', 'http://x');
    const foreign = `/h5p/${film.files[0]?.id}.${href.searchParams.get('t')}/frame.html`;
    for (const url of [foreign, '/h5p/x/frame.html', frame.replace(/.\/frame/, '~/frame'), '/h5p/x/core/h5p.js'])
      expect((await get(url)).json().type).toBe('/problems/link-expired');
    expect((await get(below('core/other.js'))).statusCode).toBe(400);
    const token = /\.(.+)\/frame/.exec(frame)?.[1];
    const [, fileId] = /\/h5p\/([^.]+)\./.exec(frame) ?? [];
    expect((await get(`/media-files/${fileId}?t=${token}`)).statusCode).toBe(403);
  });

  test('a frame ends after a double lesson', async () => {
    now = new Date(testNow.getTime() + 120 * 60_000);
    expect((await get(frame)).statusCode).toBe(403);
    now = testNow;
  });

  test('a film is no exercise', async () => {
    const { queries } = database;
    const [, fileId = ''] = /\/h5p\/([^.]+)\./.exec(frame) ?? [];
    await queries
      .updateTable('media_files')
      .set({ location: 'demo:film/vulkane.mp4' })
      .where('id', '=', fileId)
      .execute();
    now = new Date(testNow.getTime() + 10_000);
    expect((await get(frame)).statusCode).toBe(404);
  });
});
