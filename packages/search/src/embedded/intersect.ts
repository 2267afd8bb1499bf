import type { Segment } from './segment';
import type { View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

/** The documents that hold all of some stems, with the mean of their weights. */
export interface SharedPostings {
  readonly documents: Uint32Array;
  readonly impacts: Uint16Array;
}

const none: SharedPostings = { documents: new Uint32Array(0), impacts: new Uint16Array(0) };

function intersect(segment: Segment, { documents, impacts }: SharedPostings, stem: number): SharedPostings {
  const { postingDocument, postingImpact } = segment;
  const kept = new Uint32Array(documents.length);
  const weights = new Uint16Array(documents.length);
  let count = 0;
  let at = segment.postingStart[stem] as number;
  const end = segment.postingStart[stem + 1] as number;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] as number;
    at = advance(postingDocument, at, end, document);
    if (at === end) break;
    if (postingDocument[at] !== document) continue;
    kept[count] = document;
    weights[count] = Math.sqrt((impacts[index] as number) * (postingImpact[at] as number));
    count += 1;
  }
  return { documents: kept.subarray(0, count), impacts: weights.subarray(0, count) };
}

/** The first place from `from` on that does not stand before the document, in growing steps. */
function advance(documents: Uint32Array, from: number, end: number, document: number): number {
  let low = from;
  let step = 1;
  while (low + step < end && (documents[low + step] as number) < document) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a stem stands in a document, or -1. */
export function findPosting(segment: Segment, stem: number, document: number): number {
  const start = segment.postingStart[stem] as number;
  const end = segment.postingStart[stem + 1] as number;
  const at = advance(segment.postingDocument, start, end, document);
  return at < end && segment.postingDocument[at] === document ? at : -1;
}

function shareDocuments(segment: Segment, stems: readonly string[]): SharedPostings {
  const numbers = stems.map((stem) => segment.stems.find(stem));
  if (numbers.includes(-1)) return none;
  // The rarest first: everything after it is only looked up.
  numbers.sort((one, other) => segment.documentsOfStem(one) - segment.documentsOfStem(other));
  const [rarest, ...rest] = numbers as [number, ...number[]];
  const [from, to] = [segment.postingStart[rarest] as number, segment.postingStart[rarest + 1] as number];
  return rest.reduce((shared, stem) => intersect(segment, shared, stem), {
    documents: segment.postingDocument.subarray(from, to),
    impacts: segment.postingImpact.subarray(from, to),
  } as SharedPostings);
}

/** What several stems have in common in each segment of a view. */
export type SharedInView = ReadonlyMap<Segment, SharedPostings>;

export function shareInView({ parts }: View, stems: readonly string[]): SharedInView {
  return new Map(parts.map(({ segment }) => [segment, shareDocuments(segment, stems)]));
}
