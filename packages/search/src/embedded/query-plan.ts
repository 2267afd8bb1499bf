import { growLexicon } from '../analysis/base-lexicon';
import { splitCompound } from '../analysis/compounds';
import { foldWord } from '../analysis/fold';
import { stemEnglish, stemGerman } from '../analysis/stem';
import { findRelatedWords, findSynonyms } from '../analysis/synonyms';
import type { MatchKind } from '../search-engine';
import { recallWord } from './build-vocabulary';
import { forgivenErrors } from './edit-distance';
import { fieldNumber } from './fields';
import { type FuzzyForm, findFuzzyForms, rankFuzzyForms } from './fuzzy-forms';
import { type SharedInView, shareInView } from './intersect';
import type { ParsedQuery, QueryWord } from './query-words';
import { documentsOfStem, type View } from './view';

/** One way in which a word of the query can be found: by a stem, or by several that must all be there. */
export interface Alternative {
  readonly kind: MatchKind;
  readonly stems: readonly string[];
  /** Where all of several stems stand; worked out when the query is planned, because it tells how much is found. */
  readonly shared?: SharedInView | undefined;
  readonly weight: number;
  /** Only one part of a compound: the medium need not hold the rest of it. */
  readonly isPartOnly?: boolean;
}

/** A word of the query with all the ways it can be found. */
export interface Slot {
  readonly word: QueryWord;
  readonly alternatives: readonly Alternative[];
  /** How telling the word is: the rarer, the more. */
  readonly rarity: number;
}

export interface QueryPlan {
  readonly query: ParsedQuery;
  readonly slots: readonly Slot[];
  /** The words that must be found, one bit each. */
  readonly required: number;
}

/** With fewer documents than this a word is also looked for in wider ways. */
export const enough = 24;
/** With fewer documents than this a word may have been mistyped. */
export const fewerThanTrusted = 3;
const timesMore = 30;
const timesMoreInTexts = 5;

const weights: Readonly<Record<MatchKind, number>> = {
  exact: 1,
  form: 0.9,
  compound: 0.75,
  prefix: 0.55,
  synonym: 0.5,
  typo: 0.6,
};
const mostPrefixes = 40;
const mostTypos = 6;
const shortestPrefix = 2;
const secondErrorWeight = 0.7;
// Anything shorter may as well be a year.
const shortestNumber = 5;
const synonymWeight = 0.6;
const partOnlyWeight = 0.2;

function englishVariants({ parts }: View, form: string, known: string): string[] {
  const stem = stemEnglish(form);
  const variants = new Set<string>();
  for (const { segment } of parts) {
    const number = segment.englishStems.find(stem);
    if (number < 0) continue;
    const end = segment.englishStart[number + 1] as number;
    for (let at = segment.englishStart[number] as number; at < end; at += 1) {
      variants.add(segment.stems.get(segment.englishMembers[at] as number));
    }
  }
  variants.delete(known);
  return [...variants];
}

/** The parts of a compound: as they were taken apart when it was indexed, or now when no medium holds it. */
function compoundParts({ parts }: View, form: string): readonly string[] {
  for (const { segment } of parts) {
    const number = segment.forms.find(form);
    if (number < 0 || segment.documentsOfForm[number] === 0) continue;
    const first = segment.partStart[number] as number;
    const leaves = segment.leafCount[number] as number;
    if (leaves > 1) return Array.from(segment.parts.subarray(first, first + leaves), (stem) => segment.stems.get(stem));
  }
  const segments = parts.map(({ segment }) => segment);
  const leaves =
    splitCompound(
      growLexicon((text) => recallWord(segments, text)),
      form,
    )?.leaves ?? [];
  return new Set(leaves).size > 1 ? leaves : [];
}

