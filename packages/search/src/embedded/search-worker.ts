import { parentPort } from 'node:worker_threads';
import { IndexBuilder } from './index-builder';
import { IndexReader } from './index-reader';
import type { WorkerAnswer, WorkerRequest, WorkerTask } from './messages';

const port = parentPort;
if (!port) throw new Error('search-worker runs as a worker thread only');

const reader = new IndexReader();
const builder = new IndexBuilder();

function answer(task: WorkerTask): unknown {
  switch (task.kind) {
    case 'build':
    case 'merge':
    case 'begin':
    case 'collect':
    case 'pack':
    case 'embed':
      return builder.answer(task);
    case 'publish':
    case 'search':
    case 'facets':
    case 'suggest':
    case 'similar':
    case 'didYouMean':
      return reader.answer(task);
  }
}

port.on('message', ({ id, task }: WorkerRequest) => {
  let message: WorkerAnswer;
  try {
    message = { id, result: answer(task) };
  } catch (error) {
    message = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(message);
});
