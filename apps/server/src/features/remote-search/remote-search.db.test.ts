import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../../test/harness';
import { type Answering, type OutsideServer, openOutsideServer } from '../../../test/outside-server';
import { jsonServer, sruServer, volcanoes } from '../../../test/repositories';
import type { Database } from '../../adapters/database/database';
import { askOutside } from '../../adapters/outside/ask-outside';
import { type Source, sourceSettings } from './source-settings';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
async function serve(answer: Answering): Promise<OutsideServer> {
  const server = await openOutsideServer(answer);
  opened.push(server);
  return server;
}
const fields = { id: 'nr', title: 'title.de|title', address: 'https://oer.example/{nr}', text: 'text' };
const source = (id: string, url: string, more: object = {}): Source =>
  sourceSettings.parse({
    ...{ id, name: `Quelle ${id}`, kind: 'json', enabled: true, private: true, timeoutMs: 5000 },
    ...{ address: `${url}/?q={q}`, items: 'results', total: 'count', fields },
    ...more,
  });
async function open(sources: readonly Source[], logLines?: string[]): Promise<FastifyInstance> {
  const app = await buildTestApp(database, { sources, ask: askOutside, ...(logLines ? { logLines } : {}) });
  opened.unshift(app);
  return app;
}
const never: Answering = () => {};
const broken: Answering = (_, response) => response.writeHead(500).end();

describe('who searches external repositories', () => {
  test('is signed in, and the deployment has switched it on', async () => {
    const url = '/api/v1/media/search/remote?q=Vulkan';
    expect((await visit(await open([])).send({ method: 'GET', url })).statusCode).toBe(401);
    const off = await buildTestApp(database, { config: { ExternSearch: false } });
    opened.unshift(off);
    expect((await (await visitAs(off, 'teacher')).send({ method: 'GET', url })).statusCode).toBe(403);
  });

  test('also are pupils', async () => {
    const pupil = await visitAs(await open([]), 'student');
    const found = await pupil.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan' } });
    expect(found).toEqual({ total: 0, offset: 0, items: [], sources: [] });
  });
});

