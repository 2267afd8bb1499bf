import { expect, test } from 'vitest';
import { remember } from './remember';

test('loads once for everybody who asks within the time, and anew after it', async () => {
  let time = 0;
  let loads = 0;
  const remembered = remember<number>(1000, () => time);
  const load = async () => ++loads;
  expect(await Promise.all([remembered('a', load), remembered('a', load)])).toEqual([1, 1]);
  time = 999;
  expect(await remembered('a', load)).toBe(1);
  time = 1000;
  expect(await remembered('a', load)).toBe(2);
});

test('keeps different keys apart', async () => {
  const remembered = remember<string>(1000);
  expect(await remembered('a', async () => 'A')).toBe('A');
  expect(await remembered('b', async () => 'B')).toBe('B');
});

test('tries again after a failure', async () => {
  const remembered = remember<string>(1000);
  await expect(remembered('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await remembered('a', async () => 'back')).toBe('back');
});
