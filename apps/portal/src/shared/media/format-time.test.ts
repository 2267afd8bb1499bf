import { expect, it } from 'vitest';
import { formatTime, parseTime } from './format-time';

it.each([
  [0, '0:00', '00:00'],
  [83.9, '1:23', '01:23'],
  [754, '12:34', '12:34'],
  [3723, '1:02:03', '1:02:03'],
  [Number.NaN, '0:00', '00:00'],
  [-3, '0:00', '00:00'],
])('%d seconds are shown as %s', (seconds, plain, padded) => {
  expect([formatTime(seconds), formatTime(seconds, { padded: true })]).toEqual([plain, padded]);
});

it.each([
  ['83', 83],
  ['1:23', 83],
  [' 01:23 ', 83],
  ['1:02:03', 3723],
  ['0:12,5', 12.5],
  ['1:90', undefined],
  ['', undefined],
  ['drei', undefined],
  ['1:2:3:4', undefined],
  ['-1', undefined],
])('%j is read as %s', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds);
});
