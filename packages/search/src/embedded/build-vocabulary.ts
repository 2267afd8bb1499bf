import { addEntries, baseWords, createLexicon, growLexicon } from '../analysis/base-lexicon';
import { type Lexicon, type LexiconEntry, splitCompound } from '../analysis/compounds';
import { foldWord } from '../analysis/fold';
import { stemEnglish, stemGerman } from '../analysis/stem';
import { isStopWord } from '../analysis/stop-words';
import type { DocumentCollector } from './document-collector';
import { spellingMask } from './fields';
import { GrowableNumbers } from './growable';
import type { Segment } from './segment';
import { compareTexts } from './string-table';

// Indices are in range by construction; `as number` says so without a test in every step.

/** All words of an index on their three levels, numbered in the order of their texts. */
export interface Vocabulary {
  readonly spellings: readonly string[];
  /** From the collector's numbers to those of the index. */
  readonly spellingNumber: Uint32Array;
  readonly formOfSpelling: Uint32Array;
  readonly forms: readonly string[];
  readonly documentsOfForm: Uint32Array;
  readonly isNoun: Uint8Array;
  readonly isStop: Uint8Array;
  readonly stemOfForm: Uint32Array;
  readonly partStart: Uint32Array;
  readonly parts: Uint32Array;
  readonly leafCount: Uint8Array;
  readonly stems: readonly string[];
  /** English stems with the stems of the words they gather. */
  readonly english: ReadonlyMap<string, ReadonlySet<number>>;
}

interface FormStatistics {
  readonly documents: Uint32Array;
  readonly german: Uint32Array;
  readonly english: Uint32Array;
  /** Of the words in German texts, those with a capital letter. */
  readonly capitals: Uint32Array;
  readonly occurrences: Uint32Array;
  readonly ofSpelling: Uint32Array;
}

const shortestLearnedPart = 4;
const shortestCompound = 6;

function countWords(collector: DocumentCollector, formOf: Uint32Array, formCount: number): FormStatistics {
  const statistics: FormStatistics = {
    documents: new Uint32Array(formCount),
    german: new Uint32Array(formCount),
    english: new Uint32Array(formCount),
    capitals: new Uint32Array(formCount),
    occurrences: new Uint32Array(formCount),
    ofSpelling: new Uint32Array(collector.spellings.length),
  };
  const { documents, german, english, capitals, occurrences, ofSpelling } = statistics;
  const capital = Uint8Array.from(collector.spellings, (text) =>
    text.charAt(0) === text.charAt(0).toLowerCase() ? 0 : 1,
  );
  const seen = new Int32Array(formCount).fill(-1);
  const [tokens, starts, languages] = [collector.tokens.view(), collector.tokenStart.view(), collector.english.view()];
  for (let document = 0; document < collector.count; document += 1) {
    const ofLanguage = languages[document] === 1 ? english : german;
    const isGerman = ofLanguage === german;
    const end = starts[document + 1] ?? tokens.length;
    for (let at = starts[document] as number; at < end; at += 1) {
      const spelling = (tokens[at] as number) & spellingMask;
      const form = formOf[spelling] as number;
      ofSpelling[spelling] = (ofSpelling[spelling] as number) + 1;
      if (isGerman) {
        occurrences[form] = (occurrences[form] as number) + 1;
        capitals[form] = (capitals[form] as number) + (capital[spelling] as number);
      }
      if (seen[form] === document) continue;
      seen[form] = document;
      documents[form] = (documents[form] as number) + 1;
      ofLanguage[form] = (ofLanguage[form] as number) + 1;
    }
  }
  return statistics;
}

/** Numbers in the order of their texts: for each old number the new one. */
function orderTexts(texts: readonly string[]): { order: Uint32Array; numbers: Uint32Array } {
  const order = Uint32Array.from(texts, (_, index) => index);
  order.sort((one, other) => compareTexts(texts[one] as string, texts[other] as string));
  const numbers = new Uint32Array(texts.length);
  for (let index = 0; index < order.length; index += 1) numbers[order[index] as number] = index;
  return { order, numbers };
}

function pick<Item>(items: readonly Item[], order: Uint32Array): Item[] {
  return Array.from(order, (index) => items[index] as Item);
}

function pickNumbers(numbers: Uint32Array, order: Uint32Array): Uint32Array {
  return order.map((index) => numbers[index] as number);
}

// Rare words are not trusted, short ones less than others.
function isTrusted(text: string, frequency: number): boolean {
  if (text.length < shortestLearnedPart) return false;
  return frequency >= (text.length === shortestLearnedPart ? 5 : 2);
}

/** The words of the documents and those every catalogue knows; most of a noun's occurrences have a capital letter. */
function learnWords(forms: ReadonlyMap<string, number>, { german, capitals, occurrences }: FormStatistics) {
  const words = new Map(baseWords());
  for (const [text, form] of forms) {
    const frequency = german[form] as number;
    if (!isTrusted(text, frequency)) continue;
    const isNoun = (capitals[form] as number) * 2 > (occurrences[form] as number);
    words.set(text, addEntries(words.get(text), { frequency, isNoun }) as LexiconEntry);
  }
  return words;
}

