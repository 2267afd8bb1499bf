import { expect, test } from 'vitest';
import { remember } from './remember';

const counting = () => {
  let loads = 0;
  return async () => ++loads;
};

test('loads once for everybody who asks within the time, and anew after it', async () => {
  let time = 0;
  const { recall } = remember<number>({ milliseconds: 1000, now: () => time });
  const load = counting();
  expect(await Promise.all([recall('a', load), recall('a', load)])).toEqual([1, 1]);
  time = 999;
  expect(await recall('a', load)).toBe(1);
  time = 1000;
  expect(await recall('a', load)).toBe(2);
});

test('keeps different keys apart, and forgets one when told to', async () => {
  const { recall, forget } = remember<number>({ milliseconds: 1000 });
  const load = counting();
  expect([await recall('a', load), await recall('b', load), await recall('a', load)]).toEqual([1, 2, 1]);
  forget('a');
  expect([await recall('a', load), await recall('b', load)]).toEqual([3, 2]);
});

test('lets the oldest go when there are too many', async () => {
  const { recall } = remember<number>({ milliseconds: 1000, most: 2 });
  const load = counting();
  await recall('a', load);
  await recall('b', load);
  await recall('c', load);
  expect([await recall('c', load), await recall('b', load), await recall('a', load)]).toEqual([3, 2, 4]);
});

test('tries again after a failure', async () => {
  const { recall } = remember<string>({ milliseconds: 1000 });
  await expect(recall('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await recall('a', async () => 'back')).toBe('back');
});
