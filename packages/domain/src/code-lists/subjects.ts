import type { Labels } from './labels';
import { labelIn } from './labels';
import labels from './subject-labels.json';
import { findTopSubject } from './top-subjects';

export type SubjectLevel = 1 | 2 | 3 | 4 | 5;

/** One entry of the subject tree; only the top level has an English name, below it both names are the German one. */
export interface Subject {
  readonly code: string;
  readonly labels: Labels;
  readonly level: SubjectLevel;
  readonly parent: string | undefined;
  readonly isLegacy: boolean;
}

// A code grows by two digits with each level, so that the prefix of a code is its branch.
function parentOf(code: string): string | undefined {
  return code.length > 3 ? code.slice(0, -2) : undefined;
}

function toSubject([code, label]: readonly [string, string]): Subject {
  const top = findTopSubject(code);
  return {
    code,
    labels: code.length === 3 && top ? top.labels : { de: label, en: label },
    level: ((code.length - 1) / 2) as SubjectLevel,
    parent: parentOf(code),
    isLegacy: top?.isLegacy === true,
  };
}

function compareCodes(one: Subject, other: Subject): number {
  return one.code < other.code ? -1 : 1;
}

/** The whole subject tree, each entry followed by what lies below it. */
export const subjects: readonly Subject[] = Object.entries(labels).map(toSubject).sort(compareCodes);

const byCode = new Map(subjects.map((subject) => [subject.code, subject]));
const byParent = new Map<string | undefined, Subject[]>();
for (const subject of subjects) {
  const siblings = byParent.get(subject.parent);
  if (siblings) siblings.push(subject);
  else byParent.set(subject.parent, [subject]);
}

/** A subject code is known or it is not; old and misprinted records carry unknown ones. */
export function findSubject(code: string): Subject | undefined {
  return byCode.get(code);
}

/** The subjects directly below another one; without a code, the top level. */
export function childSubjects(code?: string): readonly Subject[] {
  return byParent.get(code) ?? [];
}

/** The way down from the top level to a subject; of an unknown code, as far as it is known. */
export function subjectPath(code: string): readonly Subject[] {
  const lengths = [3, 5, 7, 9, 11].filter((length) => length <= code.length);
  return lengths.map((length) => byCode.get(code.slice(0, length))).filter((subject) => subject !== undefined);
}

/** Everything below a subject, at any depth. */
export function subjectDescendants(code: string): readonly Subject[] {
  return subjects.filter((subject) => subject.code !== code && subject.code.startsWith(code));
}

/** A subject is shown by its name, and one that nobody knows by its code. */
export function subjectLabel(code: string, locale: string): string {
  const subject = findSubject(code);
  return subject ? labelIn(subject.labels, locale) : code;
}
