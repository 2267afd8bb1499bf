import { describe, expect, test } from 'vitest';
import { GrowableBytes, GrowableNumbers } from './growable';

/** Large enough to lie in memory that grows where it lies, and to be handed over in several steps. */
const many = 9_000_000;

describe('a row of numbers', () => {
  test.each([3, 5000, many])('keeps all of %d', (count) => {
    const row = new GrowableNumbers();
    for (let number = 0; number < count; number += 1) row.push(number);
    const view = row.view();
    expect([view.length, view[0], view[count >> 1], view[count - 1]]).toEqual([count, 0, count >> 1, count - 1]);
    expect([...row.closedBy(7).subarray(-2)]).toEqual([count - 1, 7]);
  });

  test.each([3, 5000, many])('hands over all of %d and is empty afterwards', (count) => {
    const row = new GrowableNumbers();
    for (let number = 0; number < count; number += 1) row.push(number);
    const target = new Uint32Array(count);
    row.drain((numbers, start) => target.set(numbers, start));
    expect([target[0], target[count >> 1], target[count - 1]]).toEqual([0, count >> 1, count - 1]);
    expect([row.length, row.view().length]).toEqual([0, 0]);
  });
});

describe('texts one after another', () => {
  test.each([1, 100, 400_000])('are kept and handed over when there are %d', (count) => {
    const texts = new GrowableBytes();
    const sentence = 'Vögel fliegen über das Meer – weit, weit hinaus. ';
    for (let number = 0; number < count; number += 1) texts.append(sentence);
    texts.appendBytes(Buffer.from('Ende'));
    const expected = Buffer.from(`${sentence.repeat(count)}Ende`);
    expect(Buffer.compare(texts.view(), expected)).toBe(0);
    const target = new Uint8Array(texts.length);
    texts.drain((bytes, start) => target.set(bytes, start));
    expect(Buffer.compare(target, expected)).toBe(0);
    expect(texts.length).toBe(0);
  });
});
