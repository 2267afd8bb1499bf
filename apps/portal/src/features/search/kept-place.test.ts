import { afterEach, expect, it } from 'vitest';
import { keepPlace, readPlace } from './kept-place';

afterEach(() => sessionStorage.clear());
const place = { search: 'q', pages: 3, top: 4200 };

it('finds the place again at the same step of the history, and nowhere else', () => {
  keepPlace(sessionStorage, 'step1', place);
  expect(readPlace(sessionStorage, 'step1')).toEqual(place);
  expect(readPlace(sessionStorage, 'step2')).toBeUndefined();
  expect(readPlace(sessionStorage, undefined)).toBeUndefined();
});

it('ignores what it did not write', () => {
  for (const text of ['', 'null', '{', '{"pages":"many","top":1}', '7']) {
    sessionStorage.setItem('results step', text);
    expect(readPlace(sessionStorage, 'step')).toBeUndefined();
  }
});

it('does not fill the storage', () => {
  for (let step = 0; step < 60; step++) keepPlace(sessionStorage, `step${step}`, place);
  expect(sessionStorage.length).toBe(20);
  expect(readPlace(sessionStorage, 'step59')).toEqual(place);
});

it('does without a storage', () => {
  expect(() => keepPlace(undefined, 'step', place)).not.toThrow();
  expect(readPlace(undefined, 'step')).toBeUndefined();
});
