import { availableParallelism } from 'node:os';
import { EmbeddedEngine, type SearchScope } from '@mediathek/search';
import { facetFields, pageLanguage } from './contestants/contestant';
import { generateDocuments, generateQueries } from './generate';
import { percentile } from './measures';

const scope: SearchScope = { kind: 'licensed', districtId: 'd3', schoolId: 's1', today: '2026-01-01' };
const questions = 4_000;
const atOnce = 100;

type Ask = (q: string) => Promise<unknown>;

async function askMany(ask: Ask, queries: readonly string[], total: number): Promise<readonly number[]> {
  const times: number[] = [];
  let next = 0;
  const askOn = async () => {
    while (next < total) {
      const q = queries[next % queries.length] ?? '';
      next += 1;
      const start = performance.now();
      await ask(q);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return times.sort((one, other) => one - other);
}

/** Many people at once, each with the rights of a school, and how soon they find what changed. In words. */
export async function measureThreads(file: string): Promise<string[]> {
  const workerUrl = new URL('./search-worker.js', import.meta.url);
  const engine = new EmbeddedEngine({ file, workerUrl, keptAnswers: 0 });
  const filters = { fn_sprache: `${pageLanguage}*` };
  const ask: Ask = (q) => engine.search({ q, scope, facets: facetFields, filters });
  const mixed = Object.values(generateQueries()).flatMap((queries) => queries.slice(0, 100));
  await askMany(ask, mixed, mixed.length);
  const started = performance.now();
  const times = await askMany(ask, mixed, questions);
  const perSecond = Math.round((questions / (performance.now() - started)) * 1000);
  const line = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0)).join(' / ');

  const changed = [...generateDocuments(3)].map((document) => ({ ...document, fn_titel: 'Neuigkeit' }));
  const changing = performance.now();
  await engine.update(changed);
  const { total } = await engine.search({ q: 'Neuigkeit', scope: { ...scope, kind: 'stock' } });
  const found = `${total} changed records found after ${(performance.now() - changing).toFixed(0)} ms`;
  await engine.close();
  return [`${availableParallelism()} threads, ${atOnce} at once: ${perSecond} a second, ${line} ms`, found];
}
