import { expect, it } from 'vitest';
import { markedParts } from './marked-parts';

const parts = (text: string, ...hits: [number, number][]) =>
  markedParts({ text, hits: hits.map(([start, end]) => ({ start, end })) }).map((part) =>
    part.isHit ? `[${part.text}]` : part.text,
  );

it.each([
  ['without a hit', parts('Vulkane'), ['Vulkane']],
  ['with hits at both ends', parts('Vulkan und Lava', [0, 6], [11, 15]), ['[Vulkan]', ' und ', '[Lava]']],
  ['with hits in any order', parts('ab', [1, 2], [0, 1]), ['[a]', '[b]']],
  ['with hits that overlap', parts('abcd', [0, 3], [2, 4]), ['[abc]', '[d]']],
  ['with a hit beyond its end', parts('ab', [1, 9]), ['a', '[b]']],
  ['that is empty', parts('', [0, 3]), []],
])('cuts a text %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
