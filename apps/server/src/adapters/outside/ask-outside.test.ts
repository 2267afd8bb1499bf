import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answering, type OutsideServer, openOutsideServer } from '../../../test/outside-server';
import { askOutside, type OutsideQuestion } from './ask-outside';

const opened: OutsideServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});
async function serve(answer: Answering): Promise<OutsideServer> {
  const server = await openOutsideServer(answer);
  opened.push(server);
  return server;
}
const ask = (url: string, more: Partial<OutsideQuestion> = {}) =>
  askOutside({ url, accept: '*/*', timeoutMs: 2000, mostBytes: 100_000, mayBePrivate: true, ...more });
const answering =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answering =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

describe('an answer', () => {
  test('arrives as text, packed or not', async () => {
    const plain = await serve(answering('Grüße'));
    expect(await ask(plain.url)).toBe('Grüße');
    const packed = await serve(answering(gzipSync('Grüße'), { 'content-encoding': 'gzip' }));
    expect(await ask(packed.url)).toBe('Grüße');
  });

  test.each([
    ['the type names', { 'content-type': 'text/xml; charset=ISO-8859-1' }, '<a>Grüße</a>'],
    ['the document names', {}, '<?xml version="1.0" encoding="ISO-8859-1"?><a>Grüße</a>'],
    ['nobody names, or names wrongly', { 'content-type': 'text/xml; charset=utf-8' }, '<a>Grüße</a>'],
  ])('is read in the encoding that %s', async (_, headers: Record<string, string>, text) => {
    const server = await serve(answering(Buffer.from(text, 'latin1'), headers));
    expect(await ask(server.url)).toBe(text);
  });

  test('to a body that was sent is asked for as JSON', async () => {
    const server = await serve(answering('{}'));
    await ask(server.url, { body: { q: 'Vulkan' }, headers: { 'x-key': 'secret' } });
    expect(server.asked[0]).toMatchObject({ body: '{"q":"Vulkan"}', headers: { 'x-key': 'secret' } });
  });
});

describe('nobody is held up or flooded by', () => {
  test.each<[string, Answering, string]>([
    ['a server that never answers', () => {}, 'timeout'],
    ['a server that never ends', (_, response) => void response.write('x'), 'timeout'],
    [
      'an endless stream',
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          response.once('drain', more);
        };
        more();
      },
      'too-large',
    ],
    ['a large answer', answering('x'.repeat(200_000)), 'too-large'],
    [
      'an answer that unpacks to a thousand times its size',
      answering(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
      'too-large',
    ],
    ['an answer packed in an unknown way', answering('x', { 'content-encoding': 'gzip, gzip' }), 'unreadable'],
    ['an answer that is not packed as it says', answering('x', { 'content-encoding': 'gzip' }), 'unreachable'],
    [
      'an answer that breaks off',
      (_, response) => void response.writeHead(200, { 'content-length': '10' }).write('x', () => response.destroy()),
      'unreachable',
    ],
    ['a failure of the server', answering('', {}, 503), 'status'],
    ['a redirect to itself', answering('', { location: '/' }, 302), 'redirects'],
    ['a redirect to a file', answering('', { location: 'file:///etc/passwd' }, 302), 'redirects'],
  ])('%s', async (_, answer, failure) => {
    const server = await serve(answer);
    const began = performance.now();
    await expect(ask(server.url, { timeoutMs: 400 })).rejects.toMatchObject({ failure });
    expect(performance.now() - began).toBeLessThan(1500);
  });

  test('a name that takes for ever to look up', async () => {
    const never = () => new Promise<never>(() => {});
    await expect(ask('http://slow.example', { timeoutMs: 200, resolve: never })).rejects.toMatchObject({
      failure: 'timeout',
    });
  });
});

describe('a private network', () => {
  test.each([
    'http://127.0.0.1:9',
    'http://localhost:9',
    'http://[::1]:9',
    'http://0.0.0.0:9',
    'http://[::ffff:127.0.0.1]:9',
    'http://2130706433:9',
    'http://169.254.169.254/latest/meta-data',
  ])('is not asked at %s', async (url) => {
    await expect(ask(url, { mayBePrivate: false })).rejects.toMatchObject({ failure: 'forbidden-address' });
  });

  test('is not reached by a public name that leads there, also not beside a public address', async () => {
    const server = await serve(answering('secret'));
    const url = server.url.replace('127.0.0.1', 'public.example');
    const resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await expect(ask(url, { mayBePrivate: false, resolve })).rejects.toMatchObject({ failure: 'forbidden-address' });
    expect(server.asked).toEqual([]);
  });

  test('is reached at the address that was checked, also when the name means another one a moment later', async () => {
    const server = await serve(answering('first'));
    let looks = 0;
    const resolve = async () => {
      looks += 1;
      return [{ address: looks === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await ask(server.url.replace('127.0.0.1', 'changing.example'), { resolve })).toBe('first');
    expect(looks).toBe(1);
  });

  test('is not reached by a redirect, also where the source itself may be private', async () => {
    const inner = await serve(answering('secret'));
    const source = await serve(answering('', { location: inner.url }, 302));
    await expect(ask(source.url)).rejects.toMatchObject({ failure: 'forbidden-address' });
    expect(inner.asked).toEqual([]);
  });

  test('may be redirected within one host, with its keys', async () => {
    const source = await serve(({ url }, response) => {
      if (url.pathname === '/') response.writeHead(302, { location: '/there' }).end();
      else response.end('there');
    });
    expect(await ask(source.url, { headers: { 'x-key': 'secret' } })).toBe('there');
    expect(source.asked[1]?.headers['x-key']).toBe('secret');
  });
});