/** Longer words that begin like the one being typed, the most common first. */
function prefixStems({ parts }: View, form: string, known: string): string[] {
  const counts = new Map<string, number>();
  for (const { segment } of parts) {
    const [from, to] = segment.forms.prefixRange(form);
    const ofStems = new Map<number, number>();
    for (let number = from; number < to; number += 1) {
      const documents = segment.documentsOfForm[number] as number;
      const stem = segment.stemOfForm[number] as number;
      if (documents > 0) ofStems.set(stem, (ofStems.get(stem) ?? 0) + documents);
    }
    for (const [stem, documents] of mostCommon([...ofStems], mostPrefixes)) {
      const text = segment.stems.get(stem);
      counts.set(text, (counts.get(text) ?? 0) + documents);
    }
  }
  counts.delete(known);
  return mostCommon([...counts], mostPrefixes).map(([stem]) => stem);
}

function mostCommon<Key extends string | number>(entries: [Key, number][], most: number): [Key, number][] {
  return entries.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).slice(0, most);
}

const namingFields = (1 << fieldNumber.title) | (1 << fieldNumber.keywords);

/** Whether a word stands in a title or among keywords, where errors are rare. */
function isNamed({ parts }: View, form: string): boolean {
  return parts.some(({ segment }) => {
    const stem = segment.stems.find(stemGerman(form));
    const end = stem < 0 ? 0 : (segment.postingStart[stem + 1] as number);
    for (let at = stem < 0 ? 0 : (segment.postingStart[stem] as number); at < end; at += 1) {
      if ((segment.postingFields[at] as number) & namingFields) return true;
    }
    return false;
  });
}

/** A word that is found as typed is only taken for an error when the other is far more common. */
export function isRatherMeant(view: View, form: string, documents: number, foundAsTyped: number): boolean {
  if (foundAsTyped === 0) return true;
  return documents >= foundAsTyped * (isNamed(view, form) ? timesMore : timesMoreInTexts);
}

/** The words somebody may have meant. */
export function findMeantForms({ parts }: View, form: string): FuzzyForm[] {
  const errors = forgivenErrors(form);
  if (errors === 0) return [];
  const found = parts.flatMap(({ segment }) => findFuzzyForms(segment, form, errors));
  const ranked = rankFuzzyForms(form, found);
  const nearest = ranked[0]?.distance;
  return ranked.filter(({ distance }) => distance === nearest).slice(0, mostTypos);
}

function addTypos(plan: SlotPlan, form: string): void {
  const { found } = plan;
  let place = 1;
  for (const { stem, distance, documents } of findMeantForms(plan.view, form)) {
    if (plan.has(stem) || !isRatherMeant(plan.view, form, documents, found)) continue;
    plan.add('typo', [stem], weights.typo * place * (distance > 1 ? secondErrorWeight : 1));
    place -= 0.06;
  }
}

function rarityOf(view: View, documents: number): number {
  return Math.log(1 + (view.documents - Math.min(documents, view.documents) + 0.5) / (documents + 0.5));
}

/** The joined reading of a word with its neighbour: `Fuß Ball` also finds Fußball, `E Mail` finds Email. */
function joinedForms(words: readonly QueryWord[], index: number): string[] {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (!word) return [];
  return [...(before ? [foldWord(before.form + word.form)] : []), ...(after ? [foldWord(word.form + after.form)] : [])];
}

function countShared(shared: SharedInView): number {
  let documents = 0;
  for (const found of shared.values()) documents += found.documents.length;
  return documents;
}

class SlotPlan {
  readonly alternatives: Alternative[] = [];
  readonly #known = new Set<string>();
  found = 0;

  constructor(readonly view: View) {}

  add(kind: MatchKind, stems: readonly string[], weight = weights[kind], isPartOnly = false): void {
    const key = stems.join(' ');
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const shared = stems.length > 1 ? shareInView(this.view, stems) : undefined;
    const documents = shared ? countShared(shared) : documentsOfStem(this.view, stems[0] as string);
    if (documents === 0 && this.alternatives.length > 0) return;
    this.alternatives.push({ kind, stems, shared, weight, isPartOnly });
    this.found += documents;
  }

