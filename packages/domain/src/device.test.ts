import { expect, it } from 'vitest';
import { describeDevice } from './device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { kind: 'computer', browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { kind: 'computer', browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    { kind: 'computer', browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    { kind: 'computer', browser: 'Safari', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    { kind: 'tablet', browser: 'Chrome', system: 'iPadOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    { kind: 'tablet', browser: 'Samsung Internet', system: 'Android' },
  ],
  ['curl/8.9.1', { kind: 'other', browser: '', system: '' }],
  ['', { kind: 'other', browser: '', system: '' }],
] as const)('describes %s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toEqual(expected);
});
