import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TopHits } from './top-hits';

const byDocument = (_part: number, one: number, _otherPart: number, other: number) => one - other;

describe('the best hits', () => {
  it('are the same as after sorting all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 })), fc.nat({ max: 12 }), (keys, size) => {
        const top = new TopHits(size, byDocument);
        for (const [document, key] of keys.entries()) top.offer(key, 0, document);
        const expected = keys
          .map((key, document) => ({ key, part: 0, document }))
          .sort((one, other) => other.key - one.key || one.document - other.document)
          .slice(0, size);
        expect(top.sorted()).toEqual(expected);
      }),
    );
  });
});
