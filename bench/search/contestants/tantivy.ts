import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { SearchDocument } from '@mediathek/search';
import { type Contestant, inMegabytes, inPortions } from './contestant';

function toRecord(document: SearchDocument) {
  return {
    id: document.identifier,
    title: document.fn_titel,
    keywords: document.fn_schlag,
    producer: document.fn_prodname,
    short: document.fn_kurztext,
    text: document.fn_text,
    number: document.fn_nr,
    geb: document.fn_geb,
    language: document.fn_sprache,
    typ: document.fn_typ,
    groups: document.fn_adressat,
  };
}

type PythonProcess = ChildProcessByStdio<Writable, Readable, null>;

class Dialogue {
  readonly #lines: Interface;
  readonly #ended: Promise<unknown>;

  constructor(readonly child: PythonProcess) {
    this.#lines = createInterface({ input: child.stdout });
    this.#ended = new Promise((resolve) => child.on('exit', () => resolve(undefined)));
  }

  /** Asks one thing at a time. */
  async ask(question: Readonly<Record<string, unknown>>): Promise<unknown> {
    const answered = new Promise<string>((resolve) => this.#lines.once('line', resolve));
    this.child.stdin.write(`${JSON.stringify(question)}\n`);
    const line = await Promise.race([answered, this.#ended]);
    if (typeof line !== 'string') throw new Error('tantivy ended while it was asked.');
    return JSON.parse(line);
  }

  async end(): Promise<void> {
    this.child.stdin.end();
    await this.#ended;
  }
}

/** The Python whose tantivy can be loaded; no package for Node brings the native file along. */
export function findTantivy(): string | undefined {
  const python = process.env.TANTIVY_PYTHON ?? 'python3';
  return spawnSync(python, ['-c', 'import tantivy']).status === 0 ? python : undefined;
}

/** Lives in a process of its own, which measures itself: the way there and back is not counted. */
export function createTantivy(python: string, script: string): Contestant {
  const dialogue = new Dialogue(spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] }));
  return {
    name: 'tantivy',
    async index(documents) {
      for (const portion of inPortions(documents, 500)) await dialogue.ask({ add: portion.map(toRecord) });
      await dialogue.ask({ commit: true });
    },
    search: async (q, limit) => (await dialogue.ask({ search: { q, limit } })) as string[],
    showPage: async (q) => (await dialogue.ask({ page: q })) as number,
    memory: async () => `${inMegabytes((await dialogue.ask({ memory: true })) as number)} in its process`,
    close: () => dialogue.end(),
  };
}