/** What other indexes know of a word; a small index alone would not know enough words to take compounds apart. */
export function recallWord(segments: readonly Segment[], text: string): LexiconEntry | undefined {
  if (text.length < shortestLearnedPart) return undefined;
  let frequency = 0;
  let isNoun = false;
  for (const segment of segments) {
    const form = segment.forms.find(text);
    if (form < 0) continue;
    frequency += segment.documentsOfForm[form] as number;
    isNoun ||= segment.isNoun[form] === 1;
  }
  return isTrusted(text, frequency) ? { frequency, isNoun } : undefined;
}

function lexiconOf(words: ReadonlyMap<string, LexiconEntry>, others: readonly Segment[]): Lexicon {
  return others.length === 0 ? createLexicon(words) : growLexicon((text) => recallWord(others, text), words);
}

class StemNumbers {
  readonly #numbers = new Map<string, number>();
  readonly texts: string[] = [];

  of(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    this.#numbers.set(stem, this.texts.length);
    this.texts.push(stem);
    return this.texts.length - 1;
  }
}

/** Folds, stems and takes apart every word of the documents once, however often it stands in them. */
export function buildVocabulary(collector: DocumentCollector, others: readonly Segment[]): Vocabulary {
  const formNumbers = new Map<string, number>();
  const rawFormOf = Uint32Array.from(collector.spellings, (spelling) => {
    const form = foldWord(spelling);
    const known = formNumbers.get(form) ?? formNumbers.size;
    formNumbers.set(form, known);
    return known;
  });
  const rawForms = [...formNumbers.keys()];
  const statistics = countWords(collector, rawFormOf, rawForms.length);
  const { order, numbers } = orderTexts(rawForms);
  const forms = pick(rawForms, order);

  const lexicon = lexiconOf(learnWords(formNumbers, statistics), others);
  const stemNumbers = new StemNumbers();
  const stemOfForm = Uint32Array.from(forms, (form) => stemNumbers.of(stemGerman(form)));
  const partStart = new Uint32Array(forms.length + 1);
  const leafCount = new Uint8Array(forms.length);
  const parts = new GrowableNumbers();
  const isNoun = new Uint8Array(forms.length);
  for (const [index, form] of forms.entries()) {
    const raw = order[index] as number;
    isNoun[index] = (statistics.capitals[raw] as number) * 2 > (statistics.occurrences[raw] as number) ? 1 : 0;
    const isWorthTrying = form.length >= shortestCompound && isNoun[index] === 1;
    const split = isWorthTrying ? splitCompound(lexicon, form) : undefined;
    if (split) {
      const rest = split.nodes.filter((node) => !split.leaves.includes(node));
      const leaves = [...new Set(split.leaves)];
      for (const part of [...leaves, ...rest]) parts.push(stemNumbers.of(part));
      leafCount[index] = leaves.length;
    }
    partStart[index + 1] = parts.length;
  }

  const english = new Map<string, Set<number>>();
  for (const [index, form] of forms.entries()) {
    if (statistics.english[order[index] as number] === 0) continue;
    const stem = stemEnglish(form);
    const members = english.get(stem) ?? new Set();
    english.set(stem, members.add(stemOfForm[index] as number));
  }

  const stems = orderTexts(stemNumbers.texts);
  const toSorted = (stem: number) => stems.numbers[stem] as number;
  return {
    ...orderSpellings(
      collector.spellings,
      rawFormOf.map((form) => numbers[form] as number),
      statistics.ofSpelling,
    ),
    forms,
    documentsOfForm: pickNumbers(statistics.documents, order),
    isNoun,
    isStop: Uint8Array.from(forms, (form) => (isStopWord(form) ? 1 : 0)),
    stemOfForm: stemOfForm.map(toSorted),
    partStart,
    parts: parts.view().map(toSorted),
    leafCount,
    stems: pick(stemNumbers.texts, stems.order),
    english: new Map([...english].map(([stem, members]) => [stem, new Set([...members].map(toSorted))])),
  };
}

/** The spellings of a form stand together, the most frequent first: it is the one that is shown. */
function orderSpellings(texts: readonly string[], formOf: Uint32Array, counts: Uint32Array) {
  const order = Uint32Array.from(texts, (_, index) => index);
  order.sort((one, other) => {
    const byForm = (formOf[one] as number) - (formOf[other] as number);
    const byCount = (counts[other] as number) - (counts[one] as number);
    return byForm || byCount || compareTexts(texts[one] as string, texts[other] as string);
  });
  const spellingNumber = new Uint32Array(texts.length);
  for (let index = 0; index < order.length; index += 1) spellingNumber[order[index] as number] = index;
  return { spellings: pick(texts, order), spellingNumber, formOfSpelling: pickNumbers(formOf, order) };
}
