// Powers of the multiplier, so that the sum of any stretch of a word follows from two sums of beginnings.
const multiplier = 0x0100_0193;
const longest = 128;
const powers = new Int32Array(longest + 1);
powers[0] = 1;
for (let index = 1; index <= longest; index += 1) powers[index] = Math.imul(powers[index - 1] as number, multiplier);

/**
 * Tells quickly that a stretch of a word is no known word. Taking compounds apart asks this dozens of times for every
 * word of a catalogue; cutting the stretch out and looking it up would take most of the time of an indexing.
 */
export class WordFilter {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(words: Iterable<string>, count: number) {
    const size = 2 ** Math.max(10, Math.ceil(Math.log2(Math.max(1, count) * 16)));
    this.#bits = new Uint32Array(size / 32);
    this.#mask = size - 1;
    for (const word of words) {
      const at = this.#place(sumOf(word, 0, word.length));
      this.#bits[at >>> 5] = (this.#bits[at >>> 5] as number) | (1 << (at & 31));
    }
  }

  #place(sum: number): number {
    return ((sum ^ (sum >>> 15)) >>> 0) & this.#mask;
  }

  has(sum: number): boolean {
    const at = this.#place(sum);
    return (((this.#bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;
  }
}

function sumOf(word: string, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum = (Math.imul(sum, multiplier) + word.charCodeAt(index)) | 0;
  return sum;
}

/** The sums of all beginnings of a word, from the empty one to the whole. */
export function beginningSums(word: string): Int32Array {
  const sums = new Int32Array(word.length + 1);
  for (let index = 0; index < word.length; index += 1) {
    sums[index + 1] = (Math.imul(sums[index] as number, multiplier) + word.charCodeAt(index)) | 0;
  }
  return sums;
}

/** The sum of a stretch of a word. */
export function stretchSum(sums: Int32Array, from: number, to: number): number {
  return ((sums[to] as number) - Math.imul(sums[from] as number, powers[to - from] as number)) | 0;
}

/** The sum of a stretch with one more letter behind it. */
export function extendSum(sum: number, letter: number): number {
  return (Math.imul(sum, multiplier) + letter) | 0;
}