  has(stem: string): boolean {
    return this.#known.has(stem);
  }
}

/** The word of which fewest media know: of a compound it is the telling part. */
function rarestOf(view: View, stems: readonly string[]): string {
  return stems.reduce((rarest, stem) => (documentsOfStem(view, stem) < documentsOfStem(view, rarest) ? stem : rarest));
}

function planWord(view: View, query: ParsedQuery, index: number): Slot {
  const word = query.words[index] as QueryWord;
  const stem = stemGerman(word.form);
  const plan = new SlotPlan(view);
  plan.add('exact', [stem]);
  for (const variant of englishVariants(view, word.form, stem)) plan.add('form', [variant]);
  const direct = plan.found;
  if (!word.isOptional) {
    for (const synonym of findSynonyms(stem)) plan.add('synonym', [synonym], synonymWeight);
    const leaves = compoundParts(view, word.form);
    if (leaves.length > 1) plan.add('compound', leaves);
    for (const joined of joinedForms(query.words, index)) plan.add('compound', [stemGerman(joined)]);
    if (query.code !== undefined && query.code !== word.form) plan.add('exact', [query.code]);
    if (plan.found < enough) widen(plan, query, word, leaves, direct);
  }
  return {
    word,
    alternatives: plan.alternatives,
    rarity: rarityOf(view, direct > 0 ? direct : Math.max(1, plan.found)),
  };
}

/** Where little is found, related and longer words count too, the telling part of a compound, and mistyped words. */
function widen(plan: SlotPlan, query: ParsedQuery, word: QueryWord, leaves: readonly string[], direct: number): void {
  const { view } = plan;
  const stem = stemGerman(word.form);
  for (const other of findRelatedWords(stem)) plan.add('synonym', [other]);
  if (word.isPrefix && word.form.length >= shortestPrefix) {
    for (const longer of prefixStems(view, word.form, stem)) plan.add('prefix', [longer]);
    if (query.code !== undefined)
      for (const longer of prefixStems(view, query.code, stem)) plan.add('prefix', [longer]);
  }
  if (direct < fewerThanTrusted) addTypos(plan, word.form);
  if (leaves.length > 1) plan.add('compound', [rarestOf(view, leaves)], partOnlyWeight, true);
}

/** Whether a text is the number or identifier of a medium. */
function isMediaNumber({ parts }: View, code: string): boolean {
  return parts.some(({ segment }) => {
    const stem = segment.stems.find(code);
    const end = stem < 0 ? 0 : (segment.postingStart[stem + 1] as number);
    for (let at = stem < 0 ? 0 : (segment.postingStart[stem] as number); at < end; at += 1) {
      if (((segment.postingFields[at] as number) >>> fieldNumber.number) % 2 === 1) return true;
    }
    return false;
  });
}

/** A number that is known is looked for as it is and in no other way. */
function planNumber(view: View, query: ParsedQuery, code: string): Slot {
  const text = query.text.trim();
  const word = { text, lower: code, form: code, start: 0, end: query.text.length, isOptional: false, isPrefix: false };
  const alternatives = [{ kind: 'exact', stems: [code], weight: 1 }] as const;
  return { word, alternatives, rarity: rarityOf(view, documentsOfStem(view, code)) };
}

/** Decides how each word of a query is looked for. */
export function planQuery(view: View, query: ParsedQuery): QueryPlan {
  if (query.code !== undefined && query.code.length >= shortestNumber && isMediaNumber(view, query.code)) {
    return { query, slots: [planNumber(view, query, query.code)], required: 1 };
  }
  const slots = query.words.map((_, index) => planWord(view, query, index));
  const required = slots.reduce((bits, { word }, slot) => (word.isOptional ? bits : bits | (1 << slot)), 0);
  return { query, slots, required };
}
