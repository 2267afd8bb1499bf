import { packSections, type Section, unpackSections, verifySections } from './section-file';
import { createWasmMemory, type WasmMemory } from './wasm-tools';

/** What the documents of one index mean, a row of whole numbers for each. */
export interface VectorSet {
  /** The model that made them: only a question from the same one can be compared with them. */
  readonly model: string;
  readonly dimensions: number;
  readonly count: number;
  readonly memory: WasmMemory;
}

export interface VectorFileMeta {
  readonly model: string;
  readonly dimensions: number;
  readonly count: number;
  /** Which index they belong to. */
  readonly stamp: string;
}

/** Threads read one memory at once; each has a place of its own for its question and its sums. */
export const mostPlaces = 64;
/** So many rows are multiplied at a time. */
export const blockRows = 1024;
const sumBytes = 4;
const counterBytes = 64;

function strideOf(dimensions: number): number {
  return Math.ceil(dimensions / 16) * 16;
}

/** Where things lie in the memory of a set, in bytes. */
export function layoutOf({ dimensions, count }: Pick<VectorSet, 'dimensions' | 'count'>) {
  const stride = strideOf(dimensions);
  const placeSize = stride + blockRows * sumBytes;
  const scales = counterBytes + mostPlaces * placeSize;
  const rows = Math.ceil((scales + count * 4) / 16) * 16;
  return { stride, placeSize, places: counterBytes, scales, rows, total: rows + count * stride };
}

export function rowsOf(set: VectorSet): Int8Array {
  const { rows, stride } = layoutOf(set);
  return new Int8Array(set.memory.buffer, rows, set.count * stride);
}

export function scalesOf(set: VectorSet): Float32Array {
  return new Float32Array(set.memory.buffer, layoutOf(set).scales, set.count);
}

/** An index is told from another by its length and its checksum. */
export function stampOf(segment: SharedArrayBuffer): string {
  return `${segment.byteLength}-${new DataView(segment).getUint32(20)}`;
}

/** A vector in whole numbers from -127 to 127; multiplied by what comes back they are the vector again. */
export function quantiseVector(vector: ArrayLike<number>, target: Int8Array): number {
  let most = 0;
  for (let at = 0; at < vector.length; at += 1) most = Math.max(most, Math.abs(vector[at] as number));
  if (most === 0) return 0;
  for (let at = 0; at < vector.length; at += 1) target[at] = Math.round(((vector[at] as number) / most) * 127);
  return most / 127;
}

/** Collects vectors one document after another. */
export class VectorWriter {
  readonly #rows: Int8Array;
  readonly #scales: Float32Array;
  readonly #stride: number;

  constructor(readonly meta: VectorFileMeta) {
    this.#stride = strideOf(meta.dimensions);
    this.#rows = new Int8Array(meta.count * this.#stride);
    this.#scales = new Float32Array(meta.count);
  }

  put(document: number, vector: ArrayLike<number>): void {
    const row = this.#rows.subarray(document * this.#stride, (document + 1) * this.#stride);
    this.#scales[document] = quantiseVector(vector, row);
  }

  copy(document: number, from: { rows: Int8Array; scales: Float32Array }, row: number): void {
    this.#rows.set(from.rows.subarray(row * this.#stride, (row + 1) * this.#stride), document * this.#stride);
    this.#scales[document] = from.scales[row] as number;
  }

  pack(): SharedArrayBuffer {
    const bytes = new Uint8Array(this.#rows.buffer, this.#rows.byteOffset, this.#rows.byteLength);
    const sections = new Map<string, Section>([
      ['scales', this.#scales],
      ['rows', bytes],
    ]);
    return packSections(sections, this.meta);
  }
}

/** Reads packed vectors into memory that all threads share. */
export function openVectors(buffer: SharedArrayBuffer): { set: VectorSet; stamp: string } {
  verifySections(buffer);
  const { sections, meta } = unpackSections(buffer);
  const { model, dimensions, count, stamp } = meta as VectorFileMeta;
  const memory = createWasmMemory(layoutOf({ dimensions, count }).total);
  const set: VectorSet = { model, dimensions, count, memory };
  scalesOf(set).set(sections.get('scales') as Float32Array);
  const rows = sections.get('rows') as Uint8Array;
  rowsOf(set).set(new Int8Array(rows.buffer, rows.byteOffset, rows.byteLength));
  return { set, stamp };
}
