import { fullImpact } from './fields';
import type { Alternative, QueryPlan, Slot } from './query-plan';
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

  /** Small words add to what is found by others and find nothing by themselves. */
  addOptional(documents: Uint32Array, impacts: Uint16Array, from: number, to: number, weight: number): void {
    const { covered, score } = this;
    for (let at = from; at < to; at += 1) {
      const document = documents[at] as number;
      if (covered[document] !== 0) score[document] = (score[document] as number) + (impacts[at] as number) * weight;
    }
  }

  clear(): void {
    for (let index = 0; index < this.count; index += 1) {
      const document = this.documents[index] as number;
      this.covered[document] = 0;
      this.score[document] = 0;
      this.telling[document] = 0;
      this.#slot[document] = 0;
    }
    this.count = 0;
  }
}

const optionalWeight = 0.2;

function addAlternative(
  matches: WordMatches,
  segment: Segment,
  slot: Slot,
  number: number,
  { stems, shared, weight }: Alternative,
) {
  const gain = (weight * slot.rarity) / fullImpact;
  if (shared) {
    const found = shared.get(segment);
    if (found) matches.add(number, slot.rarity, found.documents, found.impacts, 0, found.documents.length, gain);
    return;
  }
  const stem = segment.stems.find(stems[0] as string);
  if (stem < 0) return;
  const [from, to] = [segment.postingStart[stem] as number, segment.postingStart[stem + 1] as number];
  if (slot.word.isOptional) {
    matches.addOptional(segment.postingDocument, segment.postingImpact, from, to, gain * optionalWeight);
  } else {
    matches.add(number, slot.rarity, segment.postingDocument, segment.postingImpact, from, to, gain);
  }
}

/** Finds the documents of a segment that hold words of the query, required words first. */
export function matchWords(matches: WordMatches, segment: Segment, { slots }: QueryPlan): void {
  const inOrder = [...slots].sort((one, other) => Number(one.word.isOptional) - Number(other.word.isOptional));
  for (const [index, slot] of inOrder.entries()) {
    for (const alternative of slot.alternatives) addAlternative(matches, segment, slot, index + 1, alternative);
  }
}
