import type { FacetQuery, Facets, SearchHit, SearchQuery, SearchResult, SelectionQuery } from '../search-engine';
import { hasBit } from './bitset';
import { FoundDocuments } from './collect-hits';
import { countFacets } from './count-facets';
import { suggestCorrection } from './did-you-mean';
import { type TellingWords, tellingWords } from './document-words';
import type { Question } from './messages';
import {
  compareAcross,
  type Found,
  findMedia,
  findNothing,
  orderByWords,
  pageOf,
  presentHits,
  titleFirst,
} from './search-media';
import type { Segment } from './segment';
import { type RankedHit, TopHits } from './top-hits';
import { documentsOfStem, type View, type ViewSegment } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

/** Less near than this, two texts have nothing to do with each other. */
export const leastNearness = 0.32;
/** What is much less near than the nearest is not shown behind it. */
const shareOfBest = 0.72;
/** What holds the words need not be as near, but is left out when it speaks of something else. */
const shareForWords = 0.8;
/** So many of the nearest, and of those with the words, are ranked; behind them the nearness decides alone. */
const rankedDepth = 200;
/** The higher, the less the first places of one ranking count against the other. */
export const rankOffset = 10;
const belowRanks = 1e-3;

/** A hit and the words it may be told to fit by. */
export interface MeaningHit extends SearchHit {
  readonly telling: TellingWords;
}

interface Workspace {
  readonly found: FoundDocuments;
  readonly scores: Float32Array;
  readonly hasWords: Uint8Array;
}

const workspaces = new WeakMap<Segment, Workspace>();

function workspaceOf(segment: Segment): Workspace {
  const known = workspaces.get(segment) ?? {
    found: new FoundDocuments(segment.count),
    scores: new Float32Array(segment.count),
    hasWords: new Uint8Array(segment.count),
  };
  workspaces.set(segment, known);
  return known;
}

interface ScoredPart extends Workspace {
  readonly part: ViewSegment;
  readonly question: Float32Array | undefined;
  readonly least: number;
}

/** How near every document is to the question; a part whose vectors no question fits is searched by words. */
function scorePart(part: ViewSegment, questions: readonly Question[]): ScoredPart {
  const workspace = workspaceOf(part.segment);
  const { vector: question, least = leastNearness } =
    questions.find(({ model }) => model === part.meaning?.model) ?? {};
  if (question && part.meaning) part.meaning.products.scoreAll(question, workspace.scores);
  else workspace.scores.fill(0);
  return { part, question, least, ...workspace };
}

function markWords({ hasWords }: ScoredPart, { passed, failed }: FoundDocuments): void {
  hasWords.fill(0);
  for (const { documents, count } of [passed, ...failed]) {
    for (let at = 0; at < count; at += 1) hasWords[documents[at] as number] = 1;
  }
}

/** Nearness below which a document does not answer the question. */
function chooseLimit(parts: readonly ScoredPart[], { selections }: Found): number {
  let best = 0;
  for (const [index, { scores }] of parts.entries()) {
    const allowed = selections[index]?.allowed;
    if (!allowed) continue;
    for (let document = 0; document < scores.length; document += 1) {
      if ((scores[document] as number) > best && hasBit(allowed, document)) best = scores[document] as number;
    }
  }
  return Math.max(best * shareOfBest, ...parts.map(({ least }) => least));
}

/** Whether a document answers the question: it is near, or it holds the words and does not speak of something else. */
function answers(
  { scores, hasWords, part, question }: ScoredPart,
  document: number,
  limit: number,
  isOneWord: boolean,
) {
  const score = scores[document] as number;
  if (score >= limit) return true;
  if (hasWords[document] === 0) return false;
  const isKnown = question !== undefined && part.meaning?.products.has(document) === true;
  return isOneWord || !isKnown || score >= limit * shareForWords;
}

/** Notes everything that answers the question, and gives back the nearest of it that may be shown. */
function collect(view: View, parts: readonly ScoredPart[], words: Found, limit: number): RankedHit[] {
  const nearest = new TopHits(rankedDepth, compareAcross(view));
  const isOneWord = words.plan.slots.length === 1;
  for (const [index, scored] of parts.entries()) {
    const { scores, found, part } = scored;
    const selection = words.selections[index] as Found['selections'][number];
    markWords(scored, words.documents[index] as FoundDocuments);
    found.begin(selection);
    for (let document = 0; document < part.segment.count; document += 1) {
      if (!answers(scored, document, limit, isOneWord) || !hasBit(selection.allowed, document)) continue;
      if (!hasBit(found.passing, document)) {
        found.fail(document);
        continue;
      }
      found.pass(document);
      const score = scores[document] as number;
      if (score >= limit && score >= nearest.threshold) nearest.offer(score, index, document);
    }
  }
  return rescore(parts, nearest.sorted());
}

