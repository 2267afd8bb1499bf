import type { SearchDocument } from '../search-engine';
import type { Bitset } from './bitset';
import { buildPostings, registerSubjectWords } from './build-postings';
import { buildVocabulary, type Vocabulary } from './build-vocabulary';
import { DocumentCollector } from './document-collector';
import { columnNames, foldPhrase } from './document-columns';
import { letterBits } from './edit-distance';
import { joinedFlag, spellingMask } from './fields';
import { GrowableNumbers } from './growable';
import { packSections, type Section } from './section-file';
import { analysisVersion, type Segment, type SegmentMeta, storedTexts, storedTitle } from './segment';
import { compareTexts, packStrings } from './string-table';

export interface SegmentSource {
  readonly segment: Segment;
  readonly deleted: Bitset | undefined;
}

/** Builds an index of documents; words that other indexes know help to take compounds apart. */
export function buildSegment(
  documents: Iterable<SearchDocument>,
  others: readonly Segment[] = [],
  mark?: string | undefined,
): SharedArrayBuffer {
  const collector = new DocumentCollector();
  for (const document of documents) collector.add(document);
  return packCollector(collector, others, mark);
}

/** Makes one index of several, leaving out what is gone; the same as building it from the documents that are left. */
export function mergeSegments(sources: readonly SegmentSource[], mark?: string | undefined): SharedArrayBuffer {
  const collector = new DocumentCollector();
  for (const { segment, deleted } of sources) collector.addSegment(segment, deleted);
  return packCollector(collector, [], mark);
}

/** Packs what was collected so far; more can be collected afterwards. */
export function packCollector(collector: DocumentCollector, others: readonly Segment[], mark: string | undefined) {
  const subjects = registerSubjectWords(collector);
  const vocabulary = buildVocabulary(collector, others);
  const postings = buildPostings(collector, vocabulary, subjects);
  const sections = new Map<string, Section>();
  packVocabulary(vocabulary, sections);
  sections.set('posting.start', postings.start);
  sections.set('posting.document', postings.document);
  sections.set('posting.impact', postings.impact);
  sections.set('posting.fields', postings.fields);
  packTokens(collector, vocabulary, sections);
  packTexts(collector, sections);
  packOrders(collector, sections);
  for (const name of columnNames) collector.columns[name].pack(name, sections);
  const meta: SegmentMeta = { analysis: analysisVersion, documents: collector.count, mark };
  return packSections(sections, meta);
}

function packVocabulary(vocabulary: Vocabulary, sections: Map<string, Section>): void {
  packStrings('spelling', vocabulary.spellings, sections);
  sections.set('spelling.form', vocabulary.formOfSpelling);
  packStrings('form', vocabulary.forms, sections);
  sections.set('form.stem', vocabulary.stemOfForm);
  sections.set('form.documents', vocabulary.documentsOfForm);
  sections.set('form.isNoun', vocabulary.isNoun);
  sections.set('form.partStart', vocabulary.partStart);
  sections.set('form.parts', vocabulary.parts);
  sections.set('form.leafCount', vocabulary.leafCount);
  const [text, start] = [sections.get('form.text') as Uint16Array, sections.get('form.start') as Uint32Array];
  sections.set(
    'form.letters',
    Uint32Array.from(vocabulary.forms, (_, form) => letterBits(text, start[form] as number, start[form + 1] as number)),
  );
  const firstSpelling = new Uint32Array(vocabulary.forms.length + 1);
  for (const form of vocabulary.formOfSpelling) firstSpelling[form + 1] = (firstSpelling[form + 1] as number) + 1;
  for (let form = 0; form < vocabulary.forms.length; form += 1) {
    firstSpelling[form + 1] = (firstSpelling[form + 1] as number) + (firstSpelling[form] as number);
  }
  sections.set('form.firstSpelling', firstSpelling);
  packStrings('stem', vocabulary.stems, sections);
  const english = [...vocabulary.english].sort(([one], [other]) => compareTexts(one, other));
  const [memberStart, members] = [new GrowableNumbers(), new GrowableNumbers()];
  memberStart.push(0);
  for (const [, stems] of english) {
    for (const stem of stems) members.push(stem);
    memberStart.push(members.length);
  }
  packStrings(
    'english',
    english.map(([stem]) => stem),
    sections,
  );
  sections.set('english.memberStart', memberStart.view());
  sections.set('english.members', members.view());
}

function packTokens(
  collector: DocumentCollector,
  { spellingNumber }: Vocabulary,
  sections: Map<string, Section>,
): void {
  const tokens = collector.tokens.view();
  const numbered = tokens.map(
    (token) => ((spellingNumber[token & spellingMask] as number) | (token & joinedFlag)) >>> 0,
  );
  sections.set('token', numbered);
  sections.set('token.start', collector.tokenStart.closedBy(tokens.length));
  sections.set('field.lengths', Uint16Array.from(collector.fieldLengths.view()));
  sections.set('cue.first', collector.cueFirst.closedBy(collector.cueTokens.length));
  sections.set('cue.seconds', Float32Array.from(collector.cueSeconds));
  sections.set('cue.tokens', collector.cueTokens.view());
}

function packTexts(collector: DocumentCollector, sections: Map<string, Section>): void {
  const [store, start] = [collector.store.view(), collector.storeStart.closedBy(collector.store.length)];
  sections.set('store', store);
  sections.set('store.start', start);
  const bytes = Buffer.from(store.buffer, store.byteOffset, store.byteLength);
  const titles = collector.identifiers.map((_, document) => {
    const at = document * storedTexts + storedTitle;
    return foldPhrase(bytes.toString('utf8', start[at], start[at + 1]));
  });
  const order = Uint32Array.from(titles, (_, index) => index);
  order.sort((one, other) => compareTexts(titles[one] as string, titles[other] as string) || one - other);
  packStrings(
    'title',
    Array.from(order, (document) => titles[document] as string),
    sections,
  );
  sections.set('title.document', order);
}

function packOrders(collector: DocumentCollector, sections: Map<string, Section>): void {
  const { identifiers } = collector;
  const days = collector.days.view();
  const byIdentifier = Uint32Array.from(identifiers, (_, index) => index);
  byIdentifier.sort((one, other) => compareTexts(identifiers[one] as string, identifiers[other] as string));
  const place = new Uint32Array(identifiers.length);
  for (let index = 0; index < place.length; index += 1) place[byIdentifier[index] as number] = index;
  const byRank = byIdentifier.slice();
  byRank.sort(
    (one, other) =>
      (days[other] as number) - (days[one] as number) || (place[one] as number) - (place[other] as number),
  );
  const rank = new Uint32Array(identifiers.length);
  for (let index = 0; index < rank.length; index += 1) rank[byRank[index] as number] = index;
  sections.set('document.day', days);
  sections.set('document.english', Uint8Array.from(collector.english.view()));
  sections.set('document.rank', rank);
  sections.set('document.byRank', byRank);
  sections.set('document.byIdentifier', byIdentifier);
}
