import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medium, stock } from '../conformance/case';
import type { SearchResult } from '../search-engine';
import { IndexBuilder } from './index-builder';
import { toPublished } from './index-parts';
import { IndexReader } from './index-reader';
import { IndexWriter } from './index-writer';
import type { BuilderTask, WorkerTask } from './messages';
import type { TaskRunner } from './thread';

/** A runner whose answers come when the scheduler lets them. */
function createRunner(schedule: <Value>(value: Promise<Value>) => Promise<Value>): TaskRunner {
  const builder = new IndexBuilder();
  return {
    load: 0,
    ask: (task: WorkerTask) => schedule(Promise.resolve()).then(() => builder.answer(task as BuilderTask)),
    end: async () => undefined,
  };
}

function createWriter(builder: TaskRunner, merger: TaskRunner) {
  const reader = new IndexReader();
  let views = 0;
  const saved: SharedArrayBuffer[] = [];
  const errors: unknown[] = [];
  const writer = new IndexWriter({
    parts: [],
    mark: undefined,
    builder,
    merger,
    onChange: (parts) => {
      views += 1;
      reader.publish(toPublished(`v${views}`, parts), []);
    },
    onWhole: async (buffer) => {
      saved.push(buffer);
    },
    onError: (error) => errors.push(error),
  });
  const titles = () => {
    const { items } = reader.answer({ kind: 'search', query: { scope: stock, limit: 100 } }) as SearchResult;
    return Object.fromEntries(items.map(({ identifier, title }) => [identifier, title.text]).sort());
  };
  return { writer, titles, saved, errors };
}

const names = ['a', 'b', 'c', 'd'];
const change = fc.oneof(
  fc.record({
    kind: fc.constant('update' as const),
    identifier: fc.constantFrom(...names),
    title: fc.constantFrom('Eins', 'Zwei', 'Drei'),
  }),
  fc.record({ kind: fc.constant('remove' as const), identifier: fc.constantFrom(...names) }),
  fc.record({ kind: fc.constant('compact' as const) }),
);

describe('the writer', () => {
  it('loses nothing and brings nothing back, whenever a merge ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(change, { maxLength: 10 }), async (scheduler, changes) => {
        const schedule = <Value>(value: Promise<Value>) => scheduler.schedule(value);
        const { writer, titles, errors } = createWriter(createRunner(schedule), createRunner(schedule));
        const expected = new Map<string, string>();
        const work: Promise<unknown>[] = [];
        for (const one of changes) {
          if (one.kind === 'compact') {
            work.push(writer.compact());
          } else if (one.kind === 'remove') {
            expected.delete(one.identifier);
            work.push(writer.remove([one.identifier], undefined));
          } else {
            expected.set(one.identifier, one.title);
            work.push(writer.update([medium(one.identifier, { fn_titel: one.title })], undefined));
          }
        }
        await scheduler.waitFor(Promise.all(work));
        await scheduler.waitFor(writer.settle());
        expect(titles()).toEqual(Object.fromEntries([...expected].sort()));
        expect(errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('keeps what changes while everything is indexed anew, whenever that ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(change, { maxLength: 6 }), async (scheduler, changes) => {
        const schedule = <Value>(value: Promise<Value>) => scheduler.schedule(value);
        const { writer, titles, errors } = createWriter(createRunner(schedule), createRunner(schedule));
        const expected = new Map(names.map((name) => [name, 'Alt']));
        const work: Promise<unknown>[] = [
          writer.index(
            names.map((name) => medium(name, { fn_titel: 'Alt' })),
            undefined,
          ),
        ];
        for (const one of changes) {
          if (one.kind === 'update') {
            expected.set(one.identifier, one.title);
            work.push(writer.update([medium(one.identifier, { fn_titel: one.title })], undefined));
          } else if (one.kind === 'remove') {
            expected.delete(one.identifier);
            work.push(writer.remove([one.identifier], undefined));
          }
        }
        await scheduler.waitFor(Promise.all(work));
        await scheduler.waitFor(writer.settle());
        expect(titles()).toEqual(Object.fromEntries([...expected].sort()));
        expect(errors).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('merges many small changes in the background and hands over the whole', async () => {
    const runner = createRunner((value) => value);
    const { writer, titles, saved } = createWriter(runner, runner);
    await writer.index(
      Array.from({ length: 50 }, (_, index) => medium(`m${index}`)),
      '1',
    );
    for (let index = 0; index < 500; index += 50) {
      await writer.update(
        Array.from({ length: 50 }, (_, offset) => medium(`n${index + offset}`)),
        String(index),
      );
    }
    await writer.settle();
    expect(writer.documents).toBe(550);
    expect(Object.keys(titles())).toHaveLength(100);
    expect(saved.length).toBeGreaterThan(1);
  }, 30_000);

  it('never takes half of the documents for all of them', async () => {
    let builder = new IndexBuilder();
    const dying: TaskRunner = {
      load: 0,
      ask: async (task) => builder.answer(task as BuilderTask),
      end: async () => undefined,
    };
    const { writer, titles } = createWriter(dying, dying);
    await writer.index([medium('before')], undefined);
    function* documents() {
      for (let index = 0; index < 1_000; index += 1) yield medium(`m${index}`);
      builder = new IndexBuilder();
      yield medium('last');
    }
    await expect(writer.index(documents(), undefined)).rejects.toThrow('interrupted');
    expect(titles()).toEqual({ before: 'before' });
  });

  it('goes on after a change that could not be built', async () => {
    let isBroken = true;
    const working = createRunner((value) => value);
    const flaky: TaskRunner = {
      ...working,
      ask: (task) => (isBroken ? Promise.reject(new Error('out of memory')) : working.ask(task)),
    };
    const { writer, titles } = createWriter(flaky, working);
    await expect(writer.update([medium('a')], undefined)).rejects.toThrow('out of memory');
    isBroken = false;
    await writer.update([medium('b')], undefined);
    expect(titles()).toEqual({ b: 'b' });
  });
});
