import type { Embedder } from '../embedding/embedder';
import { EmbeddingError } from '../embedding/embedder';
import { readModelId, type StaticEmbedder } from '../embedding/static-embedder';
import type { MeaningFallback, SearchHit } from '../search-engine';
import { meaningText } from './document-words';
import { EarlierVectors, staticEmbedder } from './embed-documents';
import type { IndexPart } from './index-parts';
import type { Question } from './messages';
import type { MeaningHit } from './search-by-meaning';
import { loadVectors, saveVectors } from './snapshot-file';
import type { TaskRunner } from './thread';
import { openVectors, stampOf, type VectorSet, VectorWriter } from './vector-set';

/** How questions and media become vectors. */
export interface MeaningOptions {
  /** Where the model that comes with the portal lies. */
  readonly modelFolder: string;
  /** Another model instead of it. */
  readonly embedder?: Embedder | undefined;
  /** Finds the model that made older vectors, so that they answer until the new ones are there. */
  readonly embedderOf?: ((model: string) => Embedder | undefined) | undefined;
}

interface KeeperOptions extends MeaningOptions {
  readonly file: string | undefined;
  readonly runner: TaskRunner;
  readonly parts: () => readonly IndexPart[];
  /** While everything is read anew, what is there will soon be replaced. */
  readonly isWaiting: () => boolean;
  /** There are new vectors to be searched. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

const batch = 64;
/** A service that fails is asked again after this time. */
const restMs = 30_000;
/** Told words must be at least so near to the question, and at most so many are told. */
const leastFit = 0.3;
const mostFits = 2;
const keptWords = 20_000;

const nearness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, cell, at) => sum + cell * (other[at] ?? 0), 0);

