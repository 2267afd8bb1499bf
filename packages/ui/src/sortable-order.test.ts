import { expect, test } from 'vitest';
import { beforePlace, moved, placeAt } from './sortable-order';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['a', 0, ['a', 'b', 'c', 'd'], null],
  ['a', 3, ['b', 'c', 'd', 'a'], 'd'],
  ['d', 0, ['d', 'a', 'b', 'c'], null],
  ['c', 1, ['a', 'c', 'b', 'd'], 'a'],
  ['b', 2, ['a', 'c', 'b', 'd'], 'c'],
] as const)('%s at place %i', (id, place, order, before) => {
  expect(moved(ids, id, place)).toEqual(order);
  expect(beforePlace(ids, id, place)).toBe(before);
});

const three = [0, 100, 200].map((top) => ({ top, height: 100 }));

test.each([
  [-50, 0, 0],
  [50, 0, 0],
  [101, 0, 1],
  [250, 0, 2],
  [900, 1, 2],
  [150, 2, 1],
  [-9, 2, 0],
  [150, 1, 1],
])('a pointer at %i that took hold at place %i is at place %i', (y, from, place) => {
  expect(placeAt(y, three, from)).toBe(place);
});

test('a low entry passes a high one only where it stays under the pointer', () => {
  const entries = [
    { top: 0, height: 50 },
    { top: 50, height: 300 },
  ];
  expect(placeAt(200, entries, 0)).toBe(0);
  expect(placeAt(301, entries, 0)).toBe(1);
  const after = [
    { top: 0, height: 300 },
    { top: 300, height: 50 },
  ];
  expect(placeAt(301, after, 1)).toBe(1);
});
