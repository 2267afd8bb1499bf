import type { Bitset } from './bitset';
import { countBits } from './bitset';
import type { DotProducts } from './dot-products';
import type { Segment } from './segment';

/** An index as it stands at a moment: its segment, and which of its documents are gone since it was built. */
export interface ViewSegment {
  readonly segment: Segment;
  readonly deleted: Bitset | undefined;
  /** What its documents mean, once that is known. */
  readonly meaning?: { readonly model: string; readonly products: DotProducts } | undefined;
}

/** Everything that is found at a moment. A view never changes: what changes makes a new one. */
export interface View {
  readonly id: string;
  readonly parts: readonly ViewSegment[];
  readonly documents: number;
}

export function createView(id: string, parts: readonly ViewSegment[]): View {
  let documents = 0;
  for (const { segment, deleted } of parts) documents += segment.count - (deleted ? countBits(deleted) : 0);
  return { id, parts, documents };
}

/** In how many documents of a view a stem stands; those that are gone since count until the next merge. */
export function documentsOfStem({ parts }: View, stem: string): number {
  let documents = 0;
  for (const { segment } of parts) {
    const number = segment.stems.find(stem);
    if (number >= 0) documents += segment.documentsOfStem(number);
  }
  return documents;
}
