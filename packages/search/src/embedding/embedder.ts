/** Turns texts into vectors whose angle says how near their meanings are. */
export interface Embedder {
  /** Names the model and its version: vectors of two models are never compared, so it is kept beside them. */
  readonly id: string;
  readonly dimensions: number;
  /** One vector of length 1 for each text, in their order; zeros where a text says nothing (no letters, no digits). */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  /** How near two texts must be, from 0 to 1, to have to do with each other; models differ. Ours where nothing is said. */
  readonly leastNearness?: number | undefined;
  /** Whether a text says something to this model; one that cannot tell is given every text. */
  understands?(text: string): boolean;
}

export type EmbeddingFailure =
  /** No connection, or it broke off. */
  | 'unreachable'
  /** The time allowed has passed. */
  | 'slow'
  /** The service answered that it will not: wrong key, unknown model, too many questions. */
  | 'refused'
  /** The answer is not what was asked for. */
  | 'unusable';

/** There are no vectors this time; the search goes on with words alone. */
export class EmbeddingError extends Error {
  constructor(
    readonly failure: EmbeddingFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddingError';
  }
}
