import { foldCode, foldWord, lowerCase } from '../analysis/fold';
import { isStopWord } from '../analysis/stop-words';
import { eachToken } from '../analysis/tokenise';
import { foldPhrase } from './document-columns';

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** As typed, but for capital letters. */
  readonly lower: string;
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** A small word that need not be found. */
  readonly isOptional: boolean;
  /** Perhaps still being typed, or followed by a `*`: longer words count as well. */
  readonly isPrefix: boolean;
}

export interface ParsedQuery {
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** All words as one text, to compare with titles. */
  readonly phrase: string;
  /** The whole query read as a media number or identifier. */
  readonly code: string | undefined;
  /** What stands in quotation marks must stand so in the medium: first and last word of each. */
  readonly quotations: readonly (readonly [first: number, last: number])[];
}

/** Nobody looks for more; a longer text is cut, so that no query costs more than this. */
const longestQuery = 300;
const mostWords = 16;
/** A whole title may be pasted, and titles can be longer than what anybody types. */
const longestTitle = 1_000;
const shortestCode = 3;

const gradeWords = new Set(
  ['klasse', 'klassen', 'klassenstufe', 'jahrgang', 'jahrgangsstufe', 'schuljahr', 'grade', 'grades', 'year'].map(
    foldWord,
  ),
);
const isGrade = ({ form }: QueryWord): boolean => /^(?:[1-9]|1[0-3])$/.test(form);

/** "Klasse 7" says for whom, which hardly any title does: it need not be found. */
function withoutGrades(words: readonly QueryWord[]): QueryWord[] {
  const said = new Set<number>();
  for (const [index, { form }] of words.entries()) {
    if (!gradeWords.has(form)) continue;
    for (const step of [-1, 1]) {
      for (let at = index + step; words[at] && isGrade(words[at] as QueryWord); at += step) said.add(at).add(index);
    }
  }
  return words.map((word, index) => (said.has(index) ? { ...word, isOptional: true } : word));
}

function findQuotations(text: string, words: readonly QueryWord[]): (readonly [number, number])[] {
  return [...text.matchAll(/["„“”«»]([^"„“”«»]+)["„“”«»]/g)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const first = words.findIndex((word) => word.start >= from && word.end <= to);
    const last = words.findLastIndex((word) => word.start >= from && word.end <= to);
    return first >= 0 && last > first ? [[first, last] as const] : [];
  });
}

/** Reads what somebody typed; anything can be typed, so nothing here may fail. */
export function parseQuery(input: string): ParsedQuery {
  const text = input.slice(0, longestQuery);
  const words: QueryWord[] = [];
  eachToken(text, (start, end) => {
    if (words.length >= mostWords) return;
    const word = text.slice(start, end);
    const form = foldWord(word);
    if (form === '') return;
    const isPrefix = text.charAt(end) === '*' || end === text.length;
    words.push({ text: word, lower: lowerCase(word), form, start, end, isOptional: isStopWord(form), isPrefix });
  });
  // Nothing but small words: then they are what is looked for.
  const told = withoutGrades(words);
  const onlySmall = told.every((word) => word.isOptional);
  const code = foldCode(text);
  return {
    text,
    words: onlySmall ? words.map((word) => ({ ...word, isOptional: false })) : told,
    phrase: foldPhrase(input.slice(0, longestTitle)),
    code: code.length >= shortestCode && /\d/.test(code) ? code : undefined,
    quotations: findQuotations(text, words),
  };
}
