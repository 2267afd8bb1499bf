import { EmbeddedEngine, type SearchDocument, sourceModelFolder } from '@mediathek/search';
import { readCorpus } from './corpus';
import { generateDocuments } from './generate';

// How well a question finds what it means: articles on the same thing in two collections share a number (KLEX-17, WIKI-17).

const scope = { kind: 'stock', today: '2026-03-10' } as const;
const modelFolder = process.env.MODEL_DIR ?? sourceModelFolder;
const every = Number(process.env.EVERY ?? 5);
const size = Number(process.env.SIZE ?? 100_000);

type By = 'words' | 'meaning';

const firstSentence = ({ fn_text, fn_kurztext }: SearchDocument): string =>
  (/^.{20,}?[.!?](?=\s|$)/su.exec(fn_text || fn_kurztext)?.[0] ?? fn_kurztext).slice(0, 200);

const numberOf = ({ identifier }: SearchDocument): string => identifier.slice(5);

async function placeOf(engine: EmbeddedEngine, q: string, by: By, wanted: string): Promise<number> {
  const { items } = await engine.search({ q, by, scope, limit: 10 });
  return items.findIndex(({ identifier }) => identifier === wanted);
}

function report(name: string, places: readonly number[]): void {
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  const rank = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length;
  console.log(
    `${name.padEnd(46)} recall@5 ${share(5).toFixed(3)}  recall@1 ${share(1).toFixed(3)}  MRR ${rank.toFixed(3)}`,
  );
}

async function measureTwins(): Promise<void> {
  const documents = readCorpus(process.env.CORPUS_DIR);
  const simple = documents.filter(({ identifier }) => identifier.startsWith('KLEX-'));
  const long = documents.filter(({ identifier }) => identifier.startsWith('WIKI-'));
  const byNumber = new Map(long.map((document) => [numberOf(document), document]));
  const twins = simple.flatMap((one) => {
    const other = byNumber.get(numberOf(one));
    return other ? [{ one, other }] : [];
  });
  const engine = new EmbeddedEngine({ meaning: { modelFolder } });
  await engine.index(long);
  await engine.settle();
  const asked = twins.filter((_, index) => index % every === 0);
  const renamed = twins.filter(({ one, other }) => one.fn_titel.toLowerCase() !== other.fn_titel.toLowerCase());
  console.log(
    `${twins.length} twins; ${asked.length} first sentences and ${renamed.length} titles that differ are asked`,
  );
  for (const by of ['words', 'meaning'] as const) {
    const sentences: number[] = [];
    for (const { one, other } of asked) sentences.push(await placeOf(engine, firstSentence(one), by, other.identifier));
    report(`first sentence finds the twin, ${by}`, sentences);
    const titles: number[] = [];
    for (const { one, other } of renamed) titles.push(await placeOf(engine, one.fn_titel, by, other.identifier));
    report(`a title that differs finds the twin, ${by}`, titles);
  }
  await engine.close();
}

const questions = ['warum wird es im winter dunkel', 'who invented the printing press', 'wie leben bienen zusammen'];

async function measureSpeed(): Promise<void> {
  const engine = new EmbeddedEngine({ meaning: { modelFolder }, keptAnswers: 0 });
  await engine.index(generateDocuments(size));
  const began = performance.now();
  await engine.settle();
  console.log(`${size} media: vectors made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  for (const by of ['words', 'meaning'] as const) {
    const times: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const start = performance.now();
      await engine.search({ q: questions[round % questions.length] ?? '', by, scope, facets: ['fn_geb', 'fn_typ'] });
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    console.log(
      `${by.padEnd(10)} p50 ${times[30]?.toFixed(1)} ms  p95 ${times[57]?.toFixed(1)} ms, one thread, two facets`,
    );
  }
  await engine.close();
}

if (process.env.CORPUS_DIR) await measureTwins();
await measureSpeed();
