import { isStopWord } from '../analysis/stop-words';
import type { SearchHit, SimilarQuery } from '../search-engine';
import { searchFields } from '../search-engine';
import { hasBit } from './bitset';
import { type Selection, selectDocuments } from './document-filters';
import { fieldCount, fieldNumber, fieldWeights, fullImpact, spellingMask } from './fields';
import { WordMatches } from './match-words';
import { planQuery } from './query-plan';
import { parseQuery } from './query-words';
import { leastNearness, rankOffset } from './search-by-meaning';
import { compareAcross, presentPage } from './search-media';
import type { Segment } from './segment';
import { type RankedHit, TopHits } from './top-hits';
import { documentsOfStem, type View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

const defaultLimit = 8;
const highestLimit = 24;
const tellingWords = 18;
const lookedAtWords = 300;
/** A word in every fifth medium says nothing about likeness. */
const tooCommon = 0.2;

interface TellingWord {
  readonly stem: string;
  readonly weight: number;
}

/** The words that tell most about a document: often in it, in its title or keywords, and rare elsewhere. */
function findTellingWords(view: View, segment: Segment, document: number): TellingWord[] {
  const weights = new Map<number, number>();
  let from = segment.tokenStart[document] as number;
  for (let field = 0; field < fieldCount; field += 1) {
    const length = segment.fieldLengths[document * fieldCount + field] as number;
    const isRead = field !== fieldNumber.spoken && field !== fieldNumber.number && field !== fieldNumber.producer;
    const weight = fieldWeights[searchFields[field] as (typeof searchFields)[number]];
    for (let at = from; isRead && at < from + Math.min(length, lookedAtWords); at += 1) {
      const form = segment.formOfSpelling[(segment.tokens[at] as number) & spellingMask] as number;
      if (isStopWord(segment.forms.get(form))) continue;
      const stems = [
        segment.stemOfForm[form] as number,
        ...segment.parts.subarray(segment.partStart[form], segment.partStart[form + 1]),
      ];
      for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    }
    from += length;
  }
  return [...weights]
    .map(([number, weight]) => {
      const stem = segment.stems.get(number);
      const documents = documentsOfStem(view, stem);
      const isTelling = documents > 1 && documents <= Math.max(5, view.documents * tooCommon);
      const rarity = Math.log(1 + view.documents / documents);
      return { stem, weight: isTelling ? (weight / (weight + 3)) * rarity : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || (one.stem < other.stem ? -1 : 1))
    .slice(0, tellingWords);
}

function sharesSubject(view: View, part: number, document: number, subjects: ReadonlySet<string>): boolean {
  const column = view.parts[part]?.segment.columns.fn_geb;
  if (!column) return false;
  const set = column.setOf[document] as number;
  for (let at = column.setStart[set] as number; at < (column.setStart[set + 1] as number); at += 1) {
    if (subjects.has(column.values.get(column.setValues[at] as number))) return true;
  }
  return false;
}

// Used again for every question: as long as a segment.
const matchesOfSegments = new WeakMap<Segment, WordMatches>();

function offerSimilar(
  view: View,
  part: number,
  words: readonly TellingWord[],
  { allowed }: Selection,
  isLike: (document: number) => boolean,
  top: TopHits,
): void {
  const { segment } = view.parts[part] as View['parts'][number];
  const matches = matchesOfSegments.get(segment) ?? new WordMatches(segment.count);
  matchesOfSegments.set(segment, matches);
  for (const [index, { stem, weight }] of words.entries()) {
    const number = segment.stems.find(stem);
    if (number < 0) continue;
    const [from, to] = [segment.postingStart[number] as number, segment.postingStart[number + 1] as number];
    matches.add(index + 1, 0, segment.postingDocument, segment.postingImpact, from, to, weight / fullImpact);
  }
  for (let index = 0; index < matches.count; index += 1) {
    const document = matches.documents[index] as number;
    if (!hasBit(allowed, document) || (matches.covered[document] as number) < Math.min(2, words.length)) continue;
    top.offer((matches.score[document] as number) * (isLike(document) ? 1.25 : 1), part, document);
  }
  matches.clear();
}

interface Place {
  readonly part: number;
  readonly document: number;
}

/** The media that mean nearly the same; none where it is not known yet what this one means. */
function findNearest(view: View, place: Place, selections: readonly Selection[], limit: number): RankedHit[] {
  const own = view.parts[place.part]?.meaning;
  if (!own?.products.has(place.document)) return [];
  const vector = own.products.vectorOf(place.document);
  const top = new TopHits(limit, compareAcross(view));
  for (const [part, { segment, meaning }] of view.parts.entries()) {
    if (meaning?.model !== own.model) continue;
    const scores = new Float32Array(segment.count);
    meaning.products.scoreAll(vector, scores);
    for (let document = 0; document < segment.count; document += 1) {
      const score = scores[document] as number;
      if (score < leastNearness || score < top.threshold) continue;
      if (hasBit((selections[part] as Selection).allowed, document)) top.offer(score, part, document);
    }
  }
  return top.sorted();
}

/** Who stands high among the nearest and among those with the same words stands first. */
function fuseRankings(rankings: readonly (readonly RankedHit[])[]): RankedHit[] {
  const fused = new Map<string, RankedHit>();
  for (const ranking of rankings) {
    for (const [rank, { part, document }] of ranking.entries()) {
      const name = `${part} ${document}`;
      fused.set(name, { part, document, key: (fused.get(name)?.key ?? 0) + 1 / (rankOffset + rank) });
    }
  }
  return [...fused.values()].sort((one, other) => other.key - one.key);
}

/** Media that deal with the same things as another one. */
export function findSimilarMedia(view: View, query: SimilarQuery): SearchHit[] {
  const limit = Math.min(Math.max(1, Math.floor(query.limit ?? defaultLimit)), highestLimit);
  const place = view.parts
    .map(({ segment, deleted }, part) => ({
      part,
      segment,
      deleted,
      document: segment.findIdentifier(query.identifier),
    }))
    .find(({ document, deleted }) => document >= 0 && !(deleted && hasBit(deleted, document)));
  if (!place) return [];
  const words = findTellingWords(view, place.segment, place.document);
  const { columns } = place.segment;
  const ownSet = columns.fn_geb.setOf[place.document] as number;
  const subjects = new Set<string>();
  for (
    let at = columns.fn_geb.setStart[ownSet] as number;
    at < (columns.fn_geb.setStart[ownSet + 1] as number);
    at += 1
  ) {
    subjects.add(columns.fn_geb.values.get(columns.fn_geb.setValues[at] as number));
  }
  const top = new TopHits(
    limit + 1,
    (part, document, otherPart, otherDocument) => part - otherPart || document - otherDocument,
  );
  const selections = view.parts.map((part) => selectDocuments(part, query.scope, 'all', {}));
  for (const part of view.parts.keys()) {
    const isLike = (document: number) => sharesSubject(view, part, document, subjects);
    offerSimilar(view, part, words, selections[part] as Selection, isLike, top);
  }
  const hits = fuseRankings([findNearest(view, place, selections, limit + 1), top.sorted()])
    .filter(({ part, document }) => part !== place.part || document !== place.document)
    .slice(0, limit);
  const plan = planQuery(view, parseQuery(''));
  return presentPage(view, { plan, hits, total: hits.length, documents: [], selections }, 0, limit);
}
