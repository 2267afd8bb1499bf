import { subjectSearchTerms } from '@mediathek/domain/subject-terms';
import { subjects } from '@mediathek/domain/subjects';
import type { Lexicon, LexiconEntry } from './compounds';
import { everydayNouns, irregularCompounds, openingWords, unsplittableWords } from './everyday-words';
import { foldWord } from './fold';
import keywordWords from './keyword-words.json';
import { stemGerman } from './stem';
import { isStopWord } from './stop-words';
import { tokenise } from './tokenise';
import { WordFilter } from './word-filter';

// A listed word counts as if this many media held it, so that it outweighs a chance find of the catalogue.
const everydayFrequency = 8;
const listedFrequency = 3;
const shortestListed = 5;

function readWords(text: string): string[] {
  return text.trim().split(/\s+/).map(foldWord);
}

const unsplittable = new Set(readWords(unsplittableWords).map(stemGerman));
const irregular = new Map(readSplits(irregularCompounds));

function readSplits(text: string): [string, readonly [string, string]][] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [opening = '', head = ''] = entry.split('|').map(foldWord);
      return [stemGerman(opening + head), [stemGerman(opening), stemGerman(head)]];
    });
}

function subjectNouns(): string[] {
  const texts = subjects.flatMap(({ code, labels }) => [labels.de, ...subjectSearchTerms(code)]);
  return texts
    .flatMap((text) => tokenise(text).map((token) => token.text))
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function buildBase(): Map<string, LexiconEntry> {
  const base = new Map<string, LexiconEntry>();
  const add = (form: string, frequency: number, isNoun: boolean) => {
    const known = base.get(form);
    base.set(form, {
      frequency: Math.max(frequency, known?.frequency ?? 0),
      isNoun: isNoun || known?.isNoun === true,
    });
  };
  for (const word of [...keywordWords.flatMap(readWords), ...subjectNouns().map(foldWord)]) {
    if (word.length >= shortestListed && !isStopWord(word)) add(word, listedFrequency, true);
  }
  for (const word of readWords(everydayNouns)) add(word, everydayFrequency, true);
  for (const word of readWords(openingWords)) add(word, everydayFrequency, false);
  return base;
}

let base: ReadonlyMap<string, LexiconEntry> | undefined;

/** What every catalogue knows from the start: everyday words, the subject list and the keyword lists. */
export function baseWords(): ReadonlyMap<string, LexiconEntry> {
  base ??= buildBase();
  return base;
}

/** What two sources know of a word, taken together. */
export function addEntries(one: LexiconEntry | undefined, other: LexiconEntry | undefined): LexiconEntry | undefined {
  if (!one || !other) return one ?? other;
  return { frequency: one.frequency + other.frequency, isNoun: one.isNoun || other.isNoun };
}

const compoundLists: Pick<Lexicon, 'isUnsplittable' | 'findSplit'> = {
  isUnsplittable: (stem) => unsplittable.has(stem),
  findSplit: (stem) => irregular.get(stem),
};

/** A lexicon of listed words. */
export function createLexicon(words: ReadonlyMap<string, LexiconEntry>): Lexicon {
  const filter = new WordFilter(words.keys(), words.size);
  return { ...compoundLists, find: (form) => words.get(form), mayHold: (sum) => filter.has(sum) };
}

/** A lexicon that knows what every catalogue knows, and what can be found out about a word elsewhere. */
export function growLexicon(
  find: (form: string) => LexiconEntry | undefined,
  words: ReadonlyMap<string, LexiconEntry> = baseWords(),
): Lexicon {
  return { ...compoundLists, find: (form) => addEntries(words.get(form), find(form)), mayHold: () => true };
}
