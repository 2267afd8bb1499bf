import { subjectSearchTerms } from '@mediathek/domain/subject-terms';
import { subjects } from '@mediathek/domain/subjects';
import { everydaySynonyms, relatedWords } from './everyday-synonyms';
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

function readGroups(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

function connect(groups: readonly string[][]): Map<string, Set<string>> {
  const connected = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = [...new Set(group.map(toStem))];
    for (const stem of stems) {
      const known = connected.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) known.add(other);
      connected.set(stem, known);
    }
  }
  return connected;
}

function subjectGroups(): string[][] {
  const groups = subjects.map(({ code, parent }) => ownTerms(code, parent));
  return groups.filter((group) => group.length <= longestGroup);
}

let synonyms: Map<string, Set<string>> | undefined;
let related: Map<string, Set<string>> | undefined;
const none: ReadonlySet<string> = new Set();

/** Other words for the same, from everyday language. Stems in, stems out. */
export function findSynonyms(stem: string): ReadonlySet<string> {
  synonyms ??= connect(readGroups(everydaySynonyms));
  return synonyms.get(stem) ?? none;
}

/** Words that belong together, from the subject list's search terms and from everyday language. Stems in, stems out. */
export function findRelatedWords(stem: string): ReadonlySet<string> {
  related ??= connect([...readGroups(relatedWords), ...subjectGroups()]);
  return related.get(stem) ?? none;
}
