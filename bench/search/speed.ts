import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine, type SearchScope } from '@mediathek/search';
import { type Contestant, createMiniSearch, createPostgres } from './contestants';
import { generateDocuments, generateQueries } from './generate';
import { percentile } from './measures';

const facets = ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'] as const;
const scope: SearchScope = { kind: 'licensed', districtId: 'd3', schoolId: 's1', today: '2026-01-01' };
const megabyte = 1024 * 1024;
const workerUrl = new URL('./search-worker.js', import.meta.url);

type Ask = (q: string) => Promise<unknown>;

function memory(): string {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return `${Math.round(rss / megabyte)} MB in all, ${Math.round(heapUsed / megabyte)} MB heap`;
}

async function timed<Result>(work: () => Promise<Result> | Result): Promise<readonly [Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

/** One question at a time, each kind after a warm-up of its own. */
async function measureLatency(ask: Ask, queries: readonly string[], rounds = 3): Promise<number[]> {
  const times: number[] = [];
  for (const q of queries.slice(0, 40)) await ask(q);
  for (let round = 0; round < rounds; round += 1) {
    for (const q of queries) times.push((await timed(() => ask(q)))[1]);
  }
  return times.sort((one, other) => one - other);
}

/** Many questions at once, as many people ask them. */
async function measureThroughput(ask: Ask, queries: readonly string[], connections: number): Promise<string> {
  const times: number[] = [];
  const total = 4_000;
  let next = 0;
  const [, took] = await timed(() =>
    Promise.all(
      Array.from({ length: connections }, async () => {
        while (next < total) {
          const q = queries[next % queries.length] ?? '';
          next += 1;
          times.push((await timed(() => ask(q)))[1]);
        }
      }),
    ),
  );
  times.sort((one, other) => one - other);
  const line = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ');
  return `${Math.round((total / took) * 1000)} a second, ${line} ms`;
}

async function printLatencies(name: string, ask: Ask): Promise<void> {
  console.log(`  ${name}: p50 / p95 / p99 in ms`);
  for (const [kind, queries] of Object.entries(generateQueries())) {
    const times = await measureLatency(ask, queries);
    const line = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2)).join(' / ');
    console.log(`    ${kind.padEnd(14)} ${line}`);
  }
}

async function measureOurs(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const file = join(folder, 'search.bin');
  try {
    const building = new EmbeddedEngine({ file });
    const [, buildTime] = await timed(() => building.index(generateDocuments(count)));
    console.log(
      `  built in ${(buildTime / 1000).toFixed(1)} s, file ${Math.round(statSync(file).size / megabyte)} MB, ${memory()}`,
    );
    const changed = [...generateDocuments(3)].map((document) => ({ ...document, fn_titel: 'Neuigkeit' }));
    const [, changeTime] = await timed(() => building.update(changed));
    console.log(`  three changed records found after ${changeTime.toFixed(0)} ms`);
    await building.close();

    const [loaded, loadTime] = await timed(() => new EmbeddedEngine({ file, keptAnswers: 0 }));
    console.log(`  started from its file in ${loadTime.toFixed(0)} ms (${loaded.start.state})`);
    await printLatencies('page of 24 with marks, one filter, four facets, rights', (q) =>
      loaded.search({ q, scope, facets, filters: { fn_sprache: 'de*' } }),
    );
    await printLatencies('suggestions', (q) => loaded.suggest({ q: q.slice(0, 5), scope }));
    await loaded.close();

    const threads = new EmbeddedEngine({ file, workerUrl, keptAnswers: 0 });
    const mixed = Object.values(generateQueries()).flatMap((queries) => queries.slice(0, 100));
    const ask: Ask = (q) => threads.search({ q, scope, facets, filters: { fn_sprache: 'de*' } });
    await measureThroughput(ask, mixed, 8);
    console.log(
      `  ${availableParallelism()} threads, 100 at once, all kinds mixed: ${await measureThroughput(ask, mixed, 100)}`,
    );
    await threads.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePeer(peer: Contestant, count: number): Promise<void> {
  const [, buildTime] = await timed(async () => peer.index([...generateDocuments(count)]));
  console.log(`  ${peer.name} built in ${(buildTime / 1000).toFixed(1)} s, ${memory()}`);
  await printLatencies(`${peer.name}, page of 24, one filter, no facets`, (q) =>
    peer.search(q, 24, { language: 'de' }),
  );
  await peer.close();
}

const given = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const counts = given.length > 0 ? given.map(Number) : [10_000, 100_000];
for (const count of counts) {
  console.log(`\n${count.toLocaleString('en')} generated records`);
  await measureOurs(count);
  if (!process.argv.includes('--peers')) continue;
  await measurePeer(createMiniSearch(), count);
  if (process.env.TEST_DATABASE_URL) await measurePeer(await createPostgres(process.env.TEST_DATABASE_URL), count);
}
