import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, testNow } from '../../../test/harness';
import { type OutsideServer, openOutsideServer } from '../../../test/outside-server';
import { type OaiState, oaiServer, volcanoes } from '../../../test/repositories';
import type { Database } from '../../adapters/database/database';
import { withinWall } from '../../adapters/database/wall';
import { askOutside } from '../../adapters/outside/ask-outside';
import { harvester } from './harvest';
import { harvestRepository } from './harvest-repository';
import { type SourceOf, sourceSettings } from './source-settings';

let database: Database;
let server: OutsideServer;
const state: OaiState = { things: volcanoes };
let now = testNow;
beforeAll(async () => {
  database = await openTestDatabase('migrated');
  server = await openOutsideServer((request, response) => oaiServer(state)(request, response));
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.queries.deleteFrom('harvests').execute();
  await database.queries.deleteFrom('harvested_records').execute();
  Object.assign(state, { things: volcanoes, removed: [], forgotten: new Set(), pageSize: 2 });
  server.asked.splice(0);
  now = testNow;
});

const source = (more: object = {}): SourceOf<'oai'> =>
  sourceSettings.parse({
    ...{ id: 'uni', name: 'Hochschule', kind: 'oai', enabled: true, private: true, address: server.url, set: 'open' },
    ...more,
  }) as SourceOf<'oai'>;
const run = (more: object = {}) =>
  harvester({
    ...{ database, sources: [source(more)], ask: askOutside, clock: () => now, log: pino({ level: 'silent' }) },
    pauseMs: 0,
  }).runDue();
const search = async (q: string) => {
  const { total, records } = await harvestRepository(database.queries).search('uni', q, 10);
  return [total, ...records.map(({ title }) => title)];
};
const later = (hours: number) => {
  now = new Date(testNow.getTime() + hours * 3_600_000);
};
const queries = () => server.asked.map(({ url }) => url.search);

test('all pages are fetched by their tokens, and what they bring is found by its words', async () => {
  await run();
  expect(queries()).toEqual([
    '?verb=ListRecords&metadataPrefix=oai_dc&set=open',
    '?verb=ListRecords&resumptionToken=2',
  ]);
  expect(await search('Vulkan')).toEqual([2, 'Vulkane der Erde', 'Vulkanausbruch im Modell']);
  expect(await search('lava erde')).toEqual([1, 'Vulkane der Erde']);
  expect(await search("' & | ! :* (")).toEqual([0]);
  const [record] = (await harvestRepository(database.queries).search('uni', 'Lava', 10)).records;
  expect(record).toMatchObject({ id: 'oai:x:r1', address: 'https://oer.example/vulkane', licence: 'CC BY 4.0' });
});

test('after a whole harvest only changes are asked for, when it is time, and what is gone there is gone here', async () => {
  await run();
  await run();
  expect(server.asked).toHaveLength(2);
  later(25);
  Object.assign(state, { things: [{ ...volcanoes[0], title: 'Vulkane heute' }], removed: ['r2'] });
  await run();
  expect(queries().at(-1)).toBe('?verb=ListRecords&metadataPrefix=oai_dc&set=open&from=2026-11-15');
  expect(await search('Vulkan')).toEqual([1, 'Vulkane heute']);
  expect(await search('Wolken')).toEqual([1, 'Wolken']);
  later(50);
  Object.assign(state, { things: [], removed: [] });
  await run();
  expect(await search('Wolken')).toEqual([1, 'Wolken']);
});

test('a harvest that broke off goes on where it stopped; one whose place is forgotten begins anew', async () => {
  state.forgotten?.add('2');
  await run();
  expect(await search('Wolken')).toEqual([0]);
  await run();
  expect(server.asked).toHaveLength(2);
  state.forgotten?.clear();
  later(1);
  await run();
  expect(queries().slice(2)[0]).toContain('metadataPrefix=oai_dc');
  expect(await search('Wolken')).toEqual([1, 'Wolken']);

  await database.queries.updateTable('harvests').set({ resumption_token: '2', next_at: now }).execute();
  server.asked.splice(0);
  await run();
  expect(queries()).toEqual(['?verb=ListRecords&resumptionToken=2']);
});

test('one process harvests at a time, and not more than it is allowed to', async () => {
  state.pageSize = 1;
  await Promise.all([run({ mostRecords: 2 }), run({ mostRecords: 2 })]);
  expect(server.asked).toHaveLength(3);
});

test('who searches reads harvested records and changes none', async () => {
  await run();
  const teacher = { district: 'hohenfeld', school: undefined, user: undefined, isDistrictWide: false };
  expect(await withinWall(teacher, () => search('Vulkan'))).toHaveLength(3);
  const removed = await withinWall(teacher, () => database.queries.deleteFrom('harvested_records').executeTakeFirst());
  expect(Number(removed.numDeletedRows)).toBe(0);
});

test('what came from a source that is no longer there is forgotten', async () => {
  await run();
  await harvestRepository(database.queries).keepOnly(['other']);
  expect(await search('Vulkan')).toEqual([0]);
});
