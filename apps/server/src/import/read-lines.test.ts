import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readLines } from './read-lines';

const linesIn = async (...chunks: Buffer[]) => {
  const found: [number, string | undefined][] = [];
  for await (const { number, text } of readLines(Readable.from(chunks))) found.push([number, text]);
  return found;
};

describe('lines', () => {
  test('are counted from one, whatever their ends are, and empty ones are left out', async () => {
    expect(await linesIn(Buffer.from('\ufeffa\r\n\n  \nb\nc'))).toEqual([
      [1, 'a\r'],
      [4, 'b'],
      [5, 'c'],
    ]);
  });

  test('stay whole when the stream cuts them, also in the middle of a letter', async () => {
    const bytes = Buffer.from('{"ä":"ö"}\n{"b":1}\n');
    const cuts = [...bytes.keys()].map((at) => linesIn(bytes.subarray(0, at), bytes.subarray(at)));
    for (const lines of await Promise.all(cuts))
      expect(lines).toEqual([
        [1, '{"ä":"ö"}'],
        [2, '{"b":1}'],
      ]);
  });

  test('come out of packed input, too', async () => {
    expect(await linesIn(gzipSync('a\nb\n'))).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    await expect(linesIn(gzipSync('a\nb\n').subarray(0, 15))).rejects.toThrow();
  });

  test('that are no UTF-8 are told apart, and the next one is read', async () => {
    expect(await linesIn(Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('b'))).toEqual([
      [1, undefined],
      [2, 'b'],
    ]);
  });

  test('are none in nothing', async () => {
    expect(await linesIn()).toEqual([]);
  });
});
