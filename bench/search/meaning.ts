import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DotProducts,
  EmbeddedEngine,
  loadStaticEmbedder,
  openVectors,
  sourceModelFolder,
  VectorWriter,
} from '@mediathek/search';
import { inMegabytes } from './contestants/contestant';
import { readCorpus } from './corpus';
import { generateDocuments } from './generate';
import { percentile } from './measures';
import { measureTwins } from './twins';

// How well and how fast a question finds what it means. `CORPUS_DIR` names real articles, `EMBEDDINGS_*` another model to
// stand beside ours, `SIZE` how many media the speed is measured with, `EVERY` which share of the sentences is asked.

const scope = { kind: 'stock', today: '2026-03-10' } as const;
const modelFolder = process.env.MODEL_DIR ?? sourceModelFolder;
const size = Number(process.env.SIZE ?? 100_000);
const rounds = 120;
const questions = ['warum wird es im winter dunkel', 'who invented the printing press', 'wie leben bienen zusammen'];

async function measure(name: string, work: (question: string) => unknown): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(questions[round % questions.length] ?? '');
    if (round >= questions.length) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [middle, most] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(2));
  console.log(`${name.padEnd(46)} p50 ${middle} ms  p95 ${most} ms`);
}

/** The arithmetic by itself: a question against every vector, then the best once more in full. */
async function measureVectors(): Promise<void> {
  const embedder = loadStaticEmbedder(modelFolder);
  await measure('a question becomes a vector', (question) => embedder.embedText(question));
  const { id: model, dimensions } = embedder;
  const writer = new VectorWriter({ model, dimensions, count: size, stamp: '' });
  for (let at = 0; at < size; at += 1) {
    writer.put(
      at,
      Float32Array.from({ length: dimensions }, (_, cell) => Math.sin(at * 12.9898 + cell * 78.233)),
    );
  }
  const { set } = openVectors(writer.pack());
  console.log(`${size} vectors in memory: ${inMegabytes(set.memory.buffer.byteLength)}`);
  const scores = new Float32Array(size);
  for (const isPlain of [false, true]) {
    const products = new DotProducts(set, isPlain);
    await measure(`${size} vectors, ${isPlain ? 'plain JavaScript' : 'WASM SIMD'}`, (question) => {
      const vector = embedder.embedText(question);
      products.scoreAll(vector, scores);
      for (let hit = 0; hit < 200; hit += 1) products.scoreOne(vector, hit);
    });
  }
}

/** What somebody waits for: a page of results with two facets, from another thread, as in the portal. */
async function measureEngine(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meaning-bench-'));
  const file = join(folder, 'index.bin');
  const workerUrl = new URL('./search-worker.js', import.meta.url);
  const options = { file, workerUrl, threads: 1, meaning: { modelFolder }, keptAnswers: 0 };
  try {
    const building = new EmbeddedEngine(options);
    await building.index(generateDocuments(size));
    const began = performance.now();
    await building.settle();
    console.log(`${size} media understood in ${((performance.now() - began) / 1000).toFixed(1)} s, in the background`);
    await building.compact();
    await building.settle();
    await building.close();
    const files = [file, `${file}.vectors`].map((path) => inMegabytes(statSync(path).size));
    const start = performance.now();
    const engine = new EmbeddedEngine(options);
    const { fallback } = await engine.search({ q: questions[0], by: 'meaning', scope });
    const took = Math.round(performance.now() - start);
    console.log(
      `started from ${files.join(' + ')} and first question answered in ${took} ms${fallback ? ' by words' : ''}`,
    );
    const facets = ['fn_geb', 'fn_typ'] as const;
    for (const by of ['words', 'meaning'] as const) {
      await measure(`a page with two facets by ${by}`, (q) => engine.search({ q, by, scope, facets }));
    }
    console.log(`memory of the process: ${inMegabytes(process.memoryUsage().rss)}`);
    await engine.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.env.CORPUS_DIR)
  await measureTwins(readCorpus(process.env.CORPUS_DIR), modelFolder, Number(process.env.EVERY ?? 1));
if (size > 0) {
  await measureVectors();
  await measureEngine();
}
