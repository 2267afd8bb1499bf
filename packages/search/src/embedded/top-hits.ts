/** A document that was found, by the number of its segment and its own. */
export interface RankedHit {
  readonly part: number;
  readonly document: number;
  key: number;
}

/**
 * Keeps the best of many hits: a heap whose first entry is the worst that was kept, so that most hits are turned
 * away by one comparison.
 */
export class TopHits {
  readonly #keys: Float64Array;
  readonly #parts: Uint32Array;
  readonly #documents: Uint32Array;
  #count = 0;
  /** A hit with a smaller key need not be offered. */
  threshold = Number.NEGATIVE_INFINITY;

  constructor(
    readonly size: number,
    /** Below zero when the first of two hits with the same key goes before the other. */
    readonly compareTies: (part: number, document: number, otherPart: number, otherDocument: number) => number,
  ) {
    this.#keys = new Float64Array(size);
    this.#parts = new Uint32Array(size);
    this.#documents = new Uint32Array(size);
  }

  offer(key: number, part: number, document: number): void {
    if (this.#count < this.size) {
      this.#place(this.#count, key, part, document);
      this.#count += 1;
      this.#rise(this.#count - 1);
      if (this.#count === this.size) this.threshold = this.#keys[0] as number;
    } else if (this.size > 0 && this.#isWorse(0, key, part, document)) {
      this.#place(0, key, part, document);
      this.#sink(0);
      this.threshold = this.#keys[0] as number;
    }
  }

  /** From the best to the worst. */
  sorted(): RankedHit[] {
    const hits = Array.from({ length: this.#count }, (_, index) => ({
      key: this.#keys[index] as number,
      part: this.#parts[index] as number,
      document: this.#documents[index] as number,
    }));
    return hits.sort(
      (one, other) => other.key - one.key || this.compareTies(one.part, one.document, other.part, other.document),
    );
  }

  #place(index: number, key: number, part: number, document: number): void {
    this.#keys[index] = key;
    this.#parts[index] = part;
    this.#documents[index] = document;
  }

  /** Whether what stands at a place goes behind a hit. */
  #isWorse(index: number, key: number, part: number, document: number): boolean {
    const own = this.#keys[index] as number;
    if (own !== key) return own < key;
    return this.compareTies(this.#parts[index] as number, this.#documents[index] as number, part, document) > 0;
  }

  #isWorseAt(index: number, other: number): boolean {
    return this.#isWorse(
      index,
      this.#keys[other] as number,
      this.#parts[other] as number,
      this.#documents[other] as number,
    );
  }

  #swap(one: number, other: number): void {
    const [key, part, document] = [this.#keys[one], this.#parts[one], this.#documents[one]] as [number, number, number];
    this.#place(one, this.#keys[other] as number, this.#parts[other] as number, this.#documents[other] as number);
    this.#place(other, key, part, document);
  }

  #rise(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >>> 1;
      if (!this.#isWorseAt(index, parent)) return;
      this.#swap(index, parent);
      index = parent;
    }
  }

  #sink(from: number): void {
    let index = from;
    for (;;) {
      const [left, right] = [index * 2 + 1, index * 2 + 2];
      let worst = index;
      if (left < this.#count && this.#isWorseAt(left, worst)) worst = left;
      if (right < this.#count && this.#isWorseAt(right, worst)) worst = right;
      if (worst === index) return;
      this.#swap(index, worst);
      index = worst;
    }
  }
}
