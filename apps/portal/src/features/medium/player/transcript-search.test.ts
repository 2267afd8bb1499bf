import { expect, it } from 'vitest';
import { findInTranscript } from './transcript-search';

const line = (...lines: string[]) => ({ start: 0, end: 1, lines });
const cues = [line('Magma ist leichter', 'als das feste Gestein.'), line('Es führt zum Krater.'), line('MAGMA, Magma')];

it.each([
  [
    'magma',
    [
      { index: 0, hits: [{ start: 0, end: 5 }] },
      {
        index: 2,
        hits: [
          { start: 0, end: 5 },
          { start: 7, end: 12 },
        ],
      },
    ],
  ],
  ['fuhrt', [{ index: 1, hits: [{ start: 3, end: 8 }] }]],
  ['FÜHRT', [{ index: 1, hits: [{ start: 3, end: 8 }] }]],
  ['leichter  als', [{ index: 0, hits: [{ start: 10, end: 22 }] }]],
  ['Wasser', []],
  ['  ', []],
])('finds %j', (typed, found) => {
  expect(findInTranscript(cues, typed)).toEqual(found);
});
