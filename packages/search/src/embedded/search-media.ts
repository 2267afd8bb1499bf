import { lowerCase } from '../analysis/fold';
import type { FacetQuery, Facets, SearchHit, SearchQuery, SearchResult, SelectionQuery } from '../search-engine';
import { hasBit } from './bitset';
import { chooseDemand, collectHits, collectPostings, FoundDocuments } from './collect-hits';
import { countFacets } from './count-facets';
import { suggestCorrection } from './did-you-mean';
import { type Selection, selectDocuments } from './document-filters';
import { fieldNumber, fullImpact, joinedFlag } from './fields';
import { matchWords, WordMatches } from './match-words';
import { presentHit } from './present-hit';
import { planQuery, type QueryPlan } from './query-plan';
import { parseQuery } from './query-words';
import { rerank, rerankDepth } from './rerank';
import { type Segment, storedTitle } from './segment';
import { TokenMatches } from './token-matches';
import { type RankedHit, TopHits } from './top-hits';
import type { View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

const defaultLimit = 24;
const highestLimit = 100;
/** An exact title goes before everything, one in the very spelling before other spellings, a media number before all. */
export const titleFirst = 1e9;
const spellingFirst = 2e9;
const numberFirst = 4e9;

interface Workspace {
  readonly matches: WordMatches;
  readonly found: FoundDocuments;
}

const workspaces = new WeakMap<Segment, Workspace>();

function workspaceOf(segment: Segment): Workspace {
  const known = workspaces.get(segment) ?? {
    matches: new WordMatches(segment.count),
    found: new FoundDocuments(segment.count),
  };
  workspaces.set(segment, known);
  return known;
}

/** What a query selects, before any of it is shown. */
export interface Found {
  readonly plan: QueryPlan;
  readonly total: number;
  readonly hits: readonly RankedHit[];
  readonly documents: readonly FoundDocuments[];
  readonly selections: readonly Selection[];
}

/** Which of two hits with the same key goes first: the newer one. */
export function compareAcross({ parts }: View) {
  return (part: number, document: number, otherPart: number, otherDocument: number): number => {
    const [one, other] = [parts[part]?.segment as Segment, parts[otherPart]?.segment as Segment];
    if (part === otherPart) return (one.rank[document] as number) - (one.rank[otherDocument] as number);
    const byDay = (other.days[otherDocument] as number) - (one.days[document] as number);
    return byDay || (one.identifierOf(document) < other.identifierOf(otherDocument) ? -1 : 1);
  };
}

/** The documents that go before all others: whose number or whose whole title was typed. */
function findFirst(segment: Segment, { query }: QueryPlan): Map<number, number> {
  const first = new Map<number, number>();
  const [from] = [segment.titles.lowerBound(query.phrase)];
  for (let index = from; index < segment.titles.size && segment.titles.get(index) === query.phrase; index += 1) {
    const document = segment.titleDocument[index] as number;
    const isSpelledSo = lowerCase(segment.textOf(document, storedTitle)).trim() === lowerCase(query.text).trim();
    first.set(document, isSpelledSo ? spellingFirst : titleFirst);
  }
  const stem = query.code === undefined ? -1 : segment.stems.find(query.code);
  if (stem >= 0) {
    for (let at = segment.postingStart[stem] as number; at < (segment.postingStart[stem + 1] as number); at += 1) {
      const isNumber = ((segment.postingFields[at] as number) >>> fieldNumber.number) % 2 === 1;
      if (isNumber) first.set(segment.postingDocument[at] as number, numberFirst);
    }
  }
  return first;
}

/** Whether words in quotation marks do not stand in a document as they are typed. */
function lacksQuotation(segment: Segment, { query }: QueryPlan, document: number): boolean {
  const end = segment.tokenStart[document + 1] as number;
  return query.quotations.some(([first, last]) => {
    const forms = query.words.slice(first, last + 1).map(({ form }) => segment.forms.find(form));
    if (forms.includes(-1)) return true;
    let run = 0;
    for (let at = segment.tokenStart[document] as number; at < end; at += 1) {
      const token = segment.tokens[at] as number;
      if (token >= joinedFlag) continue;
      const form = segment.formOfSpelling[token] as number;
      if (form === forms[run]) run += 1;
      else run = form === forms[0] ? 1 : 0;
      if (run === forms.length) return false;
    }
    return true;
  });
}

/** The one stem by which a query of a single word is found; -1 where it is unknown, undefined where there are more. */
function onlyStem(segment: Segment, { slots, query }: QueryPlan): { stem: number; gain: number } | undefined {
  const [slot, ...others] = slots;
  const [alternative, ...more] = slot?.alternatives ?? [];
  if (!slot || !alternative || others.length > 0 || more.length > 0) return undefined;
  if (alternative.stems.length > 1 || query.quotations.length > 0) return undefined;
  const stem = segment.stems.find(alternative.stems[0] as string);
  return { stem, gain: (alternative.weight * slot.rarity) / fullImpact };
}

function findByWords(view: View, plan: QueryPlan, selections: readonly Selection[], depth: number): Found {
  const top = new TopHits(Math.max(depth, rerankDepth), compareAcross(view));
  const parts = view.parts.map(({ segment }, part) => {
    const { matches, found } = workspaceOf(segment);
    const selection = selections[part] as Selection;
    found.begin(selection);
    const only = onlyStem(segment, plan);
    if (!only) matchWords(matches, segment, plan);
    return { segment, matches, selection, found, part, top, first: findFirst(segment, plan), only };
  });
  try {
    const demand = chooseDemand(plan, parts);
    for (const options of parts) {
      const { segment, matches, only } = options;
      const isRefused =
        plan.query.quotations.length > 0 ? (document: number) => lacksQuotation(segment, plan, document) : undefined;
      if (!only) collectHits({ ...options, isRefused }, matches, demand);
      else if (only.stem >= 0) collectPostings({ ...options, isRefused }, segment, only.stem, only.gain);
    }
  } finally {
    for (const { matches } of parts) matches.clear();
  }
  const documents = parts.map(({ found }) => found);
  const total = documents.reduce((sum, { count }) => sum + count, 0);
  return { plan, total, hits: top.sorted(), documents, selections };
}

/** Without words everything is found, the newest first. */
function findAll(view: View, plan: QueryPlan, selections: readonly Selection[], depth: number): Found {
  const top = new TopHits(depth, compareAcross(view));
  const documents = view.parts.map(({ segment }, part) => {
    const selection = selections[part] as Selection;
    const { found } = workspaceOf(segment);
    found.begin(selection);
    for (let document = 0; document < segment.count; document += 1) {
      if (hasBit(found.passing, document)) found.pass(document);
      else found.fail(document);
    }
    let wanted = Math.min(depth, found.count);
    for (let rank = 0; wanted > 0; rank += 1) {
      const document = segment.byRank[rank] as number;
      if (!hasBit(found.passing, document)) continue;
      top.offer(0, part, document);
      wanted -= 1;
    }
    return found;
  });
  const total = documents.reduce((sum, { count }) => sum + count, 0);
  return { plan, total, hits: top.sorted(), documents, selections };
}

export function findNothing(plan: QueryPlan, selections: readonly Selection[]): Found {
  return { plan, total: 0, hits: [], documents: selections.map(() => new FoundDocuments(0)), selections };
}

/** Words as they are typed, in all their forms, and no others. */
function withoutTypos(plan: QueryPlan): QueryPlan {
  const slots = plan.slots.map((slot) => ({
    ...slot,
    alternatives: slot.alternatives.filter(({ kind }) => kind !== 'typo'),
  }));
  return { ...plan, slots };
}

/** Finds what a query selects; `depth` says how many of the best are wanted in order. */
export function findMedia(view: View, query: SelectionQuery, depth: number, forgivesTypos = true): Found {
  const text = query.q ?? '';
  const planned = planQuery(view, parseQuery(text));
  const plan = forgivesTypos ? planned : withoutTypos(planned);
  const selections = view.parts.map((part) =>
    selectDocuments(part, query.scope, query.category ?? 'all', query.filters ?? {}),
  );
  if (text.trim() === '') return findAll(view, plan, selections, depth);
  return plan.slots.length === 0 ? findNothing(plan, selections) : findByWords(view, plan, selections, depth);
}

/** Runs something with the tool that tells which words of a document answer the query. */
function withTokenMatches<Result>(
  view: View,
  plan: QueryPlan,
  use: (matchesOf: (part: number) => TokenMatches) => Result,
): Result {
  const made = new Map<number, TokenMatches>();
  const matchesOf = (part: number) => {
    const matches = made.get(part) ?? new TokenMatches(view.parts[part]?.segment as Segment, plan);
    made.set(part, matches);
    return matches;
  };
  try {
    return use(matchesOf);
  } finally {
    for (const matches of made.values()) matches.release();
  }
}

/** The best hits looked at word by word and put into their final order. */
function order(view: View, { plan, hits }: Found, matchesOf: (part: number) => TokenMatches): RankedHit[] {
  const best = hits.slice(0, rerankDepth);
  const compareTies = compareAcross(view);
  if (plan.slots.length > 0) {
    rerank(best, plan, matchesOf);
    best.sort((one, other) => other.key - one.key || compareTies(one.part, one.document, other.part, other.document));
  }
  return best;
}

/** What the words found, the best first. */
export function orderByWords(view: View, found: Found): RankedHit[] {
  return withTokenMatches(view, found.plan, (matchesOf) => order(view, found, matchesOf));
}

/** Hits that have their order, ready to be shown. */
export function presentHits(view: View, plan: QueryPlan, hits: readonly RankedHit[]): SearchHit[] {
  return withTokenMatches(view, plan, (matchesOf) =>
    hits.map(({ part, document, key }) => presentHit(matchesOf(part), document, key)),
  );
}

/** The hits of a page, in their final order and ready to be shown. */
export function presentPage(view: View, found: Found, offset: number, limit: number): SearchHit[] {
  return withTokenMatches(view, found.plan, (matchesOf) => {
    const best = order(view, found, matchesOf);
    const ordered = offset + limit <= best.length ? best : [...best, ...found.hits.slice(rerankDepth)];
    return ordered
      .slice(offset, offset + limit)
      .map(({ part, document, key }) => presentHit(matchesOf(part), document, key));
  });
}

function toWhole(value: number | undefined, otherwise: number, highest: number): number {
  if (value === undefined || Number.isNaN(value)) return otherwise;
  return Math.min(Math.max(0, Math.floor(value)), highest);
}

/** Which stretch of the hits is wanted. */
export function pageOf(view: View, query: SearchQuery): { offset: number; limit: number } {
  return { offset: toWhole(query.offset, 0, view.documents), limit: toWhole(query.limit, defaultLimit, highestLimit) };
}

export function searchMedia(view: View, query: SearchQuery): SearchResult {
  const { offset, limit } = pageOf(view, query);
  const found = findMedia(view, query, offset + limit);
  return {
    total: found.total,
    offset,
    items: presentPage(view, found, offset, limit),
    view: view.id,
    didYouMean: suggestCorrection(view, found.plan, found.selections),
    facets: countFacets(view, query.facets ?? [], (field) => found.documents.map((one) => one.forFacet(field))),
  };
}

export function facetMedia(view: View, query: FacetQuery): Facets {
  const found = findMedia(view, query, 0);
  return countFacets(view, query.facets, (field) => found.documents.map((one) => one.forFacet(field)));
}
