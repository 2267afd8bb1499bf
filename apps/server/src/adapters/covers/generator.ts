/** A list that has at least one entry, so that picking from it always yields something. */
export type Choices<T> = readonly [T, ...T[]];

/** A source of choices that always answers the same for the same seed. */
export interface Generator {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `count`. */
  int(count: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: Choices<T>): T;
}

/** The entry at `index` of a list that starts again after its end. */
export function cycle<T>(choices: Choices<T>, index: number): T {
  const length = choices.length;
  return choices[((index % length) + length) % length] ?? choices[0];
}

type Seed = readonly [number, number, number, number];

/** 128 bits from a text. With 32 bits, two of 100,000 media would be expected to share a seed, and so a cover. */
function seedOf(text: string): Seed {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  const all = a ^ b ^ c ^ d;
  return [all >>> 0, (b ^ all) >>> 0, (c ^ all) >>> 0, (d ^ all) >>> 0];
}

/** Letters and digits that stand for a text; safe as an id whatever the text holds. */
export function fingerprint(text: string): string {
  const [a, b] = seedOf(text);
  return `${a.toString(36)}${b.toString(36)}`;
}

/** The choices that belong to a text, such as a medium's identifier. */
export function generatorOf(text: string): Generator {
  let [a, b, c, d] = seedOf(text);
  // sfc32: small, fast, the same on every machine because it only uses 32-bit integers.
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers of similar seeds are still similar; identifiers often differ in one digit only.
  for (let round = 0; round < 12; round++) next();
  const int = (count: number): number => Math.floor(next() * count);
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (choices) => cycle(choices, int(choices.length)),
  };
}
