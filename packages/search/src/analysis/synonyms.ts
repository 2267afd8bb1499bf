import { subjectSearchTerms } from '@mediathek/domain/subject-terms';
import { subjects } from '@mediathek/domain/subjects';
import { everydaySynonyms } from './everyday-synonyms';
import { foldCode, foldWord } from './fold';
import { stemGerman } from './stem';

// A longer list holds what belongs to a subject rather than other words for it.
const longestGroup = 4;

function toStem(word: string): string {
  return stemGerman(foldWord(foldCode(word)));
}

/** A subject's own words, without those it inherits from the subjects above it. */
function ownTerms(code: string, parent: string | undefined): string[] {
  const inherited = new Set(parent === undefined ? [] : subjectSearchTerms(parent));
  const top = new Set(code.length > 3 ? subjectSearchTerms(code.slice(0, 3)) : []);
  return subjectSearchTerms(code).filter((term) => !inherited.has(term) && !top.has(term) && /^\p{L}+$/u.test(term));
}

function collectGroups(): string[][] {
  const everyday = everydaySynonyms
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const ofSubjects = subjects.map(({ code, parent }) => ownTerms(code, parent));
  return [...everyday, ...ofSubjects.filter((group) => group.length <= longestGroup)];
}

function buildSynonyms(): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const group of collectGroups()) {
    const stems = [...new Set(group.map(toStem))];
    for (const stem of stems) {
      const known = synonyms.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) known.add(other);
      synonyms.set(stem, known);
    }
  }
  return synonyms;
}

let synonyms: Map<string, Set<string>> | undefined;
const none: ReadonlySet<string> = new Set();

/** Other words for a word, from the subject list's search terms and from everyday language. Stems in, stems out. */
export function findSynonyms(stem: string): ReadonlySet<string> {
  synonyms ??= buildSynonyms();
  return synonyms.get(stem) ?? none;
}
