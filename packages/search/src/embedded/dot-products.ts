import { dotModule } from './dot-module';
import { blockRows, layoutOf, mostPlaces, quantiseVector, rowsOf, scalesOf, type VectorSet } from './vector-set';
import { wasm } from './wasm-tools';

// Indices are in range by construction; `as number` says so without a test in every step.

type Dots = (row: number, query: number, sums: number, count: number, stride: number) => void;

const compiled = wasm.validate(dotModule) ? new wasm.Module(dotModule) : undefined;

/** Multiplies a question with all documents of a set: sixteen numbers at a time where the processor can. */
export class DotProducts {
  readonly #set: VectorSet;
  readonly #rows: Int8Array;
  readonly #scales: Float32Array;
  readonly #layout: ReturnType<typeof layoutOf>;
  /** This thread's own place in the shared memory; none where all are taken, then plain code multiplies. */
  readonly #place: number | undefined;
  readonly #dots: Dots | undefined;

  constructor(set: VectorSet, isPlain = false) {
    this.#set = set;
    this.#rows = rowsOf(set);
    this.#scales = scalesOf(set);
    this.#layout = layoutOf(set);
    if (!compiled || isPlain) return;
    const taken = Atomics.add(new Uint32Array(set.memory.buffer, 0, 1), 0, 1);
    if (taken >= mostPlaces) return;
    this.#place = this.#layout.places + taken * this.#layout.placeSize;
    this.#dots = new wasm.Instance(compiled, { e: { m: set.memory } }).exports.dots as Dots;
  }

  /** How near each document is to the question, from -1 to 1, rounded as the vectors are. */
  scoreAll(question: Float32Array, scores: Float32Array): void {
    const { stride } = this.#layout;
    const asked = new Int8Array(stride);
    const scale = quantiseVector(question, asked);
    if (this.#dots && this.#place !== undefined) this.#scoreFast(this.#dots, this.#place, asked, scale, scores);
    else this.#scorePlainly(asked, scale, scores);
  }

  #scoreFast(dots: Dots, place: number, asked: Int8Array, scale: number, scores: Float32Array): void {
    const { stride, rows } = this.#layout;
    const { buffer } = this.#set.memory;
    new Int8Array(buffer, place, stride).set(asked);
    const sums = new Int32Array(buffer, place + stride, blockRows);
    for (let first = 0; first < this.#set.count; first += blockRows) {
      const count = Math.min(blockRows, this.#set.count - first);
      dots(rows + first * stride, place, place + stride, count, stride);
      for (let at = 0; at < count; at += 1) {
        scores[first + at] = (sums[at] as number) * scale * (this.#scales[first + at] as number);
      }
    }
  }

  #scorePlainly(asked: Int8Array, scale: number, scores: Float32Array): void {
    const { stride } = this.#layout;
    for (let document = 0; document < this.#set.count; document += 1) {
      let sum = 0;
      const from = document * stride;
      for (let at = 0; at < stride; at += 1) sum += (this.#rows[from + at] as number) * (asked[at] as number);
      scores[document] = sum * scale * (this.#scales[document] as number);
    }
  }

  /** The same for one document, with the question as it came and not rounded. */
  scoreOne(question: Float32Array, document: number): number {
    const from = document * this.#layout.stride;
    let sum = 0;
    for (let at = 0; at < question.length; at += 1) sum += (this.#rows[from + at] as number) * (question[at] as number);
    return sum * (this.#scales[document] as number);
  }

  /** A document's vector. */
  vectorOf(document: number): Float32Array {
    const from = document * this.#layout.stride;
    const scale = this.#scales[document] as number;
    return Float32Array.from({ length: this.#set.dimensions }, (_, at) => (this.#rows[from + at] as number) * scale);
  }

  /** A document that says nothing, or whose words no model could read, has no vector. */
  has(document: number): boolean {
    return this.#scales[document] !== 0;
  }
}
