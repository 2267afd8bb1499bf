import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function unpacked(message: IncomingMessage): Readable {
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return message;
  const unpack = unpackers[encoding];
  if (!unpack) throw new OutsideError('unreadable', 'packed in an unknown way');
  // An answer that breaks off ends the reading with the same failure.
  return pipeline(message, unpack(), () => {});
}

/** Reads an answer up to a size, counted after unpacking: a small file can unpack to an endless one. */
export async function readBody(message: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > mostBytes) throw new OutsideError('too-large');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(message) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new OutsideError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const namedIn = (text: string | undefined, pattern: RegExp): string | undefined => pattern.exec(text ?? '')?.[1];

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label, { fatal: true });
  } catch {
    return undefined;
  }
}

/**
 * Turns an answer into text by the encoding it names, else as UTF-8. Old catalogues send Latin letters and call them UTF-8:
 * what is no UTF-8 is read as those.
 */
export function decodeBody(body: Buffer, contentType: string | undefined): string {
  const start = body.subarray(0, 200).toString('latin1');
  const named =
    namedIn(contentType, /charset\s*=\s*"?([\w.:-]+)/i) ?? namedIn(start, /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i);
  for (const decoder of [decoderFor(named), decoderFor('utf-8'), new TextDecoder('windows-1252')]) {
    try {
      if (decoder) return decoder.decode(body);
    } catch {
      // The next one may fit.
    }
  }
  throw new OutsideError('unreadable');
}
