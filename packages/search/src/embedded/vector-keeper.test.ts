import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { medium, stock } from '../conformance/case';
import { type Embedder, EmbeddingError } from '../embedding/embedder';
import { sourceModelFolder } from '../embedding/static-embedder';
import { EmbeddedEngine } from './embedded-engine';

// On a busy machine reading the model alone can take a second.
const patience = 20_000;
vi.setConfig({ testTimeout: 2 * patience });
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: patience });

const media = [
  medium('wood', { fn_titel: 'Wald', fn_kurztext: 'Bäume und Tiere' }),
  medium('sea', { fn_titel: 'Meer', fn_kurztext: 'Wellen und Fische' }),
];

/** A model that knows two things: whether a text speaks of trees, and whether it speaks of fish. */
function simpleModel(id: string, fail?: () => Error | undefined): Embedder & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    id,
    dimensions: 2,
    asked,
    embed: async (texts) => {
      const error = fail?.();
      if (error) throw error;
      asked.push(...texts);
      return texts.map((text) => Float32Array.from(/Bäume|tree/.test(text) ? [1, 0] : [0, 1]));
    },
  };
}

const openEngine = (embedder?: Embedder, file?: string, embedderOf?: (id: string) => Embedder | undefined) =>
  new EmbeddedEngine({ file, meaning: { modelFolder: sourceModelFolder, embedder, embedderOf } });

const ask = (engine: EmbeddedEngine, q: string) => engine.search({ q, by: 'meaning', scope: stock });
const identifiers = ({ items }: Awaited<ReturnType<typeof ask>>) => items.map(({ identifier }) => identifier);

async function answersWithMeaning(engine: EmbeddedEngine): Promise<void> {
  await eventually(async () => expect((await ask(engine, 'tree')).fallback).toBeUndefined());
}

describe('searching by meaning', () => {
  it('answers with the words alone where no model is set up, and says so', async () => {
    const engine = new EmbeddedEngine();
    await engine.index(media);
    expect(await ask(engine, 'Wald')).toMatchObject({ fallback: 'off', total: 1 });
    await engine.close();
  });

  it('uses the vectors of another model', async () => {
    const engine = openEngine(simpleModel('other@2'));
    await engine.index(media);
    await answersWithMeaning(engine);
    expect(identifiers(await ask(engine, 'tree'))).toEqual(['wood']);
    await engine.close();
  });

  it.each(['slow', 'unreachable', 'refused'] as const)(
    'answers with the words when the model is %s',
    async (failure) => {
      let isBroken = false;
      const engine = openEngine(
        simpleModel('other@2', () => (isBroken ? new EmbeddingError(failure, 'no') : undefined)),
      );
      await engine.index(media);
      await answersWithMeaning(engine);
      isBroken = true;
      const answer = await ask(engine, 'Meer');
      expect(answer.fallback).toBe(failure);
      expect(identifiers(answer)).toEqual(['sea']);
      await engine.close();
    },
  );

  it('understands a question once for its results, their counts and their next pages', async () => {
    const model = simpleModel('other@2');
    const engine = openEngine(model);
    await engine.index(media);
    await answersWithMeaning(engine);
    await ask(engine, 'some tree');
    await engine.search({ q: 'some tree', by: 'meaning', scope: stock, offset: 1 });
    await engine.facets({ q: 'some tree', by: 'meaning', scope: stock, facets: ['fn_typ'] });
    expect(model.asked.filter((text) => text === 'some tree')).toHaveLength(1);
    await engine.close();
  });

  it('leaves out what is less near than the model says', async () => {
    const half = simpleModel('half@2');
    const embed: Embedder['embed'] = async (texts) =>
      (await half.embed(texts)).map((vector, at) => (texts[at] === 'near' ? Float32Array.from([0.6, 0.8]) : vector));
    for (const [leastNearness, found] of [
      [0.5, ['sea', 'wood']],
      [0.7, ['sea']],
      [0.9, []],
    ] as const) {
      const engine = openEngine({ ...half, id: `half@${leastNearness}`, embed, leastNearness });
      await engine.index(media);
      await answersWithMeaning(engine);
      expect(identifiers(await ask(engine, 'near'))).toEqual(found);
      await engine.close();
    }
  });

  it('says that it is preparing as long as there are no vectors', async () => {
    let goOn: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const model = simpleModel('other@2');
    const engine = openEngine({ ...model, embed: (texts) => waiting.then(() => model.embed(texts)) });
    await engine.index(media);
    expect(await ask(engine, 'Wald')).toMatchObject({ fallback: 'preparing', total: 1 });
    goOn?.();
    await answersWithMeaning(engine);
    await engine.close();
  });

  it('does not promise to be ready soon while the model cannot be reached', async () => {
    const engine = openEngine(simpleModel('other@2', () => new EmbeddingError('unreachable', 'no')));
    await engine.index(media);
    await eventually(async () => expect((await ask(engine, 'Wald')).fallback).toBe('unreachable'));
    await engine.close();
  });

  it('keeps the vectors with the index, and asks for them once', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'index.bin');
    const writing = openEngine(undefined, file);
    await writing.index(media);
    await writing.settle();
    await writing.close();
    const reading = openEngine(undefined, file);
    expect((await ask(reading, 'Bäume')).fallback).toBeUndefined();
    await reading.close();
    writeFileSync(`${file}.vectors`, 'damaged');
    const mending = openEngine(undefined, file);
    await mending.settle();
    expect((await ask(mending, 'Bäume')).fallback).toBeUndefined();
    await mending.close();
  });

  it('lets the vectors of an older model answer until those of the new one are there', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'index.bin');
    const old = simpleModel('old@2');
    const writing = openEngine(old, file);
    await writing.index(media);
    await answersWithMeaning(writing);
    await writing.settle();
    await eventually(async () => expect(await ask(openEngine(old, file), 'tree')).not.toHaveProperty('fallback'));
    await writing.close();

    let goOn: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const fresh = simpleModel('fresh@2');
    const slow: Embedder = { ...fresh, embed: (texts) => waiting.then(() => fresh.embed(texts)) };
    const engine = openEngine(slow, file, (id) => (id === 'old@2' ? old : undefined));
    const before = old.asked.length;
    expect(identifiers(await ask(engine, 'tree'))).toEqual(['wood']);
    expect(old.asked.slice(before)).toEqual(['tree']);
    goOn?.();
    await eventually(async () => {
      await ask(engine, 'a tree');
      expect(fresh.asked).toContain('a tree');
    });
    await engine.close();
  });

  it('does not ask again for what has not changed', async () => {
    const model = simpleModel('other@2');
    const engine = openEngine(model);
    await engine.index(media);
    await answersWithMeaning(engine);
    const before = model.asked.filter((text) => text.includes('Wellen')).length;
    await engine.update([medium('wood', { fn_titel: 'Der Wald', fn_kurztext: 'Bäume' })]);
    await engine.compact();
    await eventually(() => expect(model.asked.some((text) => text.includes('Der Wald'))).toBe(true));
    expect(model.asked.filter((text) => text.includes('Wellen'))).toHaveLength(before);
    await engine.close();
  });
});
