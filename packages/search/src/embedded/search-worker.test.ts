import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformanceCases, meaningCases } from '../conformance';
import { found, medium } from '../conformance/case';
import { sourceModelFolder } from '../embedding/static-embedder';
import { EmbeddedEngine } from './embedded-engine';

let folder = '';
let workerUrl: URL;

// Below the installed packages, so that the bundle finds those it leaves out.
beforeAll(async () => {
  const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'search-worker-'));
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'search-worker.ts'),
    platform: 'node',
    external: (id) => !/^[./]|^@mediathek\/|^\0/.test(id),
  });
  await bundle.write({ file: join(folder, 'search-worker.mjs'), format: 'esm' });
  await bundle.close();
  workerUrl = pathToFileURL(join(folder, 'search-worker.mjs'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const create = (file?: string) => new EmbeddedEngine({ workerUrl, threads: 2, file });

describe('the embedded search engine with threads', () => {
  it('does all that an engine must do', async () => {
    for (const { run } of conformanceCases.filter((_, index) => index % 12 === 5)) await run(async () => create());
  }, 120_000);

  it('searches by meaning in memory that its threads share', async () => {
    const meaning = { modelFolder: sourceModelFolder };
    for (const { run } of meaningCases) await run(async () => new EmbeddedEngine({ workerUrl, threads: 2, meaning }));
  }, 60_000);

  it('answers many questions at once, each its own', async () => {
    const engine = create();
    const names = ['Vulkan', 'Wald', 'Meer', 'Gletscher', 'Steppe', 'Moor'];
    await engine.index(names.map((name) => medium(name, { fn_titel: name })));
    const asked = Array.from({ length: 120 }, (_, index) => names[index % names.length] as string);
    const answers = await Promise.all(asked.map((q) => found(engine, { q })));
    expect(answers).toEqual(asked.map((name) => [name]));
    await engine.close();
  }, 30_000);

  it('shows a change to every thread at once', async () => {
    const engine = create();
    await engine.index([medium('a', { fn_titel: 'Wald' })]);
    await Promise.all(Array.from({ length: 8 }, () => found(engine, { q: 'Wald' })));
    await engine.update([medium('b', { fn_titel: 'Wald' })]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => found(engine, { q: 'Wald' })));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ['a', 'b']));
    await engine.close();
  }, 30_000);

  it('searches an index from a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'search-')), 'search.bin');
    const writing = create(file);
    await writing.index([medium('a', { fn_titel: 'Wald' })]);
    await writing.close();
    const reading = create(file);
    expect(reading.start.state).toBe('loaded');
    expect(await found(reading, { q: 'Wälder' })).toEqual(['a']);
    await reading.close();
    await expect(found(reading, {})).rejects.toThrow('closed');
  }, 30_000);
});
