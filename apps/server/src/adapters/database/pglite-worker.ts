// PGlite runs on the thread that calls it, so it gets a thread of its own: a slow query must not
// hold up the requests that need no database.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { preparedStatements } from './prepared-statements';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

const { dataDir, loadFrom } = workerData as { dataDir: string; loadFrom?: Uint8Array<ArrayBuffer> };
const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');

const asText = (value: string) => value;

const opening = PGlite.create({
  dataDir,
  // The same JavaScript values as the other driver gives: days as text, counts as numbers.
  parsers: { [types.DATE]: asText, [types.INT8]: Number },
  ...(loadFrom ? { loadDataDir: new Blob([loadFrom]) } : {}),
}).then((db) => ({ db, statements: preparedStatements(db) }));

async function answerTo(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    const { db, statements } = await opening;
    switch (request.do) {
      case 'open':
        return { id, rows: [], rowCount: 0 };
      case 'query':
        return { id, ...(await statements.query(request.sql, request.parameters)) };
      case 'script':
        await db.exec(request.sql);
        await statements.forgetAll();
        return { id, rows: [], rowCount: 0 };
      case 'dump': {
        const dump = await db.dumpDataDir('none');
        return { id, rows: [{ dump: new Uint8Array(await dump.arrayBuffer()) }], rowCount: 1 };
      }
      case 'close':
        await db.close();
        return { id, rows: [], rowCount: 0 };
    }
  } catch (error) {
    const { message, code, constraint, detail } = error as Error & Record<string, string | undefined>;
    return { id, error: { message, code, constraint, detail } };
  }
}

port.on('message', async (request: WorkerRequest) => port.postMessage(await answerTo(request)));