/** The nearest once more, with the question as it came and not rounded. */
function rescore(parts: readonly ScoredPart[], hits: RankedHit[]): RankedHit[] {
  for (const hit of hits) {
    const { part, question } = parts[hit.part] as ScoredPart;
    if (question && part.meaning) hit.key = part.meaning.products.scoreOne(question, hit.document);
  }
  return hits.sort((one, other) => other.key - one.key);
}

const nameOf = ({ part, document }: Pick<RankedHit, 'part' | 'document'>) => part * 2 ** 32 + document;

/** Words and meaning each rank what they found; who stands high in both stands first, an exact title before all. */
function fuse(view: View, parts: readonly ScoredPart[], words: Found, nearest: readonly RankedHit[], depth: number) {
  const keys = new Map<number, number>();
  const add = (hit: RankedHit, gain: number) => keys.set(nameOf(hit), (keys.get(nameOf(hit)) ?? 0) + gain);
  for (const [rank, hit] of nearest.entries()) add(hit, 1 / (rankOffset + rank));
  for (const [rank, hit] of orderByWords(view, words).entries()) {
    add(hit, (hit.key >= titleFirst ? titleFirst : 0) + 1 / (rankOffset + rank));
  }
  const top = new TopHits(depth, compareAcross(view));
  for (const [index, { found, scores }] of parts.entries()) {
    const { documents, count } = found.passed;
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number;
      const ranked = keys.get(nameOf({ part: index, document }));
      top.offer(ranked ?? (scores[document] as number) * belowRanks, index, document);
    }
  }
  return top.sorted();
}

/** Whether every word that counts stands in some medium, mistyped as it may be. */
function areWordsKnown(view: View, { slots }: Found['plan']): boolean {
  const isThere = (stem: string) => documentsOfStem(view, stem) > 0;
  return slots.every(
    ({ word, alternatives }) => word.isOptional || alternatives.some(({ stems }) => stems.every(isThere)),
  );
}

/** Finds what answers a question, by its words and by what it means. */
function findByMeaning(view: View, query: SelectionQuery, questions: readonly Question[], depth: number): Found {
  // In a sentence the meaning forgives slips; a word that only looks alike speaks of something else.
  const words = findMedia(view, query, rankedDepth, questions.length === 0 || !query.q?.trim().includes(' '));
  // What says nothing to any model is a name, a slip, or no words at all.
  if (questions.length === 0 && !areWordsKnown(view, words.plan)) return findNothing(words.plan, words.selections);
  const parts = view.parts.map((part) => scorePart(part, questions));
  const nearest = collect(view, parts, words, chooseLimit(parts, words));
  const documents = parts.map(({ found }) => found);
  return {
    ...words,
    total: documents.reduce((sum, { count }) => sum + count, 0),
    hits: depth > 0 ? fuse(view, parts, words, nearest, depth) : [],
    documents,
  };
}

export function searchByMeaning(
  view: View,
  query: SearchQuery,
  questions: readonly Question[],
): SearchResult & { readonly items: readonly MeaningHit[] } {
  const { offset, limit } = pageOf(view, query);
  const found = findByMeaning(view, query, questions, offset + limit);
  const shown = found.hits.slice(offset, offset + limit);
  const items = presentHits(view, found.plan, shown).map((hit, at) => {
    const { part, document } = shown[at] as RankedHit;
    return { ...hit, telling: tellingWords(view.parts[part]?.segment as Segment, document) };
  });
  return {
    total: found.total,
    offset,
    items,
    view: view.id,
    didYouMean:
      found.total === 0 && areWordsKnown(view, found.plan)
        ? suggestCorrection(view, found.plan, found.selections)
        : undefined,
    facets: countFacets(view, query.facets ?? [], (field) => found.documents.map((one) => one.forFacet(field))),
  };
}

export function facetByMeaning(view: View, query: FacetQuery, questions: readonly Question[]): Facets {
  const found = findByMeaning(view, query, questions, 0);
  return countFacets(view, query.facets, (field) => found.documents.map((one) => one.forFacet(field)));
}
