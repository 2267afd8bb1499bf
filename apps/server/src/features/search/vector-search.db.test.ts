import type { FrontendConfig } from '@mediathek/domain';
import { EmbeddedEngine, sourceModelFolder } from '@mediathek/search';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, openTestSearch, testWorld, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import type { SearchIndex } from '../../search-index/search-index';

let database: Database;
let search: SearchIndex;
let wordsOnly: SearchIndex;
const opened: FastifyInstance[] = [];

const openApp = async (config: Partial<FrontendConfig> = {}, index = search) => {
  const built = await buildTestApp(database, { search: index, config: { VectorSearch: true, ...config } });
  opened.push(built);
  return built;
};

beforeAll(async () => {
  database = await openTestDatabase();
  search = await openTestSearch(database, new EmbeddedEngine({ meaning: { modelFolder: sourceModelFolder } }));
  await search.engine.settle();
  wordsOnly = await openTestSearch(database);
});
afterAll(async () => {
  for (const one of opened) await one.close();
  for (const one of [search, wordsOnly]) {
    await one.stop();
    await one.engine.close();
  }
  await database.close();
});

const find = 'GET /api/v1/media/search/vector';
const distinct = 'GET /api/v1/media/search/vector/distinct';
const question = 'Warum speien Berge manchmal Feuer und Lava';

test('a question finds what it means, says why, and can be narrowed', async () => {
  const teacher = await visitAs(await openApp(), 'teacher');
  const answer = await teacher.call(find, { query: { q: question } });
  expect(answer.fallback).toBeUndefined();
  expect(answer.items.slice(0, 3).some(({ fn_titel }) => /vulkan|volcano/i.test(fn_titel))).toBe(true);
  expect(answer.items.flatMap(({ hit }) => hit.fits ?? []).length).toBeGreaterThan(0);
  const lists = await teacher.call(distinct, { query: { q: question, f: ['fn_typ'] } });
  const counted = lists.fn_typ?.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(answer.total);
  const type = lists.fn_typ?.[0];
  const narrowed = await teacher.call(find, { query: { q: question, filter_fn_typ: type?.value ?? '' } });
  expect(narrowed.total).toBe(type?.count);
});

test('a question finds only what somebody may use', async () => {
  const app = await openApp({ SearchNotLoggedIn: true });
  const licensed = new Set(testWorld.licences.map(({ mediumId }) => mediumId));
  const guest = await visit(app).call(find, { query: { q: question, limit: 100 } });
  const teacher = await (await visitAs(app, 'teacher')).call(find, { query: { q: question, limit: 100 } });
  expect(guest.total).toBeLessThan(teacher.total);
  for (const { identifier } of guest.items) expect(licensed.has(identifier)).toBe(false);
});

test.each([find, distinct] as const)('%s follows the switch and the rule for guests', async (path) => {
  const status = async (config: Partial<FrontendConfig>) =>
    (await visit(await openApp(config)).send({ method: 'GET', url: `${path.slice(4)}?q=Vulkan` })).statusCode;
  expect(await status({ VectorSearch: false, SearchNotLoggedIn: true })).toBe(403);
  expect(await status({ SearchNotLoggedIn: false })).toBe(401);
  expect(await status({ SearchNotLoggedIn: true })).toBe(200);
});

test('the words answer where the meaning cannot, and the answer says so', async () => {
  const teacher = await visitAs(await openApp({}, wordsOnly), 'teacher');
  const answer = await teacher.call(find, { query: { q: 'Vulkan' } });
  expect(answer.fallback).toBe('failed');
  expect(answer.total).toBeGreaterThan(0);
});
