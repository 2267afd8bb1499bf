import { subjectWords } from '../analysis/subject-words';
import { type SearchField, searchFields } from '../search-engine';
import type { Vocabulary } from './build-vocabulary';
import type { DocumentCollector } from './document-collector';
import {
  fieldCount,
  fieldLengthNorms,
  fieldNumber,
  fieldWeights,
  fullImpact,
  partWeight,
  saturation,
  spellingMask,
} from './fields';

// Indices are in range by construction; `as number` says so without a test in every step.

/** Where postings are written: one entry for each document of each stem. */
interface PostingArrays {
  readonly document: Uint32Array;
  readonly impact: Uint16Array;
  readonly fields: Uint8Array;
}

/** How many postings there are, where those of each stem begin, and how to write them. */
export interface PostingPlan {
  readonly start: Uint32Array;
  readonly total: number;
  /** Needs the words as the index has them; those of the collector may be gone by then. */
  write(tokens: Uint32Array, target: PostingArrays): void;
}

/** What stands in a document: calls back with a stem, its weight there and the field it stands in. */
type EachWord = (document: number, visit: (stem: number, weight: number, field: number) => void) => void;

function averageLengths(lengths: Uint32Array, documents: number): Float64Array {
  const sums = new Float64Array(fieldCount);
  const filled = new Float64Array(fieldCount);
  for (let at = 0; at < documents * fieldCount; at += 1) {
    const field = at % fieldCount;
    sums[field] = (sums[field] as number) + (lengths[at] as number);
    if ((lengths[at] as number) > 0) filled[field] = (filled[field] as number) + 1;
  }
  return sums.map((sum, field) => Math.max(1, sum / Math.max(1, filled[field] as number)));
}

const weightOf = searchFields.map((field) => fieldWeights[field]);
const normOf = searchFields.map((field) => fieldLengthNorms[field]);
// The small words are only looked for in titles and keywords, where whole names stand.
const keepsStopWords = new Set<SearchField>(['number', 'title', 'keywords', 'producer']);
const keepsStops = searchFields.map((field) => keepsStopWords.has(field));

/** Words as numbers of spellings, and the form of each spelling. */
interface NumberedWords {
  readonly tokens: Uint32Array;
  readonly formOf: Uint32Array;
}

function wordsOfTexts(
  collector: DocumentCollector,
  vocabulary: Vocabulary,
  { tokens, formOf }: NumberedWords,
): EachWord {
  const { stemOfForm, partStart, parts, isStop } = vocabulary;
  const [starts, lengths] = [collector.tokenStart.view(), collector.fieldLengths.view()];
  const averages = averageLengths(lengths, collector.count);
  return (document, visit) => {
    let at = starts[document] as number;
    for (let field = 0; field < fieldCount; field += 1) {
      const length = lengths[document * fieldCount + field] as number;
      if (length === 0) continue;
      const norm = normOf[field] as number;
      const weight = (weightOf[field] as number) / (1 - norm + (norm * length) / (averages[field] as number));
      const keepsStop = keepsStops[field] as boolean;
      for (const end = at + length; at < end; at += 1) {
        const form = formOf[(tokens[at] as number) & spellingMask] as number;
        if (isStop[form] === 1 && !keepsStop) continue;
        visit(stemOfForm[form] as number, weight, field);
        const lastPart = partStart[form + 1] as number;
        for (let part = partStart[form] as number; part < lastPart; part += 1) {
          visit(parts[part] as number, weight * partWeight, field);
        }
      }
    }
  };
}

/** Registers the words of all subjects in use, so that they become part of the vocabulary. */
export function registerSubjectWords(collector: DocumentCollector): ReadonlyMap<string, ReadonlyMap<number, number>> {
  return new Map(
    collector.columns.fn_geb
      .values()
      .map((code) => [
        code,
        new Map([...subjectWords(code)].map(([word, weight]) => [collector.spellingNumber(word), weight])),
      ]),
  );
}

function wordsOfSubjects(
  collector: DocumentCollector,
  subjects: ReturnType<typeof registerSubjectWords>,
  { stemOfForm }: Vocabulary,
  formOf: Uint32Array,
): EachWord {
  const column = collector.columns.fn_geb;
  const ofSet = column.sets().map((codes) => {
    const weights = new Map<number, number>();
    for (const code of codes) {
      for (const [spelling, weight] of subjects.get(code) ?? []) {
        const stem = stemOfForm[formOf[spelling] as number] as number;
        weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
      }
    }
    return [...weights];
  });
  const setOf = column.setOfDocuments();
  return (document, visit) => {
    for (const [stem, weight] of ofSet[setOf[document] as number] ?? []) {
      visit(stem, weight * fieldWeights.subject, fieldNumber.subject);
    }
  };
}

function countPostings(documents: number, stemCount: number, sources: readonly EachWord[]): Uint32Array {
  const counts = new Uint32Array(stemCount + 1);
  const seen = new Int32Array(stemCount).fill(-1);
  for (let document = 0; document < documents; document += 1) {
    for (const each of sources) {
      each(document, (stem) => {
        if (seen[stem] === document) return;
        seen[stem] = document;
        counts[stem + 1] = (counts[stem + 1] as number) + 1;
      });
    }
  }
  for (let stem = 0; stem < stemCount; stem += 1)
    counts[stem + 1] = (counts[stem + 1] as number) + (counts[stem] as number);
  return counts;
}

/** For every stem the documents it stands in, and how much it weighs in each. */
export function planPostings(
  collector: DocumentCollector,
  vocabulary: Vocabulary,
  subjects: ReturnType<typeof registerSubjectWords>,
): PostingPlan {
  const stemCount = vocabulary.stems.length;
  const formOf = vocabulary.spellingNumber.map((spelling) => vocabulary.formOfSpelling[spelling] as number);
  const ofSubjects = wordsOfSubjects(collector, subjects, vocabulary, formOf);
  const ofTexts = wordsOfTexts(collector, vocabulary, { tokens: collector.tokens.view(), formOf });
  const start = countPostings(collector.count, stemCount, [ofTexts, ofSubjects]);
  return {
    start,
    total: start[stemCount] as number,
    write(tokens, target) {
      const packed = wordsOfTexts(collector, vocabulary, { tokens, formOf: vocabulary.formOfSpelling });
      writePostings(collector.count, start, [packed, ofSubjects], target);
    },
  };
}

function writePostings(
  documents: number,
  start: Uint32Array,
  sources: readonly EachWord[],
  target: PostingArrays,
): void {
  const next = start.slice();
  const stemCount = start.length - 1;
  const weights = new Float64Array(stemCount);
  const fields = new Uint8Array(stemCount);
  const touched = new Uint32Array(stemCount);
  let touchedCount = 0;
  const collect = (stem: number, weight: number, field: number) => {
    if (fields[stem] === 0) {
      touched[touchedCount] = stem;
      touchedCount += 1;
    }
    weights[stem] = (weights[stem] as number) + weight;
    fields[stem] = (fields[stem] as number) | (1 << field);
  };
  for (let document = 0; document < documents; document += 1) {
    touchedCount = 0;
    for (const each of sources) each(document, collect);
    for (let index = 0; index < touchedCount; index += 1) {
      const stem = touched[index] as number;
      const at = next[stem] as number;
      next[stem] = at + 1;
      const weight = weights[stem] as number;
      target.document[at] = document;
      target.impact[at] = Math.max(1, Math.round((fullImpact * weight) / (weight + saturation)));
      target.fields[at] = fields[stem] as number;
      weights[stem] = 0;
      fields[stem] = 0;
    }
  }
}
