import { searchFields } from '../search-engine';
import { coverStep } from './collect-hits';
import { countOnes } from './edit-distance';
import { fieldCount, fieldNumber, joinedFlag, spellingMask } from './fields';
import type { QueryPlan } from './query-plan';
import { directMask, type TokenMatches } from './token-matches';
import type { RankedHit } from './top-hits';

// Indices are in range by construction; `as number` says so without a test in every step.

/** So many of the best hits are looked at word by word; behind them nobody sees a difference. */
export const rerankDepth = 64;

const lookedAtWords = 200;
const inAll = searchFields.map((field) => ['title', 'keywords', 'shortText', 'text'].includes(field));
// One word has no neighbours to look for; then the long text tells nothing that its beginning does not.
const inShort = searchFields.map((field) => ['title', 'keywords', 'shortText'].includes(field));

/** What a closer look at a document tells about a query. */
interface Closeness {
  titleBits: number;
  titleWords: number;
  titleMatches: number;
  /** The words that stand in the document as typed, not only in another form. */
  exactBits: number;
  exactTitleBits: number;
  spelledBits: number;
  directBits: number;
  /** The shortest stretch of words that holds all words of the query. */
  window: number;
  /** For words found by the parts of a compound: the longest of the shortest stretches that hold all parts. */
  leafWindow: number;
}

const far = 1_000;
/** A title that holds a word as part of a compound is about something else: Tierarzt is not about Tiere. */
const partShare = 0.4;

/** Follows where each word of the query was last seen, to find the place where they stand closest. */
class WindowFinder {
  readonly #last: Int32Array;
  readonly #leafLast: Int32Array[];
  window = far;
  readonly leafWindows: Int32Array;

