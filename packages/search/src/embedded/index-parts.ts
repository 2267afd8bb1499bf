import { type Bitset, countBits, createBitset, hasBit, setBit } from './bitset';
import type { PublishedView } from './messages';
import { Segment } from './segment';
import type { VectorSet } from './vector-set';

/** A segment in use, and which of its documents are gone. The bits are never changed, only replaced. */
export interface IndexPart {
  readonly segment: Segment;
  readonly deleted: Bitset | undefined;
}

let made = 0;

export function openPart(buffer: SharedArrayBuffer): IndexPart {
  made += 1;
  return { segment: new Segment(`s${made}`, buffer), deleted: undefined };
}

export function liveDocuments({ segment, deleted }: IndexPart): number {
  return segment.count - (deleted ? countBits(deleted) : 0);
}

/** Views share their bits with the threads that search, so they lie in shared memory. */
function copyBits(segment: Segment, deleted: Bitset | undefined): Bitset {
  const size = createBitset(segment.count).length;
  const copy = new Uint32Array(new SharedArrayBuffer(size * Uint32Array.BYTES_PER_ELEMENT));
  if (deleted) copy.set(deleted);
  return copy;
}

/** A part without some documents. */
export function withoutDocuments(part: IndexPart, identifiers: Iterable<string>): IndexPart {
  let deleted: Bitset | undefined;
  for (const identifier of identifiers) {
    const document = part.segment.findIdentifier(identifier);
    if (document < 0 || (part.deleted && hasBit(part.deleted, document))) continue;
    deleted ??= copyBits(part.segment, part.deleted);
    setBit(deleted, document);
  }
  return deleted ? { segment: part.segment, deleted } : part;
}

function identifiersWhere({ segment }: IndexPart, isWanted: (document: number) => boolean): string[] {
  const identifiers: string[] = [];
  for (let document = 0; document < segment.count; document += 1) {
    if (isWanted(document)) identifiers.push(segment.identifierOf(document));
  }
  return identifiers;
}

/** The identifiers of documents that are gone from a part since an earlier moment. */
export function goneSince(part: IndexPart, earlier: Bitset | undefined): string[] {
  const { deleted } = part;
  if (!deleted || deleted === earlier) return [];
  return identifiersWhere(part, (document) => hasBit(deleted, document) && !(earlier && hasBit(earlier, document)));
}

export function liveIdentifiers(part: IndexPart): string[] {
  return identifiersWhere(part, (document) => !(part.deleted && hasBit(part.deleted, document)));
}

export function toPublished(
  id: string,
  parts: readonly IndexPart[],
  vectorsOf: (part: IndexPart) => VectorSet | undefined = () => undefined,
): PublishedView {
  return {
    id,
    parts: parts.map((part) => ({
      segmentId: part.segment.id,
      buffer: part.segment.buffer,
      deleted: part.deleted,
      vectors: vectorsOf(part),
    })),
  };
}
