import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contestant, inMegabytes } from './contestants/contestant';
import { createMiniSearch } from './contestants/minisearch';
import { createOurs } from './contestants/ours';
import { createPostgres } from './contestants/postgres';
import { createTantivy } from './contestants/tantivy';
import { generateDocuments, generateQueries } from './generate';
import { measureThreads } from './measure-threads';
import { percentile } from './measures';
import type { SpeedFigures } from './speed-figures';

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  const own = await work();
  return typeof own === 'number' ? own : performance.now() - start;
}

const longestKind = 20_000;
const fewestQueries = 40;

/**
 * One question at a time, after a warm-up; of three times the best, so that other work on the machine counts little.
 * Of a slow engine fewer questions are asked.
 */
async function measureKind(contestant: Contestant, queries: readonly string[]): Promise<readonly number[]> {
  for (const q of queries.slice(0, 20)) await contestant.showPage(q);
  const times: number[] = [];
  const started = performance.now();
  for (const q of queries) {
    if (times.length >= fewestQueries && performance.now() - started > longestKind) break;
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) best = Math.min(best, await timed(() => contestant.showPage(q)));
    times.push(best);
  }
  times.sort((one, other) => one - other);
  return [0.5, 0.95, 0.99].map((share) => percentile(times, share));
}

async function measureAll(contestant: Contestant, build: number): Promise<SpeedFigures> {
  const kinds: [string, readonly number[]][] = [];
  for (const [kind, queries] of Object.entries(generateQueries())) {
    kinds.push([kind, await measureKind(contestant, queries)]);
  }
  return { name: contestant.name, build, memory: await contestant.memory(), kinds: Object.fromEntries(kinds) };
}

async function measurePeer(contestant: Contestant, count: number): Promise<SpeedFigures> {
  try {
    return await measureAll(contestant, await timed(() => contestant.index(generateDocuments(count))));
  } finally {
    await contestant.close();
  }
}

/** Ours is built into a file and then started from it, as after a restart of the portal. */
async function measureOurs(count: number): Promise<SpeedFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const file = join(folder, 'search.bin');
  try {
    const building = createOurs({ file });
    const build = await timed(() => building.index(generateDocuments(count)));
    const peak = `${inMegabytes(process.resourceUsage().maxRSS * 1024)} at most while building`;
    await building.close();
    const before = performance.now();
    const loaded = createOurs({ file });
    const start = performance.now() - before;
    const figures = await measureAll(loaded, build);
    await loaded.close();
    const notes = await measureThreads(file);
    return { ...figures, start, notes, memory: `${figures.memory}, ${peak}, file ${inMegabytes(statSync(file).size)}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(name: string, count: number): Promise<SpeedFigures> {
  switch (name) {
    case 'minisearch':
      return measurePeer(createMiniSearch(), count);
    case 'postgres':
      return createPostgres(process.env.TEST_DATABASE_URL ?? '').then((peer) => measurePeer(peer, count));
    case 'tantivy':
      return measurePeer(createTantivy(process.env.TANTIVY_PYTHON ?? 'python3', process.argv[4] ?? ''), count);
    default:
      return measureOurs(count);
  }
}

const figures = await measure(process.argv[2] ?? 'ours', Number(process.argv[3]));
process.stdout.write(`${JSON.stringify(figures)}\n`);
