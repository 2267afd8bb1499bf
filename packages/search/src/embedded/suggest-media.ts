import { stemGerman } from '../analysis/stem';
import type { Suggestions, SuggestQuery, TitleSuggestion } from '../search-engine';
import { type Bitset, createBitset, hasBit, intersectBits, setBit } from './bitset';
import { spellingInReach } from './did-you-mean';
import { type Selection, selectDocuments } from './document-filters';
import { fieldNumber } from './fields';
import { type ParsedQuery, parseQuery, type QueryWord } from './query-words';
import { findMedia, presentPage } from './search-media';
import type { Segment } from './segment';
import type { View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

const defaultLimit = 6;
const highestLimit = 20;
const mostCandidates = 40;
const mostTitles = 200;
const mostWeighed = 2_000;

function documentsWith(segment: Segment, word: QueryWord): Bitset {
  const bits = createBitset(segment.count);
  const stem = segment.stems.find(stemGerman(word.form));
  if (stem < 0) return bits;
  for (let at = segment.postingStart[stem] as number; at < (segment.postingStart[stem + 1] as number); at += 1) {
    setBit(bits, segment.postingDocument[at] as number);
  }
  return bits;
}

/** Only what goes together with the words typed before, and what the person may see. */
function narrow(view: View, selections: readonly Selection[], before: readonly QueryWord[]): Selection[] {
  return selections.map((selection, part) => {
    const { segment } = view.parts[part] as View['parts'][number];
    const allowed = before
      .filter((word) => !word.isOptional)
      .reduce<Bitset>((bits, word) => intersectBits(bits, documentsWith(segment, word)), selection.allowed.slice());
    return { ...selection, allowed };
  });
}

interface Candidate {
  readonly form: string;
  readonly stem: string;
  readonly documents: number;
}

interface NumberedForm {
  readonly form: number;
  readonly length: number;
  readonly documents: number;
}

/** Of the forms of a word the shortest is offered, unless it is much rarer than another. */
function isBetterForm(one: NumberedForm, other: NumberedForm | undefined): boolean {
  if (!other) return true;
  return one.length < other.length ? one.documents * 3 > other.documents : one.documents > other.documents * 3;
}

function formsOfSegment(segment: Segment, prefix: string): Candidate[] {
  const best = new Map<number, NumberedForm>();
  const [from, to] = segment.forms.prefixRange(prefix);
  for (let form = from; form < to; form += 1) {
    const documents = segment.documentsOfForm[form] as number;
    if (documents === 0 || segment.isStop[form] === 1) continue;
    const stem = segment.stemOfForm[form] as number;
    const candidate = { form, length: segment.forms.lengthOf(form), documents };
    if (isBetterForm(candidate, best.get(stem))) best.set(stem, candidate);
  }
  return [...best]
    .sort(([, one], [, other]) => other.documents - one.documents || one.form - other.form)
    .slice(0, mostCandidates)
    .map(([stem, { form, documents }]) => ({
      form: segment.forms.get(form),
      stem: segment.stems.get(stem),
      documents,
    }));
}

/** Forms that begin as typed, one for each stem, the most common first. */
function formsBeginningWith({ parts }: View, prefix: string): Candidate[] {
  const byStem = new Map<string, Candidate>();
  for (const candidate of parts.flatMap(({ segment }) => formsOfSegment(segment, prefix))) {
    const known = byStem.get(candidate.stem);
    if (!known || known.documents < candidate.documents) byStem.set(candidate.stem, candidate);
  }
  return [...byStem.values()]
    .sort((one, other) => other.documents - one.documents || (one.form < other.form ? -1 : 1))
    .slice(0, mostCandidates);
}

const telling = (1 << fieldNumber.title) | (1 << fieldNumber.keywords);

/** How much a word stands in titles and keywords of what somebody may see; what stands in texts only counts little. */
function weigh(view: View, selections: readonly Selection[], stem: string): number {
  let weight = 0;
  for (const [part, { segment }] of view.parts.entries()) {
    const number = segment.stems.find(stem);
    if (number < 0) continue;
    const { allowed } = selections[part] as Selection;
    const from = segment.postingStart[number] as number;
    const to = Math.min(segment.postingStart[number + 1] as number, from + mostWeighed);
    for (let at = from; at < to; at += 1) {
      if (!hasBit(allowed, segment.postingDocument[at] as number)) continue;
      weight += (segment.postingFields[at] as number) & telling ? 5 : 1;
    }
  }
  return weight;
}

function completeWord(view: View, query: ParsedQuery, selections: readonly Selection[], limit: number): string[] {
  const last = query.words.at(-1);
  if (!last?.isPrefix) return [];
  const narrowed = narrow(view, selections, query.words.slice(0, -1));
  const ranked = formsBeginningWith(view, last.form)
    .map((candidate) => ({ ...candidate, weight: weigh(view, narrowed, candidate.stem) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const completions = ranked.flatMap(({ form }) => {
    const spelling = spellingInReach(view, narrowed, form);
    return spelling === undefined ? [] : [query.text.slice(0, last.start) + spelling];
  });
  return [...new Set(completions)].slice(0, limit);
}

/** Documents whose title begins as typed, the shortest title first. */
function titlesBeginningWith(
  view: View,
  selections: readonly Selection[],
  phrase: string,
): { part: number; document: number }[] {
  if (phrase === '') return [];
  const found = view.parts.flatMap(({ segment }, part) => {
    const { allowed } = selections[part] as Selection;
    const [from, to] = segment.titles.prefixRange(phrase);
    return Array.from({ length: Math.min(to - from, mostTitles) }, (_, index) => ({
      part,
      document: segment.titleDocument[from + index] as number,
      length: segment.titles.lengthOf(from + index),
    })).filter(({ document }) => hasBit(allowed, document));
  });
  return found.sort((one, other) => one.length - other.length);
}

function suggestTitles(
  view: View,
  query: SuggestQuery,
  selections: readonly Selection[],
  limit: number,
): TitleSuggestion[] {
  const { phrase } = parseQuery(query.q);
  const found = findMedia(view, { q: query.q, scope: query.scope }, limit * 2);
  const begun = titlesBeginningWith(view, selections, phrase)
    .slice(0, limit)
    .map((place) => ({ ...place, key: 0 }));
  const shownFirst = presentPage(view, { ...found, hits: begun }, 0, begun.length);
  // Reranking would put them into another order than that of their titles.
  const inOrder = begun.flatMap(({ part, document }) => {
    const identifier = view.parts[part]?.segment.identifierOf(document);
    return shownFirst.filter((hit) => hit.identifier === identifier);
  });
  const others = presentPage(view, found, 0, limit * 2).filter(({ title }) => title.hits.length > 0);
  const titles = new Map<string, TitleSuggestion>();
  for (const { identifier, title, note } of [...inOrder, ...others]) {
    if (titles.size < limit && !titles.has(identifier)) titles.set(identifier, { identifier, ...title, note });
  }
  return [...titles.values()];
}

/** Offers words and titles while somebody types. */
export function suggestMedia(view: View, query: SuggestQuery): Suggestions {
  const limit = Math.min(Math.max(1, Math.floor(query.limit ?? defaultLimit)), highestLimit);
  const parsed = parseQuery(query.q);
  if (parsed.words.length === 0) return { completions: [], titles: [] };
  const selections = view.parts.map((part) => selectDocuments(part, query.scope, 'all', {}));
  return {
    completions: completeWord(view, parsed, selections, limit),
    titles: suggestTitles(view, query, selections, limit),
  };
}
