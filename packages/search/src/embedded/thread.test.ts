import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { WorkerTask } from './messages';
import { Thread } from './thread';

/** A thread that says which one it is and how many tasks it has had, and dies on request. */
const source = `
  import { parentPort, threadId } from 'node:worker_threads';
  let tasks = 0;
  parentPort.on('message', ({ id, task }) => {
    tasks += 1;
    if (task.kind === 'remove') process.exit(1);
    if (task.kind === 'merge') parentPort.postMessage({ id, error: 'refused' });
    else parentPort.postMessage({ id, result: { threadId, tasks } });
  });
`;
const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const task = (kind: string) => ({ kind }) as unknown as WorkerTask;
const ask = (thread: Thread) => thread.ask(task('search')) as Promise<{ threadId: number; tasks: number }>;

describe('a thread', () => {
  it('answers each task, and tells an error to the one who asked', async () => {
    const thread = new Thread(workerUrl);
    expect((await ask(thread)).tasks).toBe(1);
    await expect(thread.ask(task('merge'))).rejects.toThrow('refused');
    expect((await ask(thread)).tasks).toBe(3);
    await thread.end();
    await expect(ask(thread)).rejects.toThrow('closed');
  });

  it('that dies fails what was under way, and is started again with its greeting', async () => {
    const thread = new Thread(workerUrl, { greeting: () => task('publish') });
    const first = await ask(thread);
    expect(first.tasks).toBe(2);
    await expect(thread.ask(task('remove'))).rejects.toThrow('ended');
    const second = await ask(thread);
    expect(second.threadId).not.toBe(first.threadId);
    expect(second.tasks).toBe(2);
    await thread.end();
  });

  it('ends when it is idle, but not while it holds collected documents', async () => {
    const thread = new Thread(workerUrl, { idleLimit: 20 });
    const first = await ask(thread);
    await wait(200);
    const second = await ask(thread);
    expect(second.threadId).not.toBe(first.threadId);
    await thread.ask(task('begin'));
    await wait(200);
    expect((await ask(thread)).threadId).toBe(second.threadId);
    await thread.end();
  });
});
