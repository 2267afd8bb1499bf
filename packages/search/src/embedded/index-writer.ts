import type { SearchDocument } from '../search-engine';
import { goneSince, type IndexPart, liveDocuments, liveIdentifiers, openPart, withoutDocuments } from './index-parts';
import type { TaskRunner } from './thread';

const portion = 250;
/** An empty engine shows what it has after so many documents, long before the last one has come. */
const firstGlimpses = [1_000, 10_000];
/** More small parts than this are made into one. */
const mostSmallParts = 3;
const smallPart = 4_000;
/** When changes come to this share of the whole, everything is merged. */
const mergeShare = 0.1;
const fewestToMerge = 400;

export interface WriterOptions {
  readonly parts: readonly IndexPart[];
  readonly mark: string | undefined;
  /** Builds the small indexes of changes. */
  readonly builder: TaskRunner;
  /** Merges, and builds the large index; apart, so that changes never wait for it. */
  readonly merger: TaskRunner;
  /** Shows the searching threads what is to be found from now on. */
  readonly onChange: (parts: readonly IndexPart[]) => void;
  /** Called with every index that holds everything; it is worth keeping in a file. */
  readonly onWhole: (buffer: SharedArrayBuffer) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Keeps an index up to date: changes go into small parts at once, and the parts are merged in the background. */
export class IndexWriter {
  #parts: readonly IndexPart[];
  #mark: string | undefined;
  /** Changes are made one after another, in the order in which they came. */
  #changes: Promise<unknown> = Promise.resolve();
  #background: Promise<void> | undefined;
  /** For every indexing under way the identifiers that changed meanwhile: those changes are newer. */
  readonly #changedMeanwhile = new Set<Set<string>>();
  #sessions = 0;
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#parts = options.parts;
    this.#mark = options.mark;
  }

  get documents(): number {
    return this.#parts.reduce((sum, part) => sum + liveDocuments(part), 0);
  }

  get mark(): string | undefined {
    return this.#mark;
  }

  get isBusy(): boolean {
    return this.#background !== undefined || this.#changedMeanwhile.size > 0;
  }

