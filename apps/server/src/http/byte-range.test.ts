import { expect, test } from 'vitest';
import { parseRange } from './byte-range';

test.each([
  ['no range', undefined, 'whole'],
  ['all bytes', 'bytes=0-', { start: 0, end: 99 }],
  ['a stretch', 'bytes=10-19', { start: 10, end: 19 }],
  ['one byte', 'bytes=0-0', { start: 0, end: 0 }],
  ['a stretch that ends behind the end', 'bytes=90-500', { start: 90, end: 99 }],
  ['the last bytes', 'bytes=-10', { start: 90, end: 99 }],
  ['more last bytes than there are', 'bytes=-1000', { start: 0, end: 99 }],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['a stretch that begins at the end', 'bytes=100-', 'unsatisfiable'],
  ['a stretch that runs backwards', 'bytes=20-10', 'whole'],
  ['several stretches', 'bytes=0-1,5-6', 'whole'],
  ['another unit', 'pages=1-2', 'whole'],
  ['nothing sensible', 'bytes=abc', 'whole'],
  ['neither start nor end', 'bytes=-', 'whole'],
])('%s of a file of 100 bytes', (_, header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});
