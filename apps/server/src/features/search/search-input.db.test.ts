import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, openTestSearch, visit } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import type { SearchIndex } from '../../search-index/search-index';

let database: Database;
let index: SearchIndex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  index = await openTestSearch(database);
  app = await buildTestApp(database, { search: index });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await index.stop();
  await index.engine.close();
  await database.close();
});

const search = '/api/v1/media/search';
const ask = (query: string, path = search) => visit(app).send({ method: 'GET', url: `${path}?${query}` });

const fourFilters = ['filter_fn_geb', 'filter_fn_sprache', 'filter_fn_typ', 'filter_fn_adressat'];

describe('what a search cannot understand is refused by the name of the parameter', () => {
  test.each([
    ['an unknown parameter', 'Q=x', 'Q'],
    ['an unknown parameter beside a good one', 'q=vulkan&sort=asc', 'sort'],
    ['the name of a built-in property', '__proto__=x', '__proto__'],
    ['a parameter that comes twice', 'q=a&q=b', 'q'],
    ['an offset that comes twice', 'offset=1&offset=2', 'offset'],
    ['an unknown category', 'c=films', 'c'],
    ['a negative offset', 'offset=-1', 'offset'],
    ['a limit above 100', 'limit=101', 'limit'],
    ['a limit of nothing', 'limit=0', 'limit'],
    ['a limit that is no number', 'limit=many', 'limit'],
    ['a number in another notation', 'offset=1e3', 'offset'],
    ['a query longer than 200 characters', `q=${'x'.repeat(201)}`, 'q'],
    ['a filter longer than 2,000 characters', `filter_fn_geb=${'1|'.repeat(1001)}`, 'filter_fn_geb'],
    ['bytes that are no UTF-8', 'q=%FF', 'q'],
    ['half a character', 'q=Stra%C3', 'q'],
    ['bytes that are no UTF-8 in a filter', 'filter_fn_schlag=%80', 'filter_fn_schlag'],
    ['a control character', 'q=a%00b', 'q'],
    ['wildcards alone', 'q=***', 'q'],
    ['wildcards of databases alone', 'q=%25+_', 'q'],
    ['a licence path without a media library', 'filter_lizenzen=/district', 'filter_lizenzen'],
    ['a view that is too long', `view=${'v'.repeat(201)}`, 'view'],
    ...fourFilters.map((name) => [`a lone wildcard in ${name}`, `${name}=49|*`, name] as const),
  ] as const)('%s', async (_, query, parameter) => {
    const response = await ask(query);
    expect([response.statusCode, response.json().type]).toEqual([400, '/problems/invalid-request']);
    expect(response.json().errors.map((error: { parameter: string }) => error.parameter)).toContain(parameter);
  });

  test.each([
    ['/api/v1/media/%FF', 'id'],
    ['/api/v1/media/x%C3/similar', 'id'],
    ['/api/v1/nothing/%FF', 'path'],
  ])('bytes that are no UTF-8 in the address %s', async (url, parameter) => {
    const response = await ask('', url);
    expect([response.statusCode, response.json().type]).toEqual([400, '/problems/invalid-request']);
    expect(response.json().errors).toEqual([{ parameter, detail: 'Must be UTF-8 text' }]);
  });

  test('also in facets, suggestions and the catalogue', async () => {
    const refused = [
      ['/api/v1/media/search/distinct', 'f=fn_titel'],
      ['/api/v1/media/search/distinct', 'limit=3'],
      ['/api/v1/media/catalogue/search/distinct', 'q=%FF'],
      ['/api/v1/media/suggest', ''],
      ['/api/v1/media/suggest', 'q=*'],
      ['/api/v1/media/catalogue/suggest', 'q=a&limit=21'],
      ['/api/v1/media/catalogue/search', 'offset=x'],
    ];
    for (const [path, query] of refused) expect([path, (await ask(query ?? '', path)).statusCode]).toEqual([path, 400]);
  });

  test.each([
    ['bytes that were not even encoded', 'q=\u00ff'],
    ['an address without end', `q=${'x'.repeat(20_000)}`],
  ])('%s, which is no address at all', async (_, query) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(Buffer.from(`GET ${search}?${query} HTTP/1.1\r\nhost: portal\r\n\r\n`, 'latin1'));
    const answer = (await text(socket)).split('\r\n');
    expect(answer[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(JSON.parse(answer.at(-1) ?? '')).toMatchObject({ type: '/problems/invalid-request', status: 400 });
  });
});

describe('what is unusual and still a search is answered', () => {
  test.each([
    ['nothing at all', ''],
    ['an empty query', 'q='],
    ['spaces', 'q=%20%20'],
    ['punctuation', 'q=%21%3F%22%28%29'],
    ['a word with a wildcard', 'q=vulkan*'],
    ['an emoji', 'q=%F0%9F%8C%8B'],
    ['another alphabet', 'q=%D0%B2%D1%83%D0%BB%D0%BA%D0%B0%D0%BD'],
    ['200 characters', `q=${encodeURIComponent('ä'.repeat(200))}`],
    ['a hundred words', `q=${'a+'.repeat(100)}`],
    ['what looks like SQL', `q=${encodeURIComponent("'; drop table media; --")}`],
    ['empty filters', fourFilters.map((name) => `${name}=`).join('&')],
    ['filters that nothing passes', 'filter_fn_typ=none&filter_fn_geb=999*'],
    ['an unknown view', 'view=somewhere.v1'],
    ['the furthest page', 'offset=999999999&limit=100'],
  ])('%s', async (_, query) => {
    expect((await ask(query)).statusCode).toBe(200);
  });
});

test('whatever is sent, the answer is a result or says what is wrong; it is never our failure', async () => {
  const names = ['q', 'c', 'offset', 'limit', 'view', 'f', ...fourFilters, 'filter_lizenzen', 'filter_fn_schlag'];
  const paths = ['', '/distinct'].flatMap((end) => [`${search}${end}`, `/api/v1/media/catalogue/search${end}`]);
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text)),
    fc.string({
      unit: fc.constantFrom('%', 'F', '0', 'C', '3', '*', '|', '+', '&', '=', 'a', '(', '-'),
      maxLength: 30,
    }),
    fc.constantFrom('220*', 'A(5-10)*', 'de*', '49|79', '24', '0', '/a/b', 'vulkan', '"vulkan', 'fn_typ'),
  );
  const pair = fc.tuple(fc.constantFrom(...names), hostile).map(([name, value]) => `${name}=${value}`);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths, '/api/v1/media/suggest', '/api/v1/media/catalogue/suggest'),
      fc.array(pair, { maxLength: 4 }),
      async (path, pairs) => {
        const response = await app.inject({ method: 'GET', url: `${path}?${pairs.join('&')}` });
        expect([200, 400]).toContain(response.statusCode);
        if (response.statusCode === 400) expect(response.json().errors.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: process.env.TEST_LONG ? 5000 : 150 },
  );
});

test('whatever identifier is asked for, similar media are a list, unknown, or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), async (identifier) => {
      const url = `/api/v1/media/${encodeURIComponent(identifier)}/similar`;
      expect([200, 400, 404]).toContain((await app.inject({ method: 'GET', url })).statusCode);
    }),
    { numRuns: process.env.TEST_LONG ? 2000 : 60 },
  );
});
