import { type Embedder, EmbeddingError } from './embedder';
import { toUnitLength } from './unit-length';

export interface RemoteEmbedderOptions {
  /** The whole address of the call, `http://localhost:8080/v1/embeddings`. */
  readonly url: string;
  readonly model: string;
  readonly dimensions: number;
  /** For a question, in milliseconds; many texts at once may take as many times longer, up to a minute. */
  readonly timeout: number;
  /** How many texts go into one request. */
  readonly batch: number;
  readonly apiKey?: string | undefined;
  readonly leastNearness?: number | undefined;
  /** Whether the service is asked for this many dimensions; many know only their own and refuse the word. */
  readonly askForDimensions?: boolean | undefined;
}

const longestWait = 60_000;

/** A model on another server that speaks the OpenAI form of `/v1/embeddings`, for those who run a larger one themselves. */
export class RemoteEmbedder implements Embedder {
  readonly id: string;
  readonly dimensions: number;
  readonly leastNearness: number | undefined;

  constructor(private readonly options: RemoteEmbedderOptions) {
    this.id = `${options.model}@${options.dimensions}`;
    this.dimensions = options.dimensions;
    this.leastNearness = options.leastNearness;
  }

  async embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    // One request after the other: a small server answers several at once no sooner.
    for (let start = 0; start < texts.length; start += this.options.batch)
      vectors.push(...(await this.embedBatch(texts.slice(start, start + this.options.batch), signal)));
    return vectors;
  }

  private async embedBatch(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    // Many services refuse an empty text, and it means nothing anyway.
    const spoken = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
    const vectors: Float32Array[] = texts.map(() => new Float32Array(this.dimensions));
    if (spoken.length === 0) return vectors;
    const answer = await this.ask(
      spoken.map((at) => texts[at] ?? ''),
      signal,
    );
    for (const [index, vector] of readVectors(answer, spoken.length, this.dimensions).entries())
      vectors[spoken[index] ?? 0] = vector;
    return vectors;
  }

  private async ask(input: readonly string[], signal: AbortSignal | undefined): Promise<unknown> {
    const { url, model, dimensions, timeout, apiKey, askForDimensions } = this.options;
    const limit = AbortSignal.timeout(Math.max(timeout, Math.min(timeout * input.length, longestWait)));
    const body = { model, input, encoding_format: 'float', ...(askForDimensions ? { dimensions } : {}) };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify(body),
        // Questions go where the settings say and nowhere else.
        redirect: 'error',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new EmbeddingError('refused', `The embedding service answered with status ${response.status}.`);
      }
      return await response.json();
    } catch (error) {
      throw toEmbeddingError(error, limit, signal);
    }
  }
}

/** The caller's own change of mind stays what it is; everything else says why there are no vectors. */
function toEmbeddingError(error: unknown, limit: AbortSignal, signal: AbortSignal | undefined): unknown {
  if (error instanceof EmbeddingError || signal?.aborted) return error;
  if (limit.aborted)
    return new EmbeddingError('slow', 'The embedding service took longer than allowed.', { cause: error });
  if (error instanceof SyntaxError)
    return new EmbeddingError('unusable', 'The embedding service did not answer with JSON.', { cause: error });
  return new EmbeddingError('unreachable', 'The embedding service cannot be reached.', { cause: error });
}

function readVectors(answer: unknown, count: number, dimensions: number): Float32Array[] {
  const data = isRecord(answer) && Array.isArray(answer.data) ? answer.data : [];
  if (data.length !== count)
    throw new EmbeddingError('unusable', `The embedding service sent ${data.length} vectors for ${count} texts.`);
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count });
  for (const [place, entry] of data.entries()) {
    if (!isRecord(entry))
      throw new EmbeddingError('unusable', 'The embedding service sent something else than vectors.');
    const index = typeof entry.index === 'number' ? entry.index : place;
    vectors[index] = readVector(entry.embedding, dimensions);
  }
  return vectors.map((vector) => {
    if (!vector) throw new EmbeddingError('unusable', 'The embedding service left a text out.');
    return vector;
  });
}

function readVector(value: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(value) || !value.every((cell) => typeof cell === 'number' && Number.isFinite(cell)))
    throw new EmbeddingError('unusable', 'The embedding service sent a vector that is not made of numbers.');
  if (value.length !== dimensions)
    throw new EmbeddingError(
      'unusable',
      `The embedding service's vectors have ${value.length} dimensions, ${dimensions} are expected.`,
    );
  return toUnitLength(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
