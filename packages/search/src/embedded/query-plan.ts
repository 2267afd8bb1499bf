import { growLexicon } from '../analysis/base-lexicon';
import { splitCompound } from '../analysis/compounds';
import { foldWord } from '../analysis/fold';
import { stemEnglish, stemGerman } from '../analysis/stem';
import { findSynonyms } from '../analysis/synonyms';
import type { MatchKind } from '../search-engine';
import { recallWord } from './build-vocabulary';
import { forgivenErrors } from './edit-distance';
import { fieldNumber } from './fields';
import { type FuzzyForm, findFuzzyForms, rankFuzzyForms } from './fuzzy-forms';
import { countShared } from './intersect';
import type { ParsedQuery, QueryWord } from './query-words';
import { documentsOfStem, type View } from './view';

/** One way in which a word of the query can be found: by a stem, or by several that must all be there. */
export interface Alternative {
  readonly kind: MatchKind;
  readonly stems: readonly string[];
  readonly weight: number;
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
    for (let number = from; number < to; number += 1) {
      const stem = segment.stemOfForm[number] as number;
      const documents = segment.documentsOfForm[number] as number;
      if (documents === 0) continue;
      const text = segment.stems.get(stem);
      counts.set(text, (counts.get(text) ?? 0) + documents);
    }
  }
  counts.delete(known);
  return [...counts]
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, mostPrefixes)
    .map(([stem]) => stem);
}

/** A word that is found at all is only taken for an error when the other is far more common. */
export function isRatherMeant(documents: number, foundAsTyped: number): boolean {
  return documents >= foundAsTyped * timesMore;
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

function typoAlternatives(view: View, form: string, known: ReadonlySet<string>, found: number): Alternative[] {
  const alternatives: Alternative[] = [];
  const seen = new Set(known);
  for (const { stem, distance, documents } of findMeantForms(view, form)) {
    if (seen.has(stem) || !isRatherMeant(documents, found)) continue;
    seen.add(stem);
    const place = 1 - 0.06 * alternatives.length;
    alternatives.push({
      kind: 'typo',
      stems: [stem],
      weight: weights.typo * place * (distance > 1 ? secondErrorWeight : 1),
    });
  }
  return alternatives;
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

function planWord(view: View, query: ParsedQuery, index: number): Slot {
  const word = query.words[index] as QueryWord;
  const { form } = word;
  const stem = stemGerman(form);
  const alternatives: Alternative[] = [{ kind: 'exact', stems: [stem], weight: weights.exact }];
  const add = (kind: MatchKind, stems: readonly string[], weight = weights[kind]) => {
    alternatives.push({ kind, stems, weight });
  };
  for (const variant of englishVariants(view, form, stem)) add('form', [variant]);
  const direct = alternatives.reduce((sum, { stems }) => sum + documentsOfStem(view, stems[0] as string), 0);
  let found = direct;
  if (!word.isOptional) {
    const leaves = compoundParts(view, form);
    if (leaves.length > 1) {
      add('compound', leaves);
      found += countShared(view, leaves);
    }
    for (const joined of joinedForms(query.words, index)) {
      const joinedStem = stemGerman(joined);
      if (documentsOfStem(view, joinedStem) > 0) add('compound', [joinedStem]);
    }
    found += widen(view, query, word, found, alternatives);
  }
  return { word, alternatives, rarity: rarityOf(view, direct > 0 ? direct : Math.max(1, found)) };
}

/** Where little is found, other words for the same and longer words count too, and then words that were mistyped. */
function widen(view: View, query: ParsedQuery, word: QueryWord, found: number, alternatives: Alternative[]): number {
  const stem = stemGerman(word.form);
  let more = 0;
  const add = (kind: MatchKind, stems: readonly string[], weight = weights[kind]) => {
    alternatives.push({ kind, stems, weight });
    more += documentsOfStem(view, stems[0] as string);
  };
  if (query.code !== undefined && query.code !== word.form) add('exact', [query.code]);
  if (found >= enough) return more;
  for (const synonym of findSynonyms(stem)) if (documentsOfStem(view, synonym) > 0) add('synonym', [synonym]);
  if (word.isPrefix && word.form.length >= shortestPrefix) {
    for (const longer of prefixStems(view, word.form, stem)) add('prefix', [longer]);
    if (query.code !== undefined) for (const longer of prefixStems(view, query.code, stem)) add('prefix', [longer]);
  }
  if (found + more < fewerThanTrusted) {
    const known = new Set(alternatives.flatMap(({ stems }) => stems));
    for (const typo of typoAlternatives(view, word.form, known, found + more)) {
      alternatives.push(typo);
      more += documentsOfStem(view, typo.stems[0] as string);
    }
  }
  return more;
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
