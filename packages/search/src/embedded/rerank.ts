import { lowerCase } from '../analysis/fold';
import { isStopWord } from '../analysis/stop-words';
import { coverStep } from './collect-hits';
import { countOnes } from './edit-distance';
import { fieldCount, fieldNumber, joinedFlag, spellingMask } from './fields';
import type { QueryPlan } from './query-plan';
import type { TokenMatches } from './token-matches';
import type { RankedHit } from './top-hits';

// Indices are in range by construction; `as number` says so without a test in every step.

/** So many of the best hits are looked at word by word; behind them nobody sees a difference. */
export const rerankDepth = 80;

const lookedAtWords = 220;
const scannedFields = [fieldNumber.title, fieldNumber.keywords, fieldNumber.shortText, fieldNumber.text];

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

  beginField(): void {
    this.#last.fill(-1);
    for (const leaves of this.#leafLast) leaves.fill(-1);
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
    const first = Math.min(...leaves);
    if (first < 0) return;
    const width = position - first + 1;
    this.leafWindows[slot] = Math.min(this.leafWindows[slot] as number, width);
    this.see(1 << slot, position);
  }
}

function lookCloser(matches: TokenMatches, document: number, required: number): Closeness {
  const { segment, plan } = matches;
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
  const finder = new WindowFinder(plan, required);
  let from = segment.tokenStart[document] as number;
  for (let field = 0; field < fieldCount; field += 1) {
    const length = segment.fieldLengths[document * fieldCount + field] as number;
    if (scannedFields.includes(field))
      scanField(matches, from, Math.min(length, lookedAtWords), field === fieldNumber.title, finder, closeness);
    from += length;
  }
  closeness.window = finder.window;
  for (const [slot, width] of finder.leafWindows.entries()) {
    const isByParts =
      !((closeness.directBits >>> slot) & 1) &&
      (plan.slots[slot]?.alternatives.some(({ stems }) => stems.length > 1) ?? false);
    if (isByParts) closeness.leafWindow = Math.max(closeness.leafWindow, width);
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
  const { tokens } = matches.segment;
  finder.beginField();
  let position = -1;
  for (let at = from; at < from + length; at += 1) {
    const token = tokens[at] as number;
    const isJoined = token >= joinedFlag;
    if (!isJoined) position += 1;
    const form = matches.formOf(token);
    const bits = matches.directBits(form);
    const leafBits = matches.leafBits(form);
    if (isTitle) noteTitle(matches, token, form, bits | leafBits, matches.ownBits(form), isJoined, closeness);
    if (bits !== 0) {
      closeness.directBits |= bits;
      closeness.exactBits |= matches.typedBits(form);
      finder.see(bits, position);
    }
    if (leafBits === 0) continue;
    for (const { slot, leaf } of matches.rolesOf(form)) {
      if (leaf !== undefined) finder.seeLeaf(slot, leaf, position);
    }
  }
}

function noteTitle(
  matches: TokenMatches,
  token: number,
  form: number,
  bits: number,
  ownBits: number,
  isJoined: boolean,
  closeness: Closeness,
): void {
  closeness.titleBits |= bits;
  if (!isJoined) {
    const isSmall = bits === 0 && isStopWord(matches.segment.forms.get(form));
    if (!isSmall) closeness.titleWords += 1;
    if (bits !== 0) closeness.titleMatches += ownBits === 0 ? partShare : 1;
  }
  if (bits === 0) return;
  const spelling = lowerCase(matches.segment.spellings.get(token & spellingMask));
  closeness.exactTitleBits |= matches.typedBits(form);
  for (const [slot, { word }] of matches.plan.slots.entries()) {
    if (word.lower === spelling) closeness.spelledBits |= 1 << slot;
  }
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
  for (const hit of hits) {
    const tier = Math.floor(hit.key / coverStep) * coverStep;
    const factor = rate(lookCloser(matchesOf(hit.part), hit.document, required), required);
    hit.key = tier + (hit.key - tier) * factor;
  }
}
