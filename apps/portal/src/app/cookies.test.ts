import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './cookies';

it('keeps a choice for a year, for the whole portal and no other site', () => {
  const target = { cookie: '' };
  writeChoice('lang', 'de', target);
  expect(target.cookie).toBe('lang=de; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('sends it over safe connections only, where there is one', () => {
  const target = { cookie: '', location: new URL('https://portal.example') as unknown as Location };
  writeChoice('scheme', 'dark', target);
  expect(target.cookie).toMatch(/; Secure$/);
});

it.each([
  ['lang=de', 'de'],
  ['a=b; lang=en;scheme=dark', 'en'],
  ['xlang=de', undefined],
  ['lang=%E0%A4%A', undefined],
  ['', undefined],
])('reads it from %j', (cookies, value) => {
  expect(readChoice('lang', cookies)).toBe(value);
});
