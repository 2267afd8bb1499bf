import { fullImpact } from './fields';
import type { Alternative, QueryPlan } from './query-plan';
import type { Segment } from './segment';

// Indices are in range by construction; `as number` says so without a test in every step.

/**
 * What a query finds in one segment. The arrays are as long as the segment and are used again for every query: only
 * what was touched is wiped, because wiping all of them would cost more than the search.
 */
export class WordMatches {
  /** The documents that hold at least one word. */
  readonly documents: Uint32Array;
  count = 0;
  /** How many of the words a document holds. */
  readonly covered: Uint8Array;
  readonly score: Float32Array;
  /** How telling the words are that a document holds. */
  readonly telling: Float32Array;
  readonly #slot: Uint8Array;
  readonly #slotScore: Float32Array;

  constructor(size: number) {
    this.documents = new Uint32Array(size);
    this.covered = new Uint8Array(size);
    this.score = new Float32Array(size);
    this.telling = new Float32Array(size);
    this.#slot = new Uint8Array(size);
    this.#slotScore = new Float32Array(size);
  }

  /** One slot's documents with their weights; where a slot finds a document twice, the better way counts. */
  add(
    slot: number,
    rarity: number,
    documents: Uint32Array,
    impacts: Uint16Array,
    from: number,
    to: number,
    weight: number,
  ) {
    const { covered, score, telling } = this;
    const [slots, slotScores] = [this.#slot, this.#slotScore];
    for (let at = from; at < to; at += 1) {
      const document = documents[at] as number;
      const gained = (impacts[at] as number) * weight;
      if (slots[document] !== slot) {
        if (covered[document] === 0) {
          this.documents[this.count] = document;
          this.count += 1;
        }
        slots[document] = slot;
        slotScores[document] = gained;
        covered[document] = (covered[document] as number) + 1;
        score[document] = (score[document] as number) + gained;
        telling[document] = (telling[document] as number) + rarity;
      } else if (gained > (slotScores[document] as number)) {
        score[document] = (score[document] as number) + gained - (slotScores[document] as number);
        slotScores[document] = gained;
      }
    }
  }

  /**
   * The same for the only word of a query, where nothing need be added up: of the five arrays two are touched. Most
   * queries are of this kind, and in a large index each array touched is memory that must be fetched.
   */
  addOnly(documents: Uint32Array, impacts: Uint16Array, from: number, to: number, weight: number): void {
    const { covered, score } = this;
    for (let at = from; at < to; at += 1) {
      const document = documents[at] as number;
      const gained = (impacts[at] as number) * weight;
      if (covered[document] === 0) {
        this.documents[this.count] = document;
        this.count += 1;
        covered[document] = 1;
        score[document] = gained;
      } else if (gained > (score[document] as number)) {
        score[document] = gained;
      }
    }
  }

  /** Small words add to what is found by others and find nothing by themselves. */
  addOptional(documents: Uint32Array, impacts: Uint16Array, from: number, to: number, weight: number): void {
    const { covered, score } = this;
    for (let at = from; at < to; at += 1) {
      const document = documents[at] as number;
      if (covered[document] !== 0) score[document] = (score[document] as number) + (impacts[at] as number) * weight;
    }
  }

  clear(): void {
    const { covered, score, telling, documents, count } = this;
    const slots = this.#slot;
    // The only word of a query leaves no trace in the last two.
    const isFull = count > 0 && slots[documents[0] as number] !== 0;
    for (let index = 0; index < count; index += 1) {
      const document = documents[index] as number;
      covered[document] = 0;
      score[document] = 0;
      if (!isFull) continue;
      telling[document] = 0;
      slots[document] = 0;
    }
    this.count = 0;
  }
}

const optionalWeight = 0.2;

/** Where the documents of an alternative stand, and with which weights. */
interface Found {
  readonly documents: Uint32Array;
  readonly impacts: Uint16Array;
  readonly from: number;
  readonly to: number;
}

function findDocuments(segment: Segment, { stems, shared }: Alternative): Found | undefined {
  if (shared) {
    const found = shared.get(segment);
    return found && { ...found, from: 0, to: found.documents.length };
  }
  const stem = segment.stems.find(stems[0] as string);
  if (stem < 0) return undefined;
  const [from, to] = [segment.postingStart[stem] as number, segment.postingStart[stem + 1] as number];
  return { documents: segment.postingDocument, impacts: segment.postingImpact, from, to };
}

/** Finds the documents of a segment that hold words of the query, required words first. */
export function matchWords(matches: WordMatches, segment: Segment, { slots }: QueryPlan): void {
  const inOrder = [...slots].sort((one, other) => Number(one.word.isOptional) - Number(other.word.isOptional));
  const isOnly = slots.filter(({ word }) => !word.isOptional).length === 1;
  for (const [index, { word, rarity, alternatives }] of inOrder.entries()) {
    for (const alternative of alternatives) {
      const found = findDocuments(segment, alternative);
      if (!found) continue;
      const { documents, impacts, from, to } = found;
      const gain = (alternative.weight * rarity) / fullImpact;
      if (word.isOptional) matches.addOptional(documents, impacts, from, to, gain * optionalWeight);
      else if (isOnly) matches.addOnly(documents, impacts, from, to, gain);
      else matches.add(index + 1, rarity, documents, impacts, from, to, gain);
    }
  }
}
