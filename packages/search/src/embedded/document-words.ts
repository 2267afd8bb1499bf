import { findSubject } from '@mediathek/domain/subjects';
import { isStopWord } from '../analysis/stop-words';
import { valuesOfSet } from './column';
import { fieldCount, fieldNumber, joinedFlag, spellingMask } from './fields';
import { type Segment, storedShortText, storedText, storedTitle } from './segment';

// Indices are in range by construction; `as number` says so without a test in every step.

/** The beginning of a text says what it is about; the rest would only blur it. */
const readLetters = 500;

/** The words of one field, as they stand in the document. */
function fieldWords(segment: Segment, document: number, wanted: number): string[] {
  let from = segment.tokenStart[document] as number;
  for (let field = 0; field < wanted; field += 1) from += segment.fieldLengths[document * fieldCount + field] as number;
  const length = segment.fieldLengths[document * fieldCount + wanted] as number;
  return Array.from(segment.tokens.subarray(from, from + length))
    .filter((token) => token < joinedFlag)
    .map((token) => segment.spellings.get(token & spellingMask));
}

function subjectNames(segment: Segment, document: number): string[] {
  const column = segment.columns.fn_geb;
  return valuesOfSet(column, column.setOf[document] as number).flatMap((code) => findSubject(code)?.labels.de ?? []);
}

/** What a document is about, in its own words: its title, its keywords and subjects, the beginning of its text. */
export function meaningText(segment: Segment, document: number): string {
  const title = segment.textOf(document, storedTitle);
  const text = segment.textOf(document, storedShortText) || segment.textOf(document, storedText);
  const keywords = fieldWords(segment, document, fieldNumber.keywords);
  return [title, ...keywords, ...subjectNames(segment, document), text.slice(0, readLetters)].join(' ');
}

/** The words by which a document can be told to fit a question. */
export interface TellingWords {
  /** Its keywords and subjects, which are names of things. */
  readonly names: readonly string[];
  /** The words of its title, in whatever form they stand there. */
  readonly title: readonly string[];
}

export function tellingWords(segment: Segment, document: number): TellingWords {
  const long = (words: readonly string[]) =>
    [...new Set(words)].filter((word) => word.length > 3 && !isStopWord(word.toLowerCase())).slice(0, 24);
  // "Tektonik, Vulkanismus" is one subject and two words.
  const subjects = subjectNames(segment, document).flatMap((name) => name.split(/, | und | \/ /));
  return {
    names: long([...fieldWords(segment, document, fieldNumber.keywords), ...subjects]),
    title: long(fieldWords(segment, document, fieldNumber.title)),
  };
}
