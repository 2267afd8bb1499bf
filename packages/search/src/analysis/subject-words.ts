import { subjectSearchTerms } from '@mediathek/domain/subject-terms';
import { findSubject } from '@mediathek/domain/subjects';
import { foldWord } from './fold';
import { isStopWord } from './stop-words';
import { tokenise } from './tokenise';

const inheritedWeight = 0.5;

function wordsOf(code: string): string[] {
  const subject = findSubject(code);
  const texts = [...(subject ? [subject.labels.de, subject.labels.en] : []), ...subjectSearchTerms(code)];
  return texts
    .flatMap((text) => tokenise(text).map((token) => token.text))
    .filter((word) => !isStopWord(foldWord(word)));
}

/** The codes above a subject, the top level first; a code grows by two digits with each level. */
export function subjectAncestors(code: string): string[] {
  const ancestors: string[] = [];
  for (let length = 3; length < code.length; length += 2) ancestors.push(code.slice(0, length));
  return ancestors;
}

/** A medium is also found by the words of its subjects, and less so by those of the subjects above them. */
export function subjectWords(code: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const ancestor of subjectAncestors(code)) for (const word of wordsOf(ancestor)) words.set(word, inheritedWeight);
  for (const word of wordsOf(code)) words.set(word, 1);
  return words;
}
