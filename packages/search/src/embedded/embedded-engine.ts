import { availableParallelism } from 'node:os';
import type {
  ChangeMark,
  EngineState,
  FacetQuery,
  Facets,
  SearchDocument,
  SearchEngine,
  SearchHit,
  SearchQuery,
  SearchResult,
  SelectionQuery,
  SimilarQuery,
  Suggestions,
  SuggestQuery,
} from '../search-engine';
import { AnswerCache } from './answer-cache';
import { IndexBuilder } from './index-builder';
import { type IndexPart, openPart, toPublished } from './index-parts';
import { IndexReader } from './index-reader';
import { IndexWriter } from './index-writer';
import type { BuilderTask, PublishedView, ReaderTask, WorkerTask } from './messages';
import type { MeaningHit } from './search-by-meaning';
import { loadSnapshot, type SnapshotState, saveSnapshot } from './snapshot-file';
import { SameThread, type TaskRunner, Thread } from './thread';
import { type MeaningOptions, VectorKeeper } from './vector-keeper';

export interface EmbeddedEngineOptions {
  /** Where the index is kept; without it, only in memory. */
  readonly file?: string | undefined;
  /** The bundled `search-worker`; without it everything runs in the calling thread, as tests want it. */
  readonly workerUrl?: URL | undefined;
  /** How many threads search at once; as many as there are processors where nothing is said. */
  readonly threads?: number | undefined;
  /** How many answers are kept until something changes: a whole class asks for the same. 0 for measurements. */
  readonly keptAnswers?: number | undefined;
  /** Lets media be found by what they mean; without it only by their words. */
  readonly meaning?: MeaningOptions | undefined;
  /** Told what goes wrong in the background: a merge or a file that cannot be written. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** How the engine came up. Anything but `loaded` asks the caller to index everything again. */
export interface EngineStart {
  readonly state: SnapshotState;
  readonly message: string | undefined;
}

const keptViews = 32;
const keptFor = 120_000;
/** The words of more than a million media fit in; the index itself lies outside of it. */
const builderLimits = { idleLimit: 20_000, heapLimit: 1900 };

/** Older views are kept for a while, so that the pages of a search come from one of them. */
class ViewHistory {
  readonly #views: { id: string; until: number }[] = [];
  #count = 0;

  next(): { id: string; keep: string[] } {
    const now = performance.now();
    const last = this.#views.at(-1);
    if (last) last.until = now + keptFor;
    const keep = this.#views.filter(({ until }) => until > now).slice(-keptViews);
    this.#count += 1;
    const id = `v${this.#count}`;
    this.#views.splice(0, this.#views.length, ...keep, { id, until: Number.POSITIVE_INFINITY });
    return { id, keep: keep.map((view) => view.id) };
  }
}

interface Runners {
  readonly searchers: readonly TaskRunner[];
  readonly builder: TaskRunner;
  readonly merger: TaskRunner;
  /** Finds out what media mean; apart, because it takes long and nothing waits for it. */
  readonly embedder: TaskRunner;
}

function startRunners({ workerUrl, threads }: EmbeddedEngineOptions, greet: () => WorkerTask | undefined): Runners {
  if (!workerUrl) {
    const [reader, builder] = [new IndexReader(), new IndexBuilder()];
    const building = new SameThread((task) => builder.answer(task as BuilderTask));
    return {
      searchers: [new SameThread((task) => reader.answer(task as ReaderTask))],
      builder: building,
      merger: building,
      embedder: building,
    };
  }
  const count = Math.max(1, threads ?? availableParallelism());
  return {
    searchers: Array.from({ length: count }, () => new Thread(workerUrl, { greeting: greet })),
    builder: new Thread(workerUrl, builderLimits),
    merger: new Thread(workerUrl, builderLimits),
    embedder: new Thread(workerUrl, builderLimits),
  };
}

/** The search engine inside the portal: an index in shared memory, searched by threads. */
export class EmbeddedEngine implements SearchEngine {
  readonly start: EngineStart;
  readonly #runners: Runners;
  readonly #writer: IndexWriter;
  readonly #history = new ViewHistory();
  readonly #answers: AnswerCache;
  readonly #keeper: VectorKeeper | undefined;
  #parts: readonly IndexPart[];
  #view: PublishedView;
  #saving: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** How many times everything is being read anew just now. */
  #indexings = 0;