/** Keeps the vectors of every part of the index, and makes in the background those that are missing. */
export class VectorKeeper {
  readonly #options: KeeperOptions;
  /** The model whose vectors are wanted. */
  readonly #model: string;
  readonly #sets = new Map<string, VectorSet>();
  /** Parts that have been replaced, until what replaces them has its vectors. */
  readonly #earlier = new Map<string, IndexPart>();
  #working: Promise<void> | undefined;
  #saving: Promise<void> = Promise.resolve();
  #isClosed = false;
  readonly #words = new Map<string, Float32Array>();

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#model = options.embedder?.id ?? readModelId(options.modelFolder);
    const [whole] = options.parts();
    const loaded =
      whole && options.file !== undefined ? loadVectors(options.file, stampOf(whole.segment.buffer)) : undefined;
    if (whole && loaded && loaded.count === whole.segment.count) this.#sets.set(whole.segment.id, loaded);
  }

  /** The model itself is read when the first question comes. */
  get #own(): StaticEmbedder {
    return staticEmbedder(this.#options.modelFolder);
  }

  get #embedder(): Embedder {
    return this.#options.embedder ?? this.#own;
  }

  vectorsOf = ({ segment }: IndexPart): VectorSet | undefined => this.#sets.get(segment.id);

  /** The parts have changed: makes the vectors that are missing, in the background. */
  follow(): void {
    for (const part of this.#options.parts()) this.#earlier.set(part.segment.id, part);
    this.#working ??= this.#work().then((isDone) => {
      this.#working = undefined;
      // Something may have changed in the very moment in which the last vectors were ready.
      if (isDone && this.#next()) this.follow();
    });
  }

  /** All vectors are there that can be made here; another server's are not waited for. */
  async settle(): Promise<void> {
    while (this.#working && !this.#options.embedder) await this.#working;
    await this.#saving;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Whether all that could be made was made. */
  async #work(): Promise<boolean> {
    for (let part = this.#next(); part && !this.#isClosed; part = this.#next()) {
      try {
        const buffer = await this.#embed(part);
        const { set } = openVectors(buffer);
        if (this.#isClosed) return false;
        this.#sets.set(part.segment.id, set);
        this.#forgetGone();
        this.#options.onChange();
        this.#save(part, buffer);
      } catch (error) {
        this.#options.onError(error);
        if (!this.#options.embedder) return false;
        await new Promise((resolve) => setTimeout(resolve, restMs).unref());
      }
    }
    return !this.#isClosed;
  }

  /** Only the part that holds everything is kept in a file, and so are its vectors. */
  #save({ segment }: IndexPart, buffer: SharedArrayBuffer): void {
    const { file, parts, onError } = this.#options;
    if (file === undefined || parts()[0]?.segment.id !== segment.id) return;
    this.#saving = this.#saving.then(() => saveVectors(file, buffer)).catch(onError);
  }

  #next(): IndexPart | undefined {
    if (this.#options.isWaiting()) return undefined;
    // Small parts first: they are what somebody has just changed.
    const missing = this.#options.parts().filter((part) => this.vectorsOf(part)?.model !== this.#model);
    return missing.sort((one, other) => one.segment.count - other.segment.count)[0];
  }

  #forgetGone(): void {
    const used = new Set(this.#options.parts().map(({ segment }) => segment.id));
    if (this.#next()) return;
    for (const id of this.#sets.keys()) if (!used.has(id)) this.#sets.delete(id);
    for (const id of this.#earlier.keys()) if (!used.has(id)) this.#earlier.delete(id);
  }

  #embed(part: IndexPart): Promise<SharedArrayBuffer> {
    const earlier = [...this.#earlier.values()].flatMap(({ segment }) => {
      const vectors = this.#sets.get(segment.id);
      return vectors?.model === this.#model ? [{ buffer: segment.buffer, vectors }] : [];
    });
    if (this.#options.embedder) return this.#embedElsewhere(part, this.#options.embedder, earlier);
    const task = { kind: 'embed', folder: this.#options.modelFolder, buffer: part.segment.buffer, earlier } as const;
    return this.#options.runner.ask(task) as Promise<SharedArrayBuffer>;
  }

  async #embedElsewhere(
    { segment }: IndexPart,
    { id, dimensions, embed }: Embedder,
    earlier: ConstructorParameters<typeof EarlierVectors>[0],
  ): Promise<SharedArrayBuffer> {
    const known = new EarlierVectors(earlier);
    const writer = new VectorWriter({ model: id, dimensions, count: segment.count, stamp: stampOf(segment.buffer) });
    for (let first = 0; first < segment.count && !this.#isClosed; first += batch) {
      const asked: { document: number; text: string }[] = [];
      for (let document = first; document < Math.min(first + batch, segment.count); document += 1) {
        const text = meaningText(segment, document);
        if (!known.take(segment.identifierOf(document), text, document, writer)) asked.push({ document, text });
      }
      const vectors = await embed.call(
        this.#options.embedder,
        asked.map(({ text }) => text),
      );
      for (const [at, { document }] of asked.entries()) writer.put(document, vectors[at] ?? []);
    }
    return writer.pack();
  }

  /** What a question means, by every model whose vectors are in use; or why that cannot be said now. */
  async ask(text: string): Promise<{ questions: readonly Question[] } | { fallback: MeaningFallback }> {
    const models = new Set(this.#options.parts().flatMap((part) => this.vectorsOf(part)?.model ?? []));
    const embedders = [...models].flatMap((model) => this.#findEmbedder(model) ?? []);
    if (embedders.length === 0) return { fallback: 'preparing' };
    try {
      const questions = await Promise.all(
        embedders.map(async (embedder) => ({ model: embedder.id, vector: (await embedder.embed([text]))[0] })),
      );
      return { questions: questions.flatMap(({ model, vector }) => (vector ? [{ model, vector }] : [])) };
    } catch (error) {
      if (!(error instanceof EmbeddingError)) this.#options.onError(error);
      return { fallback: error instanceof EmbeddingError ? error.failure : 'unusable' };
    }
  }

  #findEmbedder(model: string): Embedder | undefined {
    return [this.#embedder, this.#own].find(({ id }) => id === model) ?? this.#options.embedderOf?.(model);
  }

  #meaningOfWord(word: string): Float32Array {
    const known = this.#words.get(word);
    if (known) return known;
    if (this.#words.size >= keptWords) this.#words.clear();
    const vector = this.#own.embedText(word);
    this.#words.set(word, vector);
    return vector;
  }

  /** Says by which of its words each hit fits the question. */
  tellFits(text: string, hits: readonly MeaningHit[]): SearchHit[] {
    const question = this.#own.embedText(text);
    return hits.map(({ telling, ...hit }) => {
      const fits = telling
        .map((word) => ({ word, fit: nearness(question, this.#meaningOfWord(word)) }))
        .filter(({ fit }) => fit >= leastFit)
        .sort((one, other) => other.fit - one.fit)
        .slice(0, mostFits);
      return { ...hit, fits: fits.map(({ word }) => word) };
    });
  }
}
