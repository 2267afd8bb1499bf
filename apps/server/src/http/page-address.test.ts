import { expect, test } from 'vitest';
import { isOwnPath, readableUrl } from './page-address';

test.each([
  ['/', '/'],
  ['/search?q=100%', '/search?q=100%'],
  ['/B%C3%A4ume', '/B%C3%A4ume'],
  ['/%E0%A4%A', '/-E0-A4-A'],
  ['/%?a=%', '/-?a=%'],
  ['/api/%ff', '/api/%ff'],
])('%s is routed as %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});

test.each([
  ['/api', true],
  ['/api/v1/nothing', true],
  ['/assets/x.js', true],
  ['/covers/v1/a', true],
  ['/apiary', false],
  ['/', false],
])('%s belongs to the server: %s', (url, expected) => {
  expect(isOwnPath(url)).toBe(expected);
});
