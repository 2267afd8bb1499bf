import type { FilterField } from '@mediathek/domain';
import { hasBit } from './bitset';
import type { FacetDocuments } from './count-facets';
import type { FilterName, Selection } from './document-filters';
import type { WordMatches } from './match-words';
import { enough, type QueryPlan } from './query-plan';
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
  const counts = new Uint32Array(required.length + 1);
  for (const { matches, selection } of parts) {
    for (let index = 0; index < matches.count; index += 1) {
      const document = matches.documents[index] as number;
      const covered = matches.covered[document] as number;
      if (hasBit(selection.allowed, document)) counts[covered] = (counts[covered] as number) + 1;
    }
  }
  const all = required.length;
  if (all < 2 || (counts[all] as number) >= enough) return { words: all, telling: 0 };
  let found = 0;
  let words = all;
  for (; words > 1; words -= 1) {
    found += counts[words] as number;
    if (found >= enough || (found > 0 && words * 2 <= all)) break;
  }
  const total = required.reduce((sum, { rarity }) => sum + rarity, 0);
  return { words, telling: words === all ? 0 : total * tellingShare };
}

/** Found documents, and for each active filter those that fail it alone: they count in that filter's own facet. */
export class FoundDocuments {
  readonly #passed: Uint32Array;
  #passedCount = 0;
  readonly #failed: readonly { name: FilterName; documents: Uint32Array; count: number }[];

  constructor(size: number, filters: readonly FilterName[]) {
    this.#passed = new Uint32Array(size);
    this.#failed = filters.map((name) => ({ name, documents: new Uint32Array(size), count: 0 }));
  }

  pass(document: number): void {
    this.#passed[this.#passedCount] = document;
    this.#passedCount += 1;
  }

  fail(filter: number, document: number): void {
    const failed = this.#failed[filter];
    if (!failed) return;
    failed.documents[failed.count] = document;
    failed.count += 1;
  }

  get count(): number {
    return this.#passedCount;
  }

  forFacet(field: FilterField): FacetDocuments[] {
    const own = this.#failed.filter(({ name }) => name === field);
    return [{ documents: this.#passed, count: this.#passedCount }, ...own];
  }
}

/** The number of the only filter a document fails; -1 when it passes all, -2 when it fails several. */
export function failedFilter({ filters }: Selection, document: number): number {
  let failed = -1;
  for (let index = 0; index < filters.length; index += 1) {
    const filter = filters[index];
    if (!filter || hasBit(filter.bits, document)) continue;
    if (failed >= 0) return -2;
    failed = index;
  }
  return failed;
}

export interface CollectOptions {
  readonly part: number;
  readonly matches: WordMatches;
  readonly selection: Selection;
  readonly demand: Demand;
  readonly top: TopHits;
  readonly found: FoundDocuments;
  /** Goes before everything else: an exact title, a media number. */
  readonly first: ReadonlyMap<number, number>;
  readonly isRefused: ((document: number) => boolean) | undefined;
}

/** Goes through what the words found in a segment and keeps what may be shown. */
export function collectHits({ part, matches, selection, demand, top, found, first, isRefused }: CollectOptions): void {
  const { documents, covered, score, telling } = matches;
  const { allowed } = selection;
  for (let index = 0; index < matches.count; index += 1) {
    const document = documents[index] as number;
    if (!hasBit(allowed, document)) continue;
    const words = covered[document] as number;
    if (words < demand.words || (telling[document] as number) < demand.telling) continue;
    if (isRefused?.(document)) continue;
    const failed = failedFilter(selection, document);
    if (failed === -1) {
      found.pass(document);
      const bonus = first.size > 0 ? (first.get(document) ?? 0) : 0;
      top.offer(words * coverStep + (score[document] as number) + bonus, part, document);
    } else if (failed >= 0) {
      found.fail(failed, document);
    }
  }
}
