import type { FilterField } from '@mediathek/domain';
import { type Bitset, createBitset, hasBit, intersectBits, subtractBits } from './bitset';
import type { FilterName, Selection } from './document-filters';
import type { WordMatches } from './match-words';
import { enough, type QueryPlan } from './query-plan';
import type { Segment } from './segment';
import type { TopHits } from './top-hits';

// Indices are in range by construction; `as number` says so without a test in every step.

/** How much a document that holds one more of the words goes before one that holds fewer. */
export const coverStep = 1e6;
const tellingShare = 0.4;

/** What a document must hold to be found. */
export interface Demand {
  readonly words: number;
  readonly telling: number;
}

/** All words where enough is found with all of them; otherwise fewer, as long as they are the telling ones. */
export function chooseDemand(
  plan: QueryPlan,
  parts: readonly { matches: WordMatches; selection: Selection }[],
): Demand {
  const required = plan.slots.filter(({ word }) => !word.isOptional);
  const all = required.length;
  if (all < 2) return { words: all, telling: 0 };
  const counts = new Uint32Array(required.length + 1);
  for (const { matches, selection } of parts) {
    for (let index = 0; index < matches.count; index += 1) {
      const document = matches.documents[index] as number;
      const covered = matches.covered[document] as number;
      if (hasBit(selection.allowed, document)) counts[covered] = (counts[covered] as number) + 1;
    }
  }
  if ((counts[all] as number) >= enough) return { words: all, telling: 0 };
  let found = 0;
  let words = all;
  for (; words > 1; words -= 1) {
    found += counts[words] as number;
    if (found >= enough || (found > 0 && words * 2 <= all)) break;
  }
  const total = required.reduce((sum, { rarity }) => sum + rarity, 0);
  return { words, telling: words === all ? 0 : total * tellingShare };
}

/** Documents one after another, in an array that is longer than they are. */
export interface DocumentList {
  readonly documents: Uint32Array;
  count: number;
}

/**
 * Found documents, and for each active filter those that fail it alone: they count in that filter's own facet.
 * Everything here is as long as a segment and is used again for the next query.
 */
export class FoundDocuments {
  readonly passed: DocumentList;
  /** One list for each filter, in the order of the selection. */
  readonly failed: DocumentList[] = [];
  /** The documents that pass all filters, and for each filter those that fail it alone. */
  readonly passing: Bitset;
  readonly failing: Bitset[] = [];
  #filters: readonly FilterName[] = [];

  constructor(readonly size: number) {
    this.passed = { documents: new Uint32Array(size), count: 0 };
    this.passing = createBitset(size);
  }

  get count(): number {
    return this.passed.count;
  }

  begin({ allowed, filters }: Selection): void {
    this.#filters = filters.map(({ name }) => name);
    this.passed.count = 0;
    this.passing.set(allowed);
    for (const { bits } of filters) intersectBits(this.passing, bits);
    this.failed.length = Math.min(this.failed.length, filters.length);
    for (const [index, own] of filters.entries()) {
      const list = this.failed[index] ?? { documents: new Uint32Array(this.size), count: 0 };
      list.count = 0;
      this.failed[index] = list;
      const bits = this.failing[index] ?? createBitset(this.size);
      this.failing[index] = bits;
      bits.set(allowed);
      for (const filter of filters) if (filter !== own) intersectBits(bits, filter.bits);
      subtractBits(bits, own.bits);
    }
  }

  pass(document: number): void {
    const { passed } = this;
    passed.documents[passed.count] = document;
    passed.count += 1;
  }

  /** Notes a document that does not pass all filters where it fails only one of them. */
  fail(document: number): void {
    const { failed, failing } = this;
    for (let filter = 0; filter < failed.length; filter += 1) {
      if (!hasBit(failing[filter] as Bitset, document)) continue;
      const list = failed[filter] as DocumentList;
      list.documents[list.count] = document;
      list.count += 1;
    }
  }

  forFacet(field: FilterField): DocumentList[] {
    const own = this.failed[this.#filters.indexOf(field)];
    return own ? [this.passed, own] : [this.passed];
  }
}

export interface CollectOptions {
  readonly part: number;
  readonly top: TopHits;
  readonly found: FoundDocuments;
  /** Goes before everything else: an exact title, a media number. */
  readonly first: ReadonlyMap<number, number>;
  readonly isRefused: ((document: number) => boolean) | undefined;
}

/** Goes through what the words found in a segment and keeps what may be shown. */
export function collectHits(options: CollectOptions, matches: WordMatches, demand: Demand): void {
  const { part, top, found, first, isRefused } = options;
  const { documents, covered, score, telling } = matches;
  const { passing } = found;
  for (let index = 0; index < matches.count; index += 1) {
    const document = documents[index] as number;
    const words = covered[document] as number;
    if (words < demand.words || (telling[document] as number) < demand.telling) continue;
    if (isRefused?.(document)) continue;
    if (!hasBit(passing, document)) {
      found.fail(document);
      continue;
    }
    found.pass(document);
    const key = words * coverStep + (score[document] as number) + (first.size > 0 ? (first.get(document) ?? 0) : 0);
    if (key >= top.threshold) top.offer(key, part, document);
  }
}

/** The same for a single word that is found in one way only: its list is gone through once and nothing is added up. */
export function collectPostings(options: CollectOptions, segment: Segment, stem: number, gain: number): void {
  const { part, top, found, first } = options;
  const { postingDocument, postingImpact } = segment;
  const { passing } = found;
  const end = segment.postingStart[stem + 1] as number;
  for (let at = segment.postingStart[stem] as number; at < end; at += 1) {
    const document = postingDocument[at] as number;
    if (!hasBit(passing, document)) {
      found.fail(document);
      continue;
    }
    found.pass(document);
    // Rounded like the sums of several words, so that both ways give the same order.
    const score = Math.fround((postingImpact[at] as number) * gain);
    const key = coverStep + score + (first.size > 0 ? (first.get(document) ?? 0) : 0);
    if (key >= top.threshold) top.offer(key, part, document);
  }
}
