import { expect, test } from 'vitest';
import { webAddress } from './web-address';

test.each([
  ['https://example.org/film?id=1#t', 'https://example.org/film?id=1#t'],
  ['  http://example.org  ', 'http://example.org/'],
  ['https://müller.example/ä', 'https://xn--mller-kva.example/%C3%A4'],
])('%s leads out as %s', (given, address) => {
  expect(webAddress(given)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'ftp://example.org',
  '//example.org',
  '/media/1',
  'https://name:secret@example.org',
  'https://',
  'no address',
  `https://example.org/${'a'.repeat(2000)}`,
])('%s leads nowhere', (given) => {
  expect(webAddress(given)).toBeUndefined();
});