  #show(parts: readonly IndexPart[]): void {
    this.#parts = parts.filter((part) => liveDocuments(part) > 0);
    this.#options.onChange(this.#parts);
  }

  #change<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const done = this.#changes.then(work);
    this.#changes = done.catch(() => undefined);
    return done;
  }

  update(documents: readonly SearchDocument[], mark: string | undefined): Promise<void> {
    const latest = new Map(documents.map((document) => [document.identifier, document]));
    return this.#change(async () => {
      const others = this.#parts.map(({ segment }) => segment.buffer);
      const task = { kind: 'build', documents: [...latest.values()], others, mark } as const;
      const added = latest.size > 0 ? [openPart((await this.#options.builder.ask(task)) as SharedArrayBuffer)] : [];
      this.#replace(latest.keys(), added, mark);
    });
  }

  remove(identifiers: readonly string[], mark: string | undefined): Promise<void> {
    return this.#change(() => this.#replace(identifiers, [], mark));
  }

  #replace(identifiers: Iterable<string>, added: readonly IndexPart[], mark: string | undefined): void {
    const changed = [...identifiers];
    for (const meanwhile of this.#changedMeanwhile) for (const identifier of changed) meanwhile.add(identifier);
    this.#mark = mark ?? this.#mark;
    this.#show([...this.#parts.map((part) => withoutDocuments(part, changed)), ...added]);
    this.#tidy();
  }

  /** Replaces everything. What is updated or removed meanwhile is newer than what comes here, and stays. */
  async index(
    documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
    mark: string | undefined,
  ): Promise<void> {
    const changed = new Set<string>();
    this.#changedMeanwhile.add(changed);
    this.#sessions += 1;
    const session = `i${this.#sessions}`;
    const before = new Set(this.#parts.map(({ segment }) => segment.id));
    const showsGlimpses = this.#parts.length === 0;
    const replace = (buffer: SharedArrayBuffer) =>
      this.#change(() => {
        const whole = withoutDocuments(openPart(buffer), changed);
        this.#show([whole, ...this.#parts.filter(({ segment }) => !before.has(segment.id))]);
        before.add(whole.segment.id);
      });
    try {
      await this.#options.merger.ask({ kind: 'begin', session });
      await this.#collect(session, documents, async (count) => {
        if (showsGlimpses && firstGlimpses.includes(count)) {
          await replace(await this.#pack(session, undefined, false));
        }
      });
      const buffer = await this.#pack(session, mark, true);
      await replace(buffer);
      if (changed.size === 0 || this.#mark === undefined) this.#mark = mark ?? this.#mark;
      await this.#options.onWhole(buffer);
    } finally {
      this.#changedMeanwhile.delete(changed);
    }
    this.#tidy();
  }

  async #pack(session: string, mark: string | undefined, isLast: boolean): Promise<SharedArrayBuffer> {
    return (await this.#options.merger.ask({ kind: 'pack', session, mark, isLast })) as SharedArrayBuffer;
  }

  async #collect(
    session: string,
    documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
    onPortion: (count: number) => Promise<void>,
  ): Promise<void> {
    let waiting: SearchDocument[] = [];
    let count = 0;
    // One portion is taken in by the thread while the next one is read.
    let working: Promise<unknown> = Promise.resolve();
    const send = async () => {
      await working;
      const documents = waiting;
      waiting = [];
      count += documents.length;
      const reached = count;
      working = this.#options.merger.ask({ kind: 'collect', session, documents }).then(() => onPortion(reached));
      // Whoever waits for it next is told; until then a failure must not end the process.
      working.catch(() => undefined);
    };
    for await (const document of documents) {
      waiting.push(document);
      if (waiting.length === portion) await send();
    }
    if (waiting.length > 0) await send();
    await working;
  }

  /** Merges in the background what has become too much. */
  #tidy(): void {
    if (this.#background !== undefined) return;
    const chosen = this.#chooseToMerge();
    if (chosen.length === 0) return;
    this.#background = this.#merge(chosen)
      .catch(this.#options.onError)
      .then(() => {
        this.#background = undefined;
      });
    // One merge may make the next one due.
    this.#background.then(() => this.#tidy()).catch(this.#options.onError);
  }

  #chooseToMerge(): readonly IndexPart[] {
    const [whole, ...small] = this.#parts;
    if (!whole) return [];
    const gone = this.#parts.reduce((sum, { segment }) => sum + segment.count, 0) - this.documents;
    const changes = gone + small.reduce((sum, { segment }) => sum + segment.count, 0);
    if (changes > Math.max(fewestToMerge, whole.segment.count * mergeShare)) return this.#parts;
    const little = small.filter(({ segment }) => segment.count <= smallPart);
    return little.length > mostSmallParts ? little : [];
  }

  async #merge(chosen: readonly IndexPart[]): Promise<void> {
    const isWhole = chosen.length === this.#parts.length;
    const mark = this.#mark;
    const sources = chosen.map(({ segment, deleted }) => ({ buffer: segment.buffer, deleted }));
    const merged = openPart((await this.#options.merger.ask({ kind: 'merge', sources, mark })) as SharedArrayBuffer);
    const isShown = await this.#change(() => {
      const stillThere = new Map(this.#parts.map((part) => [part.segment.id, part]));
      // Everything was replaced or removed while this was merged.
      if (!chosen.some(({ segment }) => stillThere.has(segment.id))) return false;
      const gone = chosen.flatMap((part) => {
        const now = stillThere.get(part.segment.id);
        return now ? goneSince(now, part.deleted) : liveIdentifiers(part);
      });
      const ids = new Set(chosen.map(({ segment }) => segment.id));
      const [first, ...rest] = this.#parts.filter(({ segment }) => !ids.has(segment.id));
      const fresh = withoutDocuments(merged, gone);
      this.#show(isWhole || !first ? [fresh, ...(first ? [first] : []), ...rest] : [first, fresh, ...rest]);
      return true;
    });
    if (isWhole && isShown) await this.#options.onWhole(merged.segment.buffer);
  }

  /** Makes one index of everything now. */
  async compact(): Promise<void> {
    await this.settle();
    if (this.#parts.length > 1 || this.#parts.some(({ deleted }) => deleted)) await this.#merge(this.#parts);
  }

  async settle(): Promise<void> {
    await this.#changes;
    while (this.#background !== undefined) await this.#background;
  }
}
