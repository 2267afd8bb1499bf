/** Which of a row of documents belong to something, one bit each. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

export function setBit(bits: Bitset, index: number): void {
  const word = index >>> 5;
  bits[word] = (bits[word] as number) | (1 << (index & 31));
}

export function hasBit(bits: Bitset, index: number): boolean {
  return (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

export function fillBits(size: number): Bitset {
  const bits = createBitset(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** Keeps in the first what is also in the second. */
export function intersectBits(bits: Bitset, others: Bitset): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & (others[word] as number);
  return bits;
}

/** Takes out of the first what is in the second. */
export function subtractBits(bits: Bitset, others: Bitset): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & ~(others[word] as number);
  return bits;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] as number;
    rest -= (rest >>> 1) & 0x5555_5555;
    rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
    count += (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
  }
  return count;
}