  constructor(
    plan: QueryPlan,
    readonly required: number,
  ) {
    this.#last = new Int32Array(plan.slots.length);
    this.leafWindows = new Int32Array(plan.slots.length).fill(far);
    this.#leafLast = plan.slots.map(({ alternatives }) => {
      const most = Math.max(1, ...alternatives.map(({ stems }) => stems.length));
      return new Int32Array(most);
    });
  }

  beginDocument(): void {
    this.window = far;
    this.leafWindows.fill(far);
  }

  beginField(): void {
    this.#last.fill(-1);
    for (const leaves of this.#leafLast) leaves.fill(-1);
  }

  /** Whether a word can be found by the parts of a compound. */
  hasLeaves(slot: number): boolean {
    return (this.#leafLast[slot] as Int32Array).length > 1;
  }

  see(bits: number, position: number): void {
    let first = position;
    for (let slot = 0; slot < this.#last.length; slot += 1) {
      if ((bits >>> slot) & 1) this.#last[slot] = position;
      if (!((this.required >>> slot) & 1)) continue;
      const last = this.#last[slot] as number;
      if (last < 0) return;
      if (last < first) first = last;
    }
    this.window = Math.min(this.window, position - first + 1);
  }

  seeLeaf(slot: number, leaf: number, position: number): void {
    const leaves = this.#leafLast[slot] as Int32Array;
    leaves[leaf] = position;
    let first = position;
    for (let index = 0; index < leaves.length; index += 1) first = Math.min(first, leaves[index] as number);
    if (first < 0) return;
    const width = position - first + 1;
    this.leafWindows[slot] = Math.min(this.leafWindows[slot] as number, width);
    this.see(1 << slot, position);
  }
}

function lookCloser(
  matches: TokenMatches,
  document: number,
  finder: WindowFinder,
  fields: readonly boolean[],
): Closeness {
  const { segment } = matches;
  const closeness: Closeness = {
    titleBits: 0,
    titleWords: 0,
    titleMatches: 0,
    exactBits: 0,
    exactTitleBits: 0,
    spelledBits: 0,
    directBits: 0,
    window: far,
    leafWindow: 0,
  };
  finder.beginDocument();
  let from = segment.tokenStart[document] as number;
  for (let field = 0; field < fieldCount; field += 1) {
    const length = segment.fieldLengths[document * fieldCount + field] as number;
    if (fields[field])
      scanField(matches, from, Math.min(length, lookedAtWords), field === fieldNumber.title, finder, closeness);
    from += length;
  }
  closeness.window = finder.window;
  for (let slot = 0; slot < finder.leafWindows.length; slot += 1) {
    const isByParts = finder.hasLeaves(slot) && !((closeness.directBits >>> slot) & 1);
    if (isByParts) closeness.leafWindow = Math.max(closeness.leafWindow, finder.leafWindows[slot] as number);
  }
  return closeness;
}

function scanField(
  matches: TokenMatches,
  from: number,
  length: number,
  isTitle: boolean,
  finder: WindowFinder,
  closeness: Closeness,
): void {
  const { marks } = matches;
  const { tokens } = matches.segment;
  finder.beginField();
  let position = -1;
  for (let at = from; at < from + length; at += 1) {
    const token = tokens[at] as number;
    const isJoined = token >= joinedFlag;
    if (!isJoined) position += 1;
    const mark = marks[token & spellingMask] as number;
    if (isTitle) noteTitle(matches, token, mark, isJoined, closeness);
    if (mark !== 0) noteWord(matches, token, mark, position, finder, closeness);
  }
}

function noteWord(
  matches: TokenMatches,
  token: number,
  mark: number,
  position: number,
  finder: WindowFinder,
  closeness: Closeness,
): void {
  const bits = mark & directMask;
  if (bits !== 0) {
    closeness.directBits |= bits;
    closeness.exactBits |= matches.typedBits(token);
    finder.see(bits, position);
  }
  if (matches.leafBits(mark) === 0) return;
  for (const { slot, leaf } of matches.rolesOf(token)) if (leaf !== undefined) finder.seeLeaf(slot, leaf, position);
}

function noteTitle(matches: TokenMatches, token: number, mark: number, isJoined: boolean, closeness: Closeness): void {
  const bits = (mark & directMask) | matches.leafBits(mark);
  if (bits === 0) {
    if (!isJoined && matches.segment.isStop[matches.formOf(token)] === 0) closeness.titleWords += 1;
    return;
  }
  closeness.titleBits |= bits;
  closeness.exactTitleBits |= matches.typedBits(token);
  closeness.spelledBits |= matches.spelledBits(token);
  if (isJoined) return;
  closeness.titleWords += 1;
  closeness.titleMatches += matches.ownBits(token) === 0 ? partShare : 1;
}

function windowBonus(window: number, words: number): number {
  if (words < 2) return 0;
  if (window <= words) return 0.4;
  if (window <= words + 2) return 0.28;
  return window <= words + 8 ? 0.12 : 0;
}

function leafFactor(leafWindow: number): number {
  if (leafWindow <= 5) return 1;
  return leafWindow <= 14 ? 0.8 : 0.5;
}

/** By how much a document is better than its words alone say. */
function rate(closeness: Closeness, required: number): number {
  const words = countOnes(required);
  const inTitle = countOnes(closeness.titleBits & required);
  const share = closeness.titleMatches / Math.max(1, closeness.titleWords);
  let factor = 1 + windowBonus(closeness.window, words);
  factor += inTitle === words ? 0.3 + 0.6 * share : (0.5 * share * inTitle) / words;
  factor += (0.15 * countOnes(closeness.exactBits & required)) / words;
  factor += (0.15 * countOnes(closeness.exactTitleBits & required)) / words;
  factor += (0.06 * countOnes(closeness.spelledBits & required)) / words;
  return factor * leafFactor(closeness.leafWindow);
}

/** Puts the best hits into their final order: whole titles, neighbouring words and the spelling typed go first. */
export function rerank(hits: readonly RankedHit[], plan: QueryPlan, matchesOf: (part: number) => TokenMatches): void {
  const { required } = plan;
  const finder = new WindowFinder(plan, required);
  const isSimple = countOnes(required) < 2 && !plan.slots.some((_, slot) => finder.hasLeaves(slot));
  const fields = isSimple ? inShort : inAll;
  for (const hit of hits) {
    const tier = Math.floor(hit.key / coverStep) * coverStep;
    const factor = rate(lookCloser(matchesOf(hit.part), hit.document, finder, fields), required);
    hit.key = tier + (hit.key - tier) * factor;
  }
}
