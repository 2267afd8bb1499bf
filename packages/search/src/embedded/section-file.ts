import { crc32 } from 'node:zlib';

export type Section = Uint8Array | Uint16Array | Uint32Array | Float32Array;
/** A section of which only the size is known: it is written where it belongs, and never lies in memory twice. */
export interface Blank {
  readonly kind: Kind;
  readonly length: number;
}
type Sections = ReadonlyMap<string, Section | Blank>;

/** Raised with every change of the layout; a file of another version is built anew. */
export const formatVersion = 2;

const magic = 0x4d54_4b53;
const preambleLength = 24;
const alignment = 8;

type Kind = 'u8' | 'u16' | 'u32' | 'f32';

interface SectionEntry {
  readonly name: string;
  readonly kind: Kind;
  readonly offset: number;
  readonly length: number;
}

interface Header {
  readonly meta: unknown;
  readonly sections: readonly SectionEntry[];
}

/** The file cannot be used: it is of another version, or not as it was written. */
export class SectionFileError extends Error {
  constructor(
    readonly reason: 'old' | 'damaged',
    message: string,
  ) {
    super(message);
    this.name = 'SectionFileError';
  }
}

const bytesPer: Readonly<Record<Kind, number>> = { u8: 1, u16: 2, u32: 4, f32: 4 };

function kindOf(section: Section | Blank): Kind {
  if ('kind' in section) return section.kind;
  if (section instanceof Uint8Array) return 'u8';
  if (section instanceof Uint16Array) return 'u16';
  return section instanceof Uint32Array ? 'u32' : 'f32';
}

function viewOf(kind: Kind, buffer: SharedArrayBuffer, offset: number, length: number): Section {
  switch (kind) {
    case 'u8':
      return new Uint8Array(buffer, offset, length);
    case 'u16':
      return new Uint16Array(buffer, offset, length);
    case 'u32':
      return new Uint32Array(buffer, offset, length);
    case 'f32':
      return new Float32Array(buffer, offset, length);
  }
}

function align(offset: number): number {
  return Math.ceil(offset / alignment) * alignment;
}

function layOut(sections: Sections, meta: unknown): { header: Buffer; entries: SectionEntry[]; total: number } {
  // The offsets depend on the header's length and the other way round: they are counted from the header's end.
  const entries: SectionEntry[] = [];
  let offset = 0;
  for (const [name, section] of sections) {
    const [kind, { length }] = [kindOf(section), section];
    entries.push({ name, kind, offset, length });
    offset = align(offset + length * bytesPer[kind]);
  }
  const header = Buffer.from(JSON.stringify({ meta, sections: entries } satisfies Header), 'utf8');
  return { header, entries, total: align(preambleLength + header.length) + offset };
}

/**
 * Packs arrays into one shared piece of memory that can be written to a file and read back as it is. What is left blank
 * is filled in at its place.
 */
export function packSections(
  sections: Sections,
  meta: unknown,
  fill: (placeOf: (name: string) => Section) => void = () => undefined,
): SharedArrayBuffer {
  const { header, entries, total } = layOut(sections, meta);
  const buffer = new SharedArrayBuffer(total);
  const bytes = new Uint8Array(buffer);
  bytes.set(header, preambleLength);
  const start = align(preambleLength + header.length);
  for (const { name, offset } of entries) {
    const section = sections.get(name) as Section | Blank;
    if ('kind' in section) continue;
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), start + offset);
  }
  fill((name) => {
    const { kind, offset, length } = entries.find((entry) => entry.name === name) as SectionEntry;
    return viewOf(kind, buffer, start + offset, length);
  });
  const preamble = new DataView(buffer);
  preamble.setUint32(0, magic);
  preamble.setUint32(4, formatVersion);
  preamble.setUint32(8, header.length);
  preamble.setFloat64(12, total);
  preamble.setUint32(20, checksum(bytes));
  return buffer;
}

// Everything but the checksum itself.
function checksum(bytes: Uint8Array): number {
  return crc32(bytes.subarray(preambleLength), crc32(bytes.subarray(0, preambleLength - 4)));
}

/** Finds out whether a piece of memory is what was once written. */
export function verifySections(buffer: SharedArrayBuffer): void {
  if (buffer.byteLength < preambleLength) throw new SectionFileError('damaged', 'The file is too short.');
  const preamble = new DataView(buffer);
  if (preamble.getUint32(0) !== magic) throw new SectionFileError('damaged', 'The file is no search index.');
  const version = preamble.getUint32(4);
  if (version !== formatVersion) throw new SectionFileError('old', `The file has version ${version}.`);
  if (preamble.getFloat64(12) !== buffer.byteLength) throw new SectionFileError('damaged', 'The file is incomplete.');
  if (preamble.getUint32(20) !== checksum(new Uint8Array(buffer))) {
    throw new SectionFileError('damaged', 'The checksum does not fit.');
  }
}

/** The arrays of a piece of memory, without copying any. */
export function unpackSections(buffer: SharedArrayBuffer): { sections: Map<string, Section>; meta: unknown } {
  const headerLength = new DataView(buffer).getUint32(8);
  const text = Buffer.from(buffer, preambleLength, headerLength).toString('utf8');
  const header = JSON.parse(text) as Header;
  const start = align(preambleLength + headerLength);
  const sections = header.sections.map(
    ({ name, kind, offset, length }) => [name, viewOf(kind, buffer, start + offset, length)] as const,
  );
  return { sections: new Map<string, Section>(sections), meta: header.meta };
}
