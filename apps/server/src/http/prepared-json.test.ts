import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { chooseEncoding, PreparedJson } from './prepared-json';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a reader who takes %s gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test('the same answer goes out in every encoding, and a small one as it is', async () => {
  const app = Fastify();
  const json = JSON.stringify({ text: 'Vögel '.repeat(500) });
  const [large, small] = [new PreparedJson(json), new PreparedJson('{"ok":true}')];
  app.get('/large', (request, reply) => large.send(request, reply));
  app.get('/small', (request, reply) => small.send(request, reply));
  const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

  const brotli = await ask('/large', 'br');
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(json);
  for (const time of [1, 2])
    expect([time, gunzipSync((await ask('/large', 'gzip')).rawPayload).toString()]).toEqual([time, json]);
  const plain = await ask('/large', 'identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, json]);
  const little = await ask('/small', 'br, gzip');
  expect([little.headers['content-encoding'], little.json()]).toEqual([undefined, { ok: true }]);
});
