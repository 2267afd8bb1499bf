import {
  DotProducts,
  EmbeddedEngine,
  type Embedder,
  loadStaticEmbedder,
  openVectors,
  RemoteEmbedder,
  type SearchDocument,
  VectorWriter,
} from '@mediathek/search';
import { mean } from './measures';

const scope = { kind: 'stock', today: '2026-03-10' } as const;
const depth = 10;

/** Two articles on the same thing, one for children and one for adults. */
interface Twins {
  readonly one: SearchDocument;
  readonly other: SearchDocument;
}

type Find = (q: string) => Promise<readonly string[]>;

interface Way {
  readonly name: string;
  readonly find: Find;
}

const firstSentence = ({ fn_text, fn_kurztext }: SearchDocument): string =>
  (/^.{20,}?[.!?](?=\s|$)/su.exec(fn_text || fn_kurztext)?.[0] ?? fn_kurztext).slice(0, 200);

/** Articles on the same thing in two collections have the same number (KLEX-0017, WIKI-0017). */
function findTwins(documents: readonly SearchDocument[]): Twins[] {
  const byNumber = new Map(documents.map((document) => [document.identifier, document]));
  return documents.flatMap((one) => {
    const other = byNumber.get(one.identifier.replace(/^KLEX-/, 'WIKI-'));
    return other && other !== one ? [{ one, other }] : [];
  });
}

/** What the engine gives a model to read: the title, the keywords, the beginning of the text. */
const textOf = ({ fn_titel, fn_schlag, fn_kurztext, fn_text }: SearchDocument): string =>
  `${fn_titel} ${fn_schlag} ${(fn_kurztext || fn_text).slice(0, 500)}`;

/** The nearest vectors and nothing else: no words, no cut-off. */
async function byVectorsAlone(embedder: Embedder, documents: readonly SearchDocument[]): Promise<Find> {
  const { id: model, dimensions } = embedder;
  const writer = new VectorWriter({ model, dimensions, count: documents.length, stamp: '' });
  for (const [at, vector] of (await embedder.embed(documents.map(textOf))).entries()) writer.put(at, vector);
  const products = new DotProducts(openVectors(writer.pack()).set);
  const scores = new Float32Array(documents.length);
  return async (q) => {
    const [question] = await embedder.embed([q]);
    if (question) products.scoreAll(question, scores);
    const nearest = [...documents.keys()].sort((one, two) => (scores[two] ?? 0) - (scores[one] ?? 0));
    return nearest.slice(0, depth).map((at) => documents[at]?.identifier ?? '');
  };
}

async function openEngine(modelFolder: string, documents: readonly SearchDocument[], embedder?: Embedder) {
  const engine = new EmbeddedEngine({ meaning: { modelFolder, embedder } });
  await engine.index(documents);
  await engine.settle();
  const isPreparing = async () => (await engine.search({ q: 'Wald', by: 'meaning', scope })).fallback !== undefined;
  while (await isPreparing()) await new Promise((resolve) => setTimeout(resolve, 200));
  return engine;
}

const byEngine =
  (engine: EmbeddedEngine, by: 'words' | 'meaning'): Find =>
  async (q) =>
    (await engine.search({ q, by, scope, limit: depth })).items.map(({ identifier }) => identifier);

/** Another model to stand beside ours: any server that speaks the OpenAI form. */
function otherModel(): Embedder | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_DIMENSIONS: dimensions } = process.env;
  if (!url || !model) return undefined;
  return new RemoteEmbedder({ url, model, dimensions: Number(dimensions), timeout: 60_000, batch: 64 });
}

async function report({ name, find }: Way, what: string, asked: readonly (readonly [string, string])[]): Promise<void> {
  const places: number[] = [];
  for (const [q, wanted] of asked) places.push((await find(q)).indexOf(wanted));
  const share = (most: number) => mean(places.map((place) => (place >= 0 && place < most ? 1 : 0))).toFixed(3);
  const rank = mean(places.map((place) => (place < 0 ? 0 : 1 / (place + 1)))).toFixed(3);
  console.log(`${what.padEnd(16)} ${name.padEnd(36)} recall@1 ${share(1)}  recall@5 ${share(5)}  MRR@10 ${rank}`);
}

/** How often an article's twin is found by its first sentence, and by its title where the two are named differently. */
export async function measureTwins(corpus: readonly SearchDocument[], modelFolder: string, every: number) {
  const twins = findTwins(corpus);
  const stock = twins.map(({ other }) => other);
  const asked = twins.filter((_, index) => index % every === 0);
  const renamed = twins.filter(({ one, other }) => one.fn_titel.toLowerCase() !== other.fn_titel.toLowerCase());
  console.log(`${twins.length} twins; asked: ${asked.length} first sentences, ${renamed.length} titles that differ`);
  const ours = loadStaticEmbedder(modelFolder);
  const engine = await openEngine(modelFolder, stock);
  const ways: Way[] = [
    { name: 'words alone', find: byEngine(engine, 'words') },
    { name: `vectors alone, ${ours.id}`, find: await byVectorsAlone(ours, stock) },
    { name: `words and vectors, ${ours.id}`, find: byEngine(engine, 'meaning') },
  ];
  const other = otherModel();
  const otherEngine = other && (await openEngine(modelFolder, stock, other));
  if (other && otherEngine) {
    ways.push({ name: `vectors alone, ${other.id}`, find: await byVectorsAlone(other, stock) });
    ways.push({ name: `words and vectors, ${other.id}`, find: byEngine(otherEngine, 'meaning') });
  }
  const sentences = asked.map(({ one, other: { identifier } }) => [firstSentence(one), identifier] as const);
  const titles = renamed.map(({ one, other: { identifier } }) => [one.fn_titel, identifier] as const);
  for (const way of ways) await report(way, 'first sentence', sentences);
  for (const way of ways) await report(way, 'differing title', titles);
  await engine.close();
  await otherEngine?.close();
}
