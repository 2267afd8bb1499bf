import { expect, it } from 'vitest';
import { formatTime } from './format-time';

it.each([
  [0.6, '00:00'],
  [39.9, '00:39'],
  [252, '04:12'],
  [3723, '1:02:03'],
])('writes %s seconds as the player does: %s', (seconds, expected) => {
  expect(formatTime(seconds)).toBe(expected);
});
