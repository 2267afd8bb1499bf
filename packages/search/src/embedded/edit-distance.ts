/** One typing error is forgiven from four letters, two from eight. */
export function forgivenErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The letters of a word as bits: words that differ in many letters need no closer look. */
export function letterBits(characters: ArrayLike<number>, from: number, to: number): number {
  let bits = 0;
  for (let at = from; at < to; at += 1) {
    const code = characters[at] as number;
    bits |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return bits >>> 0;
}

export function countOnes(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return (((rest + (rest >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

const longest = 64;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to turn one word into another;
 * anything above the limit is given as the limit plus one.
 */
export function editDistance(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  otherFrom: number,
  otherTo: number,
  limit: number,
): number {
  const [width, height] = [one.length, otherTo - otherFrom];
  if (Math.abs(width - height) > limit || width > longest || height > longest) return limit + 1;
  let [before, above, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let row = 1; row <= height; row += 1) {
    current[0] = row;
    const least = fillRow(one, other, otherFrom + row - 1, row, before, above, current);
    if (least > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[width] as number, limit + 1);
}

function fillRow(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  at: number,
  row: number,
  before: Uint8Array,
  above: Uint8Array,
  current: Uint8Array,
): number {
  const letter = other[at];
  const previous = row > 1 ? other[at - 1] : -1;
  let least = row;
  for (let column = 1; column <= one.length; column += 1) {
    const same = one[column - 1] === letter ? 0 : 1;
    let cost = Math.min(
      (above[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (above[column - 1] as number) + same,
    );
    if (column > 1 && one[column - 1] === previous && one[column - 2] === letter) {
      cost = Math.min(cost, (before[column - 2] as number) + 1);
    }
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
