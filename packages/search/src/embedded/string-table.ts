import type { Section } from './section-file';

// Indices are in range by construction; `as number` says so without a test in every step of a search.

/** Texts in order, found by halving. The order is that of UTF-16 code units, as in JavaScript. */
export class StringTable {
  readonly size: number;
  readonly #bytes: Buffer;

  constructor(
    readonly text: Uint16Array,
    readonly start: Uint32Array,
  ) {
    this.size = start.length - 1;
    this.#bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  }

  get(index: number): string {
    return this.#bytes.toString('utf16le', (this.start[index] as number) * 2, (this.start[index + 1] as number) * 2);
  }

  lengthOf(index: number): number {
    return (this.start[index + 1] as number) - (this.start[index] as number);
  }

  /** Below, at or above zero, as the entry stands before, at or behind the text. */
  #compare(index: number, text: string): number {
    const from = this.start[index] as number;
    const length = (this.start[index + 1] as number) - from;
    const shared = Math.min(length, text.length);
    for (let at = 0; at < shared; at += 1) {
      const difference = (this.text[from + at] as number) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  /** The first entry that does not stand before the text. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where a text stands, or -1. */
  find(text: string): number {
    const index = this.lowerBound(text);
    return index < this.size && this.#compare(index, text) === 0 ? index : -1;
  }

  /** All entries that begin with a text: from the first up to but without the second. */
  prefixRange(prefix: string): readonly [from: number, to: number] {
    const from = this.lowerBound(prefix);
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#startsWith(middle, prefix)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  #startsWith(index: number, prefix: string): boolean {
    const from = this.start[index] as number;
    if ((this.start[index + 1] as number) - from < prefix.length) return false;
    for (let at = 0; at < prefix.length; at += 1) {
      if (this.text[from + at] !== prefix.charCodeAt(at)) return false;
    }
    return true;
  }
}

/** Writes texts, already in order, as the two sections of a table. */
export function packStrings(name: string, texts: readonly string[], sections: Map<string, Section>): void {
  let total = 0;
  for (const text of texts) total += text.length;
  const characters = new Uint16Array(total);
  const start = new Uint32Array(texts.length + 1);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    start[index] = at;
    for (let offset = 0; offset < text.length; offset += 1) characters[at + offset] = text.charCodeAt(offset);
    at += text.length;
  }
  start[texts.length] = at;
  sections.set(`${name}.text`, characters);
  sections.set(`${name}.start`, start);
}

/** How texts are ordered in a table. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
