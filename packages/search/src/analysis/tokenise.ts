/** A word of a text: where it stands, and which word in a row it is. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly position: number;
  /** A second reading of the words at this position: `Elisabeth-Turm` also as one word, `46 10103` as one number. */
  readonly isJoined: boolean;
}

const other = 0;
const letter = 1;
const digit = 2;
const ideograph = 3;
const invisible = 4;

const apostrophes = new Set([0x27, 0x2019, 0x02bc]);
const hyphens = new Set([0x2d, 0x2010, 0x2011, 0xad]);
const blanks = new Set([0x20, 0xa0, 0x202f]);

/** What kind of character each of the 65,536 code units is; asked for every character of the stock. */
const kinds = buildKinds();

function buildKinds(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) table[code] = kindOf(String.fromCharCode(code));
  return table;
}

function kindOf(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return ideograph;
  if (/[\p{Nd}]/u.test(character)) return digit;
  if (/[\p{L}\p{M}\p{Nl}²³¹⁰-⁹₀-₉]/u.test(character)) return letter;
  return /\p{Cf}/u.test(character) ? invisible : other;
}

function kindAt(text: string, index: number): number {
  return kinds[text.charCodeAt(index)] as number;
}

/** A word longer than this is no word but a leftover of some file, and would only swell the dictionary. */
export const longestWord = 64;

/**
 * Calls back for every word of a text. Words are runs of letters and digits; an ideograph is a word by itself.
 * Words joined by a hyphen, and groups of digits divided by a blank, are also given as one.
 */
export function eachToken(
  text: string,
  visit: (start: number, end: number, position: number, joinedFrom: number) => void,
): void {
  let position = 0;
  let previousStart = -1;
  let previousEnd = -1;
  let index = 0;
  while (index < text.length) {
    const kind = kindAt(text, index);
    if (kind === other || kind === invisible) {
      index += 1;
      continue;
    }
    const start = index;
    index = kind === ideograph ? index + 1 : endOfWord(text, index);
    const end = index;
    index = afterGenitive(text, end);
    if (end - start > longestWord) continue;
    const isJoined = previousStart >= 0 && isJoint(text, previousStart, previousEnd, start, end);
    visit(start, end, position, isJoined ? previousStart : -1);
    position += 1;
    previousStart = start;
    previousEnd = end;
  }
}

function endOfWord(text: string, from: number): number {
  let index = from + 1;
  while (index < text.length) {
    const kind = kindAt(text, index);
    if (kind === other || kind === ideograph) break;
    index += 1;
  }
  return index;
}

/** `Darwin's` is Darwin. */
function afterGenitive(text: string, end: number): number {
  if (!apostrophes.has(text.charCodeAt(end))) return end;
  const isS = text.charAt(end + 1).toLowerCase() === 's';
  return isS && kindAt(text, end + 2) !== letter ? end + 2 : end;
}

function isJoint(text: string, previousStart: number, previousEnd: number, start: number, end: number): boolean {
  if (start - previousEnd !== 1 || end - previousStart > longestWord) return false;
  const between = text.charCodeAt(previousEnd);
  if (hyphens.has(between)) return true;
  return blanks.has(between) && isNumber(text, previousStart, previousEnd) && isNumber(text, start, end);
}

function isNumber(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (kindAt(text, index) !== digit) return false;
  return true;
}

/** What two words are as one. */
export function joinedText(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** The words of a text, joined readings after the words they are made of. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (start, end, position, joinedFrom) => {
    tokens.push({ text: text.slice(start, end), start, end, position, isJoined: false });
    if (joinedFrom >= 0) {
      tokens.push({ text: joinedText(text, joinedFrom, end), start: joinedFrom, end, position, isJoined: true });
    }
  });
  return tokens;
}
