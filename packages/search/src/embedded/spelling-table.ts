// Indices are in range by construction; `as number` says so without a test in every step.

// Shorter slices are copied by the engine itself; a longer one would keep the whole text it was cut from.
const longestCopiedSlice = 12;
const multiplier = 0x0100_0193;

function detach(slice: string): string {
  return slice.length > longestCopiedSlice ? Buffer.from(slice, 'utf16le').toString('utf16le') : slice;
}

/**
 * Gives every spelling a number. It looks at the words inside their text and cuts out only those it has not seen:
 * cutting out every word of a catalogue would take longer than everything else.
 */
export class SpellingTable {
  readonly texts: string[] = [];
  #sums = new Int32Array(1024);
  #slots = new Int32Array(4096).fill(-1);

  numberOf(text: string, start = 0, end = text.length): number {
    let sum = 0;
    for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), multiplier);
    const mask = this.#slots.length - 1;
    let slot = (sum ^ (sum >>> 15)) & mask;
    for (;;) {
      const number = this.#slots[slot] as number;
      if (number < 0) return this.#insert(slot, sum, text, start, end);
      if (this.#sums[number] === sum && this.#isSame(number, text, start, end)) return number;
      slot = (slot + 1) & mask;
    }
  }

  #isSame(number: number, text: string, start: number, end: number): boolean {
    const known = this.texts[number] as string;
    if (known.length !== end - start) return false;
    for (let at = 0; at < known.length; at += 1) {
      if (known.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
    }
    return true;
  }

  #insert(slot: number, sum: number, text: string, start: number, end: number): number {
    const number = this.texts.length;
    this.texts.push(detach(text.slice(start, end)));
    if (number === this.#sums.length) {
      const larger = new Int32Array(number * 2);
      larger.set(this.#sums);
      this.#sums = larger;
    }
    this.#sums[number] = sum;
    this.#slots[slot] = number;
    if (this.texts.length * 2 > this.#slots.length) this.#enlarge();
    return number;
  }

  #enlarge(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let number = 0; number < this.texts.length; number += 1) {
      const sum = this.#sums[number] as number;
      let slot = (sum ^ (sum >>> 15)) & mask;
      while ((slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
  }
}
