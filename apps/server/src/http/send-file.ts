import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range';

/** A file as an answer: what it is, and a way to read it, whole or from one byte to another. */
export interface FileContent {
  contentType: string;
  size: number;
  /** Changes whenever the bytes do. */
  etag: string;
  /** What a browser does with it: shows it, or saves it under this name. */
  disposition: { kind: 'inline' | 'attachment'; name: string };
  /** What it may do when it is opened by itself. */
  policy: string;
  /** Seconds for which this browser may keep it. */
  maxAge: number;
  /** Files that a frame without an origin loads. */
  isForOpaqueOrigin?: boolean;
  open(range?: { start: number; end: number }): Readable;
}

/** The address to which an answer leads instead. */
export interface Redirect {
  location: string;
}

/** Old programs read the plain name, all others the one in UTF-8 (RFC 6266). */
export function contentDisposition({ kind, name }: FileContent['disposition']): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || known.split(',').some((one) => one.trim() === etag));
}

/** A range of an older state of the file would be glued to the wrong bytes, so then the whole file is sent. */
function wantedRange({ headers }: FastifyRequest, { etag, size }: FileContent) {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseRange(headers.range, size) : 'whole';
}

const empty = (): Readable => Readable.from([]);

/** Sends a file, whole or the range that was asked for (RFC 9110); its bytes are read only as they leave. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileContent) {
  const { etag, size } = file;
  reply.headers({
    'cache-control': `private, max-age=${file.maxAge}`,
    etag,
    'accept-ranges': 'bytes',
    'content-security-policy': file.policy,
  });
  if (file.isForOpaqueOrigin) {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  }
  if (isUnchanged(request, etag)) return reply.code(304).send();
  reply.headers({ 'content-disposition': contentDisposition(file.disposition) }).type(file.contentType);

  const range = wantedRange(request, file);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send(empty());
  const isHead = request.method === 'HEAD';
  if (range === 'whole') {
    return reply.header('content-length', size).send(isHead ? empty() : file.open());
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(isHead ? empty() : file.open(range));
}
