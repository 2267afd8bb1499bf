import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerTask } from './messages';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Something that answers tasks, in this thread or in another. */
export interface TaskRunner {
  /** How many tasks are under way. */
  readonly load: number;
  ask(task: WorkerTask): Promise<unknown>;
  end(): Promise<void>;
}

export interface ThreadOptions {
  /** What a new thread must know before its first task. */
  readonly greeting?: () => WorkerTask | undefined;
  /** After so many milliseconds without a task the thread ends and gives its memory back. */
  readonly idleLimit?: number;
  /** At most so much for objects, in megabytes; up to 2,000 what is no longer used is also looked for earlier. */
  readonly heapLimit?: number;
}

/** How long an end waits for what is under way. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1000).unref());

/** A thread of its own. It is started with the first task, and again when it died or was ended because it was idle. */
export class Thread implements TaskRunner {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #hasEnded = false;
  #idleTimer: NodeJS.Timeout | undefined;
  /** Between two portions of documents a thread holds what was collected, however long the next one takes. */
  #isCollecting = false;
  #onQuiet: (() => void) | undefined;

  constructor(
    readonly workerUrl: URL,
    readonly options: ThreadOptions = {},
  ) {}

  get load(): number {
    return this.#waiting.size;
  }

  ask(task: WorkerTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) {
        reject(new Error('The search engine is closed'));
        return;
      }
      clearTimeout(this.#idleTimer);
      if (task.kind === 'begin') this.#isCollecting = true;
      if (task.kind === 'pack' && task.isLast) this.#isCollecting = false;
      const worker = this.#worker ?? this.#start();
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: this.#lastId, task });
    });
  }

  #start(): Worker {
    const { heapLimit } = this.options;
    const limits = heapLimit === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapLimit } };
    const worker = new Worker(this.workerUrl, limits);
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    const fail = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('A thread of the search engine has ended')));
    // An idle thread does not keep the process alive.
    worker.unref();
    const greeting = this.options.greeting?.();
    if (greeting) worker.postMessage({ id: 0, task: greeting });
    return worker;
  }

  #settle({ id, result, error }: WorkerAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#rest();
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error));
    if (this.#waiting.size === 0) this.#onQuiet?.();
  }

  #rest(): void {
    const worker = this.#worker;
    worker?.unref();
    const { idleLimit } = this.options;
    if (!worker || idleLimit === undefined || this.#isCollecting) return;
    this.#idleTimer = setTimeout(() => {
      if (this.#worker !== worker || this.#waiting.size > 0) return;
      this.#worker = undefined;
      worker.terminate().catch(() => undefined);
    }, idleLimit).unref();
  }

  /** Whoever still waits for an answer gets it; something long is not waited for. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearTimeout(this.#idleTimer);
    if (this.#waiting.size > 0) await Promise.race([new Promise<void>((resolve) => this.#tellQuiet(resolve)), soon()]);
    await this.#worker?.terminate();
  }

  #tellQuiet(listener: () => void): void {
    this.#onQuiet = listener;
  }
}

/** Runs tasks in the thread that asks: for tests and for small catalogues. */
export class SameThread implements TaskRunner {
  readonly load = 0;

  constructor(readonly answer: (task: WorkerTask) => unknown) {}

  async ask(task: WorkerTask): Promise<unknown> {
    return this.answer(task);
  }

  async end(): Promise<void> {}
}
