/** A row of numbers whose length is not known beforehand. */
export class GrowableNumbers {
  #array = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#array.length) this.#grow();
    this.#array[this.length] = value;
    this.length += 1;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#array.length * 2);
    larger.set(this.#array);
    this.#array = larger;
  }

  view(): Uint32Array {
    return this.#array.subarray(0, this.length);
  }

  /** A copy with one more number behind: the end of the last entry. */
  closedBy(end: number): Uint32Array {
    const closed = new Uint32Array(this.length + 1);
    closed.set(this.view());
    closed[this.length] = end;
    return closed;
  }
}

/** Texts one after another as UTF-8. */
export class GrowableBytes {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  length = 0;

  append(text: string): void {
    // A code unit takes three bytes at most.
    this.#reserve(text.length * 3);
    this.length += this.#bytes.write(text, this.length, 'utf8');
  }

  appendBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + count));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }

  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
