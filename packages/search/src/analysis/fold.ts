const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const isPlain = /^[a-z0-9]*$/;
const hasDigraph = /[aou]e|ph/;
// After a, e and q the letters u and e are no umlaut: Bauer, neue, Quelle.
const digraphs = /ae|oe|(?<![aeq])ue|ph/g;
const marksAndInvisible = /[\p{M}\p{Cf}]/gu;
const foreignLetters = /[ßæœøłđðþı]/g;

/** Upper and lower case, soft hyphens and the ways a character can be composed make no difference. */
export function lowerCase(word: string): string {
  const lower = word.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
}

/** A word is the same however its umlauts are written (Vögel, Voegel, Vogel); ß is ss, and ph is f (Delphin, Delfin). */
export function foldWord(word: string): string {
  let folded = word.toLowerCase();
  if (!isPlain.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .replace(marksAndInvisible, '')
      .toLowerCase()
      .replace(foreignLetters, (letter) => letters[letter] ?? letter);
  }
  return hasDigraph.test(folded) ? folded.replace(digraphs, (pair) => (pair === 'ph' ? 'f' : pair.charAt(0))) : folded;
}

/** A media number or identifier is the same with and without its blanks, hyphens and leading signs. */
export function foldCode(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