  constructor(options: EmbeddedEngineOptions = {}) {
    const { file } = options;
    this.#answers = new AnswerCache(options.keptAnswers ?? 256);
    const onError = (error: unknown) => {
      // What is still under way when the engine closes cannot be finished, and need not be.
      if (!this.#isClosed) options.onError?.(error);
    };
    const loaded = file === undefined ? undefined : loadSnapshot(file);
    this.start = { state: loaded?.state ?? 'missing', message: loaded?.message };
    const parts = loaded?.buffer ? [openPart(loaded.buffer)] : [];
    this.#parts = parts;
    this.#view = toPublished(this.#history.next().id, parts);
    this.#runners = startRunners(options, () => ({ kind: 'publish', view: this.#view, keep: [] }));
    this.#keeper =
      options.meaning &&
      new VectorKeeper({
        ...options.meaning,
        file,
        runner: this.#runners.embedder,
        isWaiting: () => this.#indexings > 0,
        parts: () => this.#parts,
        onChange: () => this.#publish(this.#parts),
        onError,
      });
    this.#publish(parts);
    this.#writer = new IndexWriter({
      parts,
      mark: parts[0]?.segment.meta.mark,
      builder: this.#runners.builder,
      merger: this.#runners.merger,
      onChange: (changed) => this.#publish(changed),
      onWhole: async (buffer) => {
        if (file === undefined) return;
        this.#saving = this.#saving.then(() => saveSnapshot(file, buffer)).catch(onError);
        await this.#saving;
      },
      onError,
    });
  }

  #publish(parts: readonly IndexPart[]): void {
    const { id, keep } = this.#history.next();
    this.#answers.clear();
    this.#parts = parts;
    this.#view = toPublished(id, parts, this.#keeper?.vectorsOf);
    for (const searcher of this.#runners.searchers) {
      // A thread that died gets the view with its next task.
      searcher.ask({ kind: 'publish', view: this.#view, keep }).catch(() => undefined);
    }
    this.#keeper?.follow();
  }

  #ask(task: ReaderTask): Promise<unknown> {
    // What a question means follows from its words.
    const key = JSON.stringify(task, (name, value) => (name === 'vector' ? undefined : value));
    return this.#answers.get(key, () => this.#askThread(task));
  }

  #askThread(task: ReaderTask): Promise<unknown> {
    const [first, ...others] = this.#runners.searchers;
    const idlest = others.reduce((best, next) => (next.load < (best?.load ?? 0) ? next : best), first);
    return idlest?.ask(task) ?? Promise.reject(new Error('The search engine has no thread'));
  }

  async index(
    documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
    options: ChangeMark = {},
  ): Promise<void> {
    this.#indexings += 1;
    try {
      await this.#writer.index(documents, options.mark);
    } finally {
      this.#indexings -= 1;
      this.#keeper?.follow();
    }
  }

  update(documents: readonly SearchDocument[], options: ChangeMark = {}): Promise<void> {
    return this.#writer.update(documents, options.mark);
  }

  remove(identifiers: readonly string[], options: ChangeMark = {}): Promise<void> {
    return this.#writer.remove(identifiers, options.mark);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const asked = await this.#askMeaning(query);
    if (!asked) return (await this.#ask({ kind: 'search', query })) as SearchResult;
    if ('fallback' in asked) return { ...((await this.#ask({ kind: 'search', query })) as SearchResult), ...asked };
    const found = (await this.#ask({ kind: 'search', query, ...asked })) as SearchResult;
    const items = this.#keeper?.tellFits(query.q ?? '', found.items as readonly MeaningHit[]) ?? [];
    return { ...found, items };
  }

  async facets(query: FacetQuery): Promise<Facets> {
    const asked = await this.#askMeaning(query);
    const questions = asked && 'questions' in asked ? asked : {};
    return (await this.#ask({ kind: 'facets', query, ...questions })) as Facets;
  }

  /** What a query means where that is asked for; without words there is nothing to understand. */
  async #askMeaning({ by, q }: SelectionQuery): Promise<Awaited<ReturnType<VectorKeeper['ask']>> | undefined> {
    if (by !== 'meaning' || !q?.trim()) return undefined;
    return this.#keeper ? this.#keeper.ask(q) : { fallback: 'off' };
  }

  async suggest(query: SuggestQuery): Promise<Suggestions> {
    return (await this.#ask({ kind: 'suggest', query })) as Suggestions;
  }

  async similar(query: SimilarQuery): Promise<SearchHit[]> {
    return (await this.#ask({ kind: 'similar', query })) as SearchHit[];
  }

  async didYouMean(query: SelectionQuery): Promise<string | undefined> {
    return (await this.#ask({ kind: 'didYouMean', query })) as string | undefined;
  }

  state(): EngineState {
    return { documents: this.#writer.documents, mark: this.#writer.mark, isMerging: this.#writer.isBusy };
  }

  /** Makes one index of everything and keeps it, instead of waiting until enough has changed. */
  async compact(): Promise<void> {
    await this.#writer.compact();
    await this.#saving;
  }

  async settle(): Promise<void> {
    await this.#writer.settle();
    await this.#keeper?.settle();
    await this.#saving;
  }

  async close(): Promise<void> {
    await this.#saving;
    this.#isClosed = true;
    this.#keeper?.close();
    const { searchers, builder, merger, embedder } = this.#runners;
    await Promise.all([...searchers, builder, merger, embedder].map((runner) => runner.end()));
  }
}
