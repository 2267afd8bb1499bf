import { Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';
import { onSystemConnection, walledPool } from './wall';
import type { WorkerAnswer, WorkerTask } from './worker-messages';

/** A refusal of the database, with the SQL state by which callers can tell what happened. */
class EmbeddedDatabaseError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly constraint: string | undefined,
    readonly detail: string | undefined,
  ) {
    super(message);
    this.name = 'EmbeddedDatabaseError';
  }
}

type Result = { rows: Record<string, unknown>[]; rowCount: number };

/** Speaks with the database's thread: one message, one answer. */
function connectThread(workerUrl: URL, workerData: object) {
  const worker = new Worker(workerUrl, { workerData });
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let ended: Error | undefined;

  const fail = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has ended')));
  worker.on('message', (answer: WorkerAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!asked) return;
    if (answer.error === undefined) return asked.resolve(answer);
    const { message, code, constraint, detail } = answer.error;
    asked.reject(new EmbeddedDatabaseError(message, code, constraint, detail));
  });

  return {
    ask: (task: WorkerTask): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...task, id });
      }),
    end: () => worker.terminate(),
  };
}

/**
 * The embedded database has one connection. Whoever holds it has it alone until release, which is what
 * a transaction needs; the others wait in line.
 */
function singleConnectionPool(ask: (task: WorkerTask) => Promise<Result>): PostgresPool {
  let line: Promise<void> = Promise.resolve();
  let leave: () => void = () => {};

  const client = {
    async query(sql: string, parameters: readonly unknown[]) {
      const { rows, rowCount } = await ask({ do: 'query', sql, parameters });
      return { rows, rowCount, command: (/^\s*(\w+)/.exec(sql)?.[1] ?? '').toUpperCase() };
    },
    release: () => leave(),
  } as PostgresPoolClient;

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = line;
    let next: () => void = () => {};
    line = new Promise((resolve) => {
      next = resolve;
    });
    await before;
    leave = next;
    return client;
  };
  return { connect, end: async () => {} };
}

interface EmbeddedOptions {
  /** A folder, or `memory://` for tests. */
  dataDir: string;
  workerUrl: URL;
  /** A dump to begin with, so that tests need not migrate each time. */
  loadFrom?: Uint8Array;
}

/** Opens PGlite in a thread of its own behind the same interface as a PostgreSQL server. */
export async function openEmbeddedDatabase(
  options: EmbeddedOptions,
): Promise<Database & { dump(): Promise<Uint8Array> }> {
  const { dataDir, workerUrl, loadFrom } = options;
  const thread = connectThread(workerUrl, { dataDir, loadFrom });
  try {
    await thread.ask({ do: 'open' });
  } catch (error) {
    await thread.end();
    throw error;
  }
  const pool = walledPool(singleConnectionPool(thread.ask));
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  /** What the thread does by itself, on the connection as the portal itself has it. */
  const alone = (task: WorkerTask) =>
    onSystemConnection(pool, async (client) => {
      await client.query('select 1', []);
      return thread.ask(task);
    });

  return {
    kind: 'embedded',
    queries,
    async runScript(sql) {
      await alone({ do: 'script', sql });
    },
    async dump() {
      const { rows } = await alone({ do: 'dump' });
      return rows[0]?.dump as Uint8Array;
    },
    async close() {
      await queries.destroy();
      await thread.ask({ do: 'close' });
      await thread.end();
    },
  };
}
