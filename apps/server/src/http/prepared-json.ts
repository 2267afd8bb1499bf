import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { type CallKey, callOf } from '@mediathek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** Below this the head of an answer weighs more than what compression saves. */
const worthCompressing = 1024;
/** Most answers are read a few times only, so making them must be cheap; more effort saves a tenth. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

type Encoding = 'br' | 'gzip' | 'identity';

/** The first of our encodings that the reader takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', quality = ''] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/);
      return [name, quality === '' || Number(quality) > 0] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((name) => taken.get(name) ?? taken.get('*')) ?? 'identity';
}

/** A JSON answer that is made once and sent to many; kept as small as it can be. */
export class PreparedJson {
  readonly #plain: Buffer | undefined;
  readonly #small: Promise<Buffer> | undefined;
  #zipped: Promise<Buffer> | undefined;

  constructor(json: string) {
    const plain = Buffer.from(json);
    if (plain.length < worthCompressing) this.#plain = plain;
    else this.#small = toBrotli(plain, brotliOptions);
  }

  async #read(encoding: Encoding): Promise<Buffer> {
    const small = await this.#small;
    if (!small) return this.#plain ?? Buffer.alloc(0);
    if (encoding === 'br') return small;
    if (encoding === 'identity') return fromBrotli(small);
    this.#zipped ??= fromBrotli(small).then((plain) => toGzip(plain));
    return this.#zipped;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.#plain ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
    const body = await this.#read(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(body);
  }
}

/** Checks an answer against its call and makes it ready to be sent more than once. */
export function prepareJson(key: CallKey, answer: unknown): PreparedJson {
  const declared = callOf(key).answer;
  if (!('json' in declared)) throw new Error(`${key} does not answer with JSON`);
  return new PreparedJson(JSON.stringify(declared.json.parse(answer)));
}
