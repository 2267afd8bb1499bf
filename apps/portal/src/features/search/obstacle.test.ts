import { expect, it } from 'vitest';
import { pickObstacle } from './obstacle';
import { readSearch } from './search-state';

const without = readSearch(new URLSearchParams());
const filter = (label: string) => ({ id: label, label, without });
const grade = filter('Klasse 1');
const type = filter('DVD');

it.each([
  [
    'the filter that keeps the most away',
    [
      [grade, 9],
      [type, 4],
      [undefined, 20],
    ],
    { filter: grade, total: 9 },
  ],
  [
    'all of them where none alone is to blame',
    [
      [grade, 0],
      [type, 0],
      [undefined, 20],
    ],
    { filter: undefined, total: 20 },
  ],
  [
    'nothing where there is nothing without them either',
    [
      [grade, 0],
      [undefined, 0],
    ],
    undefined,
  ],
  [
    'what is counted so far',
    [
      [grade, undefined],
      [type, 4],
    ],
    { filter: type, total: 4 },
  ],
] as const)('names %s', (_, counted, expected) => {
  const found = pickObstacle(counted.map(([one, total]) => ({ filter: one, without, total })));
  expect(found).toEqual(expected && { ...expected, without });
});
