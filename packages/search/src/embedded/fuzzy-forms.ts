import { countOnes, editDistance, letterBits } from './edit-distance';
import type { Segment } from './segment';

// Indices are in range by construction; `as number` says so without a test in every step.

export interface FuzzyForm {
  readonly form: string;
  readonly stem: string;
  readonly distance: number;
  readonly documents: number;
}

function toCodes(word: string): Uint16Array {
  return Uint16Array.from({ length: word.length }, (_, index) => word.charCodeAt(index));
}

/** All forms of an index that differ from a word by no more than some typing errors. */
export function findFuzzyForms(segment: Segment, word: string, limit: number): FuzzyForm[] {
  const { forms, fuzzyForms, fuzzyLetters, fuzzyLengthStart } = segment;
  const codes = toCodes(word);
  const bits = letterBits(codes, 0, codes.length);
  const found: FuzzyForm[] = [];
  const from = fuzzyLengthStart[Math.max(1, word.length - limit)] ?? 0;
  const to = fuzzyLengthStart[Math.min(fuzzyLengthStart.length - 1, word.length + limit + 1)] ?? 0;
  for (let at = from; at < to; at += 1) {
    if (countOnes((fuzzyLetters[at] as number) ^ bits) > limit * 2) continue;
    const form = fuzzyForms[at] as number;
    const start = forms.start[form] as number;
    const distance = editDistance(codes, forms.text, start, forms.start[form + 1] as number, limit);
    if (distance === 0 || distance > limit) continue;
    const stem = segment.stemOfForm[form] as number;
    const documents = segment.documentsOfStem(stem);
    if (documents > 0) found.push({ form: forms.get(form), stem: segment.stems.get(stem), distance, documents });
  }
  return found;
}

/** The nearest first; among equals those that begin alike, and then the most common. */
export function rankFuzzyForms(word: string, found: readonly FuzzyForm[]): FuzzyForm[] {
  const merged = new Map<string, FuzzyForm>();
  for (const form of found) {
    const known = merged.get(form.form);
    merged.set(form.form, known ? { ...form, documents: form.documents + known.documents } : form);
  }
  const beginsAlike = ({ form }: FuzzyForm) => (form.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1);
  return [...merged.values()].sort(
    (one, other) =>
      one.distance - other.distance ||
      beginsAlike(one) - beginsAlike(other) ||
      other.documents - one.documents ||
      (one.form < other.form ? -1 : 1),
  );
}