test('all are asked at once; what has arrived is shown, and nobody waits for the slow and the dead', async () => {
  const library = await serve(sruServer(volcanoes));
  const archive = await serve(jsonServer(volcanoes));
  const slow = await serve(
    ({ url }, response) => void setTimeout(() => jsonServer(volcanoes)({ url, body: '', headers: {} }, response), 2000),
  );
  const dead = await serve(broken);
  const page = 'https://katalog.example/?q={q}';
  const app = await open([
    source('slow', slow.url),
    sourceSettings.parse({
      id: 'dnb',
      name: 'Bibliothek',
      kind: 'sru',
      enabled: true,
      private: true,
      address: library.url,
      page,
    }),
    source('archive', archive.url, { licence: 'CC0' }),
    source('dead', dead.url),
  ]);
  const teacher = await visitAs(app, 'teacher');
  const began = performance.now();
  const first = await teacher.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan' } });
  expect(performance.now() - began).toBeLessThan(1950);
  expect(first.sources.map(({ id, state, total }) => [id, state, total])).toEqual([
    ['slow', 'pending', null],
    ['dnb', 'answered', 2],
    ['archive', 'answered', 2],
    ['dead', 'failed', null],
  ]);
  expect(first.total).toBe(4);
  expect(first.sources[1]?.page).toBe('https://katalog.example/?q=Vulkan');
  // The first of each, then the second of each.
  expect(first.items.map((one) => [one.source.id, one.fn_titel])).toEqual([
    ['dnb', 'Vulkane der Erde'],
    ['archive', 'Vulkane der Erde'],
    ['dnb', 'Vulkanausbruch im Modell'],
    ['archive', 'Vulkanausbruch im Modell'],
  ]);
  expect(first.items[0]).toMatchObject({
    licence: 'CC BY 4.0',
    address: 'https://oer.example/vulkane',
    fn_typ: '58',
    isOpen: true,
  });
  expect(first.items[1]).toMatchObject({ licence: 'CC0', cover: expect.stringMatching(/^\/covers\/v1\/none\/58\//) });

  const late = await teacher.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan', source: 'slow' } });
  expect(late.sources).toMatchObject([{ id: 'slow', state: 'answered', total: 2 }]);
  expect(late.items).toHaveLength(2);
  // The question that was under way has answered it, and an answer is kept for a while.
  await teacher.call('GET /api/v1/media/search/remote', { query: { q: ' vulkan ' } });
  expect([slow, library, archive].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  expect(dead.asked).toHaveLength(2);
});

test('a source has its own time, and who takes longer is called slow', async () => {
  const server = await serve(never);
  const teacher = await visitAs(await open([source('slow', server.url, { timeoutMs: 300 })]), 'teacher');
  const { sources } = await teacher.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan' } });
  expect(sources).toMatchObject([{ id: 'slow', state: 'slow' }]);
});

test('who fails again and again is left alone for a while', async () => {
  const logLines: string[] = [];
  const server = await serve(broken);
  const teacher = await visitAs(await open([source('dead', server.url)], logLines), 'teacher');
  const states: string[] = [];
  for (const q of ['geheimwort', 'zwei', 'drei', 'vier', 'fünf']) {
    const { sources } = await teacher.call('GET /api/v1/media/search/remote', { query: { q, source: 'dead' } });
    states.push(sources[0]?.state ?? '');
    if (states.length > 3) expect(sources[0]?.retryAfter).toBeGreaterThan(20);
  }
  expect(states).toEqual(['failed', 'failed', 'failed', 'paused', 'paused']);
  expect(server.asked).toHaveLength(3);
  expect(logLines.join('')).toContain('a source failed');
  expect(logLines.join('')).not.toContain('geheimwort');
});

test('a source that a whole school asks at once is asked for eight things at a time', async () => {
  const server = await serve(never);
  const app = await open([source('slow', server.url, { timeoutMs: 600 })]);
  const teacher = await visitAs(app, 'teacher');
  const words = Array.from({ length: 12 }, (_, at) => `wort${at}`);
  const answers = await Promise.all(
    words.map((q) => teacher.call('GET /api/v1/media/search/remote', { query: { q, source: ['slow'] } })),
  );
  expect(answers.filter(({ sources }) => sources[0]?.state === 'paused')).toHaveLength(4);
  expect(server.asked).toHaveLength(8);
});

test('what comes from outside is words and web addresses, never mark-up or script', async () => {
  const results = [
    {
      nr: 1,
      title: '<script>alert(1)</script>Vulkan &lt;img src=x onerror=alert(1)&gt;',
      text: '<b onclick="x">Feuer</b> '.repeat(1000),
    },
    { nr: 'javascript:alert(1)', title: 'Lava' },
    { nr: 3, title: 'x'.repeat(100_000) },
  ];
  const server = await serve((_, response) => response.end(JSON.stringify({ results, count: 3 })));
  const links = { fields: { ...fields, address: 'nr' } };
  const teacher = await visitAs(await open([source('a', server.url), source('b', server.url, links)]), 'teacher');
  const { items } = await teacher.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan' } });
  expect(items.map((one) => one.source.id)).toEqual(['a', 'a', 'a']);
  expect(items[0]?.fn_titel).toBe('Vulkan');
  expect(JSON.stringify(items)).not.toMatch(/[<>]|onclick=|"javascript:/);
  for (const one of items) expect(one.fn_titel.length + one.fn_kurztext.length).toBeLessThan(1600);
});

test('a source in a private network is not asked unless its settings say that it lies there', async () => {
  const server = await serve(jsonServer(volcanoes));
  const teacher = await visitAs(await open([source('inner', server.url, { private: false })]), 'teacher');
  const { sources } = await teacher.call('GET /api/v1/media/search/remote', { query: { q: 'Vulkan' } });
  expect(sources).toMatchObject([{ state: 'failed' }]);
  expect(server.asked).toEqual([]);
});

test('without words nobody is asked, and a source that there is not is not found', async () => {
  const server = await serve(jsonServer(volcanoes));
  const teacher = await visitAs(await open([source('a', server.url)]), 'teacher');
  const { sources } = await teacher.call('GET /api/v1/media/search/remote', { query: { q: ' - ' } });
  expect([sources[0]?.state, server.asked.length]).toEqual(['unasked', 0]);
  const url = '/api/v1/media/search/remote?q=x&source=';
  expect((await teacher.send({ method: 'GET', url: `${url}b` })).statusCode).toBe(404);
  expect((await teacher.send({ method: 'GET', url: `${url}B%20` })).statusCode).toBe(400);
});
