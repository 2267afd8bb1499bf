import type { Cue } from './vtt';

/** From a character up to but without another one. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface FoundLine {
  readonly index: number;
  readonly hits: readonly Range[];
}

/** Case and accents do not matter; every letter stays one letter, so that places in the text stay the same. */
function fold(text: string): string {
  return text.replace(/./gsu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
}

export const textOf = (cue: Cue): string => cue.lines.join(' ');

function findIn(text: string, word: string): readonly Range[] {
  const hits: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    hits.push({ start: at, end: at + word.length });
  }
  return hits;
}

/** The lines in which the words are said as they were typed, with their places. */
export function findInTranscript(cues: readonly Cue[], typed: string): readonly FoundLine[] {
  const words = fold(typed.normalize('NFC').trim().replace(/\s+/g, ' '));
  if (words === '') return [];
  return cues.flatMap((cue, index) => {
    const hits = findIn(fold(textOf(cue)), words);
    return hits.length > 0 ? [{ index, hits }] : [];
  });
}
