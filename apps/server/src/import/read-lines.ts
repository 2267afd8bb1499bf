import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export interface TextLine {
  number: number;
  /** Absent when the line is no UTF-8 text, or longer than any medium. */
  text: string | undefined;
}

const longestLine = 32 * 1024 * 1024;
const newline = 0x0a;

/** Packed input comes unpacked; what is not packed stays as it is. */
async function* unpacked(input: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = input[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    for (let next: IteratorResult<Buffer> = first; !next.done; next = await chunks.next()) yield next.value;
  })();
  const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
  // A failure on either side reaches whoever reads.
  yield* isPacked ? pipeline(Readable.from(all), createGunzip(), () => {}) : all;
}

/** The lines of a stream one after the other, whatever their ends are; empty ones are left out but counted. */
export async function* readLines(input: Readable): AsyncGenerator<TextLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes: Buffer): string | undefined => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
  let number = 0;
  let rest: Buffer[] = [];
  let restLength = 0;
  const take = (): TextLine | undefined => {
    number += 1;
    const text = restLength > longestLine ? undefined : decode(Buffer.concat(rest));
    rest = [];
    restLength = 0;
    return text === undefined || text.trim() !== '' ? { number, text } : undefined;
  };
  const keep = (part: Buffer): void => {
    restLength += part.length;
    // What is too long is counted and not kept.
    if (restLength <= longestLine) rest.push(part);
  };

  for await (const chunk of unpacked(input)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const line = take();
      if (line) yield line;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (restLength > 0) {
    const line = take();
    if (line) yield line;
  }
}
