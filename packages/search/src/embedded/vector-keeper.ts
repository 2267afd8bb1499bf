import type { Embedder } from '../embedding/embedder';
import { EmbeddingError } from '../embedding/embedder';
import { readModelId, type StaticEmbedder } from '../embedding/static-embedder';
import { topicOfQuestion } from '../embedding/topic-of-question';
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
const keptQuestions = 200;

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
  /** Why another server has given no vectors lately. */
  #failure: MeaningFallback | undefined;
  readonly #words = new Map<string, Float32Array>();
  /** Results, their counts and their next pages ask the same: a question is understood once, and the same each time. */
  readonly #asked = new Map<string, Promise<Float32Array | undefined>>();

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
        return false;
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
    embedder: Embedder,
    earlier: ConstructorParameters<typeof EarlierVectors>[0],
  ): Promise<SharedArrayBuffer> {
    const known = new EarlierVectors(earlier);
    const { id, dimensions } = embedder;
    const writer = new VectorWriter({ model: id, dimensions, count: segment.count, stamp: stampOf(segment.buffer) });
    for (let first = 0; first < segment.count && !this.#isClosed; first += batch) {
      const asked: { document: number; text: string }[] = [];
      for (let document = first; document < Math.min(first + batch, segment.count); document += 1) {
        const text = meaningText(segment, document);
        if (!known.take(segment.identifierOf(document), text, document, writer)) asked.push({ document, text });
      }
      const texts = asked.map(({ text }) => text);
      const vectors = await this.#askPatiently(embedder, texts);
      for (const [at, { document }] of asked.entries()) writer.put(document, vectors[at] ?? []);
    }
    return writer.pack();
  }

  /** A service that fails is asked again after a while; what it has answered before is not lost. */
  async #askPatiently(embedder: Embedder, texts: readonly string[]): Promise<readonly Float32Array[]> {
    while (!this.#isClosed) {
      try {
        const vectors = await embedder.embed(texts);
        this.#failure = undefined;
        return vectors;
      } catch (error) {
        this.#failure = error instanceof EmbeddingError ? error.failure : 'unusable';
        this.#options.onError(error);
        await new Promise((resolve) => setTimeout(resolve, restMs).unref());
      }
    }
    return [];
  }

  /** What a question means, by every model whose vectors are in use; or why that cannot be said now. */
  async ask(question: string): Promise<{ questions: readonly Question[] } | { fallback: MeaningFallback }> {
    const models = new Set(this.#options.parts().flatMap((part) => this.vectorsOf(part)?.model ?? []));
    const embedders = [...models].flatMap((model) => this.#findEmbedder(model) ?? []);
    if (embedders.length === 0) return { fallback: this.#failure ?? 'preparing' };
    const text = topicOfQuestion(question);
    try {
      // What says nothing to a model is near to something all the same; only its words are looked for.
      const asked = embedders.filter((embedder) => embedder.understands?.(text) ?? true);
      const questions = await Promise.all(
        asked.map(async (embedder) => {
          const vector = await this.#understand(embedder, text);
          return vector ? [{ model: embedder.id, vector, least: embedder.leastNearness }] : [];
        }),
      );
      return { questions: questions.flat() };
    } catch (error) {
      if (!(error instanceof EmbeddingError)) this.#options.onError(error);
      return { fallback: error instanceof EmbeddingError ? error.failure : 'unusable' };
    }
  }

  #understand(embedder: Embedder, text: string): Promise<Float32Array | undefined> {
    const key = `${embedder.id}\n${text}`;
    const known = this.#asked.get(key) ?? embedder.embed([text]).then(([vector]) => vector);
    this.#asked.delete(key);
    this.#asked.set(key, known);
    for (const oldest of this.#asked.keys()) {
      if (this.#asked.size <= keptQuestions) break;
      this.#asked.delete(oldest);
    }
    known.catch(() => this.#asked.delete(key));
    return known;
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
    const question = this.#own.embedText(topicOfQuestion(text));
    return hits.map(({ telling, ...hit }) => {
      const rank = (words: readonly string[]) =>
        words
          .map((word) => ({ word, fit: nearness(question, this.#meaningOfWord(word)) }))
          .sort((one, other) => other.fit - one.fit);
      const [names, title] = [rank(telling.names), rank(telling.title)];
      const fitting = [names, title].map((words) => words.filter(({ fit }) => fit >= leastFit));
      // Where no single word fits well and none was found as such, the best of them still says more than nothing.
      const told = fitting.find((words) => words.length > 0) ?? (hit.why.length > 0 ? [] : names.slice(0, 1));
      return { ...hit, fits: withoutLikes(told.map(({ word }) => word)).slice(0, mostFits) };
    });
  }
}

/** Of "Vulkan" and "Vulkane" the one that fits better is enough. */
function withoutLikes(words: readonly string[]): string[] {
  const holds = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase());
  return words.filter((word, at) => !words.slice(0, at).some((better) => holds(better, word) || holds(word, better)));
}
