import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache';

describe('kept answers', () => {
  it('are asked for once, also by those who ask at the same time', async () => {
    const cache = new AnswerCache(2);
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return asked;
    };
    expect(await Promise.all([cache.get('a', ask), cache.get('a', ask)])).toEqual([1, 1]);
    expect(await cache.get('a', ask)).toBe(1);
  });

  it('make room for newer ones, the longest unused first', async () => {
    const cache = new AnswerCache(2);
    const asked: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        asked.push(key);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are forgotten when something changed', async () => {
    const cache = new AnswerCache(2);
    expect(await cache.get('a', async () => 1)).toBe(1);
    cache.clear();
    expect(await cache.get('a', async () => 2)).toBe(2);
  });

  it('are no failures: the next one asks again', async () => {
    const cache = new AnswerCache(2);
    await expect(cache.get('a', async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.get('a', async () => 1)).toBe(1);
  });

  it('are none where none are wanted', async () => {
    const cache = new AnswerCache(0);
    expect(await cache.get('a', async () => 1)).toBe(1);
    expect(await cache.get('a', async () => 2)).toBe(2);
  });
});
