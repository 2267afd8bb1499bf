import { afterEach, describe, expect, test } from 'vitest';
import { type Answering, type OutsideServer, openOutsideServer } from '../../../test/outside-server';
import {
  eduSharingServer,
  jsonServer,
  oersiServer,
  sruDiagnostics,
  sruServer,
  volcanoes,
} from '../../../test/repositories';
import { askOutside } from '../../adapters/outside/ask-outside';
import { toFoundRecord } from './found-record';
import { searchEduSharing, searchJson, searchOersi } from './json-services';
import { type Source, type SourceOf, sourceSettings } from './source-settings';
import { cqlOf, searchSru } from './sru';

const opened: OutsideServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});
async function serve(answer: Answering): Promise<OutsideServer> {
  const server = await openOutsideServer(answer);
  opened.push(server);
  return server;
}

const settings = <Kind extends Source['kind']>(kind: Kind, given: object): SourceOf<Kind> =>
  sourceSettings.parse({ ...{ id: kind, name: kind, kind, enabled: true, private: true }, ...given }) as SourceOf<Kind>;

/** Asks a source as its kind wants it. */
function search(source: Source, q: string) {
  switch (source.kind) {
    case 'sru':
      return searchSru(askOutside, source, q);
    case 'edu-sharing':
      return searchEduSharing(askOutside, source, q);
    case 'oersi':
      return searchOersi(askOutside, source, q);
    case 'json':
      return searchJson(askOutside, source, q);
    case 'oai':
      throw new Error('is harvested');
  }
}

const json = {
  items: 'results',
  total: 'count',
  fields: { id: 'nr', title: 'title.de|title', address: 'https://oer.example/{nr}', published: 'when.year' },
};

describe('a source is asked after its protocol', () => {
  test.each<[string, Source['kind'], Answering, object]>([
    ['SRU 1.1 with MARC', 'sru', sruServer(volcanoes), {}],
    ['SRU 1.2 with Dublin Core', 'sru', sruServer(volcanoes), { version: '1.2', recordSchema: 'oai_dc' }],
    ['SRU 2.0 with MARC', 'sru', sruServer(volcanoes), { version: '2.0' }],
    ['SRU with records as escaped text', 'sru', sruServer(volcanoes, { isEscaped: true }), {}],
    ['edu-sharing', 'edu-sharing', eduSharingServer(volcanoes), {}],
    ['OERSI', 'oersi', oersiServer(volcanoes), {}],
  ])('%s', async (_, kind, answer, given) => {
    const server = await serve(answer);
    const source = settings(kind, { address: server.url, ...given });
    const { total, records } = await search(source, 'Vulkan');
    expect(total).toBe(2);
    const [first, second] = records.map((record) => toFoundRecord(record, 'siehe Quelle'));
    expect(first).toMatchObject({
      title: 'Vulkane der Erde',
      address: 'https://oer.example/vulkane',
      licence: 'CC BY 4.0',
      creators: 'Marie Berg',
      keywords: 'Vulkan, Lava',
      published: '2021',
    });
    expect(second).toMatchObject({ title: 'Vulkanausbruch im Modell', licence: 'siehe Quelle' });
    expect((await search(source, 'gibtesnicht')).records).toEqual([]);
  });

  test('any other with its own names', async () => {
    const server = await serve(jsonServer(volcanoes));
    const source = settings('json', { address: `${server.url}/find?q={q}&n={limit}`, ...json });
    const { total, records } = await search(source, 'vulkane erde');
    expect(total).toBe(1);
    expect(toFoundRecord(records[0] ?? fail(), '')).toMatchObject({
      title: 'Vulkane der Erde',
      address: 'https://oer.example/r1',
      published: '2021',
    });
    expect(server.asked[0]?.url.search).toBe('?q=vulkane%20erde&n=12');
  });

  test('a library links to its own page where the settings say so', async () => {
    const server = await serve(sruServer(volcanoes));
    const source = settings('sru', { address: server.url, recordAddress: 'https://katalog.example/{id}' });
    expect((await search(source, 'Wolken')).records[0]?.address).toBe('https://katalog.example/r3');
  });
});

test.each([
  ['Vulkan Erde', 'WOE="Vulkan" and WOE="Erde"'],
  ['"Vulkan" or *', 'WOE="Vulkan" and WOE="or"'],
  ['a" or title="x', 'WOE="a" and WOE="or" and WOE="title=x"'],
  ['\\" ? -', ''],
])('%s is asked for as %s', (q, cql) => {
  expect(cqlOf(q, 'WOE={word}')).toBe(cql);
});

describe('an answer that is none is a failure, and nothing worse', () => {
  const text =
    (body: string, type = 'application/json'): Answering =>
    (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(body);
  const entities = '<!DOCTYPE a [<!ENTITY x "boom">]><searchRetrieveResponse>&x;</searchRetrieveResponse>';

  test.each<[string, Source['kind'], Answering]>([
    ['a page of the web', 'sru', text('<!doctype html><html><body>Wartung</body></html>', 'text/html')],
    ['entities', 'sru', text(entities, 'text/xml')],
    ['another document', 'sru', text('<rss/>', 'text/xml')],
    ['a message of the protocol', 'sru', sruDiagnostics],
    ['no JSON', 'json', text('<html>')],
    ['JSON without a list', 'json', text('{"results":{"a":1}}')],
    ['another shape', 'oersi', text('{"error":"no"}')],
    ['nothing at all', 'edu-sharing', text('')],
    ['a hundred thousand levels', 'json', text('['.repeat(100_000))],
  ])('%s', async (_, kind, answer) => {
    const server = await serve(answer);
    const source = settings(kind, { address: server.url, ...(kind === 'json' ? json : {}) });
    await expect(search(source, 'Vulkan')).rejects.toMatchObject({ failure: 'unreadable' });
  });

  test('records of any shape are read as far as they can be', async () => {
    const things = [
      null,
      1,
      'x',
      [],
      { title: { de: ['<b>Vulkan</b>', 2] }, nr: { a: 1 } },
      { __proto__: 1, nr: 7, title: 'Lava' },
    ];
    const server = await serve(text(JSON.stringify({ count: 'many', results: things })));
    const { total, records } = await search(settings('json', { address: server.url, ...json }), 'x');
    expect(total).toBe(6);
    expect(records.flatMap((record) => toFoundRecord(record, '') ?? [])).toMatchObject([
      { title: 'Lava', address: 'https://oer.example/7' },
    ]);
  });
});

function fail(): never {
  throw new Error('nothing was found');
}
