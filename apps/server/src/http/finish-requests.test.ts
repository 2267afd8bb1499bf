import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { finishRequests } from './finish-requests';

test('a server that closes first finishes what a browser asked for that has left', async () => {
  const order: string[] = [];
  let finish = () => {};
  const app = Fastify();
  finishRequests(app);
  const begun = new Promise<void>((resolve) => {
    app.setNotFoundHandler(async () => {
      resolve();
      await new Promise<void>((done) => {
        finish = done;
      });
      order.push('finished');
      return 'a page';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  browser.write('GET /page HTTP/1.1\r\nhost: portal\r\n\r\n');
  await begun;
  browser.destroy();
  await once(browser, 'close');
  const closing = app.close().then(() => order.push('closed'));
  // Long enough for a server that does not wait.
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish();
  await closing;
  expect(order).toEqual(['finished', 'closed']);
});
