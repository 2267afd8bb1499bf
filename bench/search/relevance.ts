import type { Contestant } from './contestants/contestant';
import { createMiniSearch } from './contestants/minisearch';
import { createOurs } from './contestants/ours';
import { createPostgres } from './contestants/postgres';
import { readCorpus } from './corpus';
import { judgedQueries, type QueryKind, queryKinds } from './judgements';
import { mean, ndcg, recall } from './measures';

interface Score {
  readonly kind: QueryKind;
  readonly q: string;
  readonly ndcg: number;
  readonly recall: number;
  readonly found: readonly string[];
}

async function judge(contestant: Contestant): Promise<Score[]> {
  const scores: Score[] = [];
  for (const query of judgedQueries) {
    const found = await contestant.search(query.q, 24);
    scores.push({ kind: query.kind, q: query.q, ndcg: ndcg(query, found), recall: recall(query, found), found });
  }
  return scores;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(12) + cells.map((cell) => cell.padStart(20)).join('');
}

function summary(scores: readonly Score[]): string {
  return `${mean(scores.map((score) => score.ndcg)).toFixed(3)} / ${mean(scores.map((score) => score.recall)).toFixed(3)}`;
}

const documents = readCorpus(process.env.CORPUS_DIR);
const known = new Set(documents.map(({ identifier }) => identifier));
for (const { q, grades } of judgedQueries) {
  for (const identifier of grades.keys())
    if (!known.has(identifier)) throw new Error(`"${q}" names ${identifier}, which is no record.`);
}

const contestants = [createOurs(), createMiniSearch()];
if (process.env.TEST_DATABASE_URL) contestants.push(await createPostgres(process.env.TEST_DATABASE_URL));
else console.log('PostgreSQL is left out: there is none.');

const results: { name: string; scores: Score[] }[] = [];
for (const contestant of contestants) {
  await contestant.index(documents);
  results.push({ name: contestant.name, scores: await judge(contestant) });
  await contestant.close();
}

console.log(`\n${judgedQueries.length} judged queries over ${documents.length} records: nDCG@10 / recall@24`);
console.log(
  row(
    '',
    results.map(({ name }) => name),
  ),
);
for (const kind of queryKinds) {
  console.log(
    row(
      kind,
      results.map(({ scores }) => summary(scores.filter((score) => score.kind === kind))),
    ),
  );
}
console.log(
  row(
    'all',
    results.map(({ scores }) => summary(scores)),
  ),
);

if (process.argv.includes('--weak')) {
  for (const { kind, q, ndcg: reached, found } of results[0]?.scores ?? []) {
    if (reached < 0.9) console.log(`${kind} "${q}" ${reached.toFixed(2)}: ${found.slice(0, 8).join(' ')}`);
  }
}
