import { longestWord } from '../analysis/tokenise';
import type { SearchDocument } from '../search-engine';
import type { Bitset } from './bitset';
import { planPostings, registerSubjectWords } from './build-postings';
import { buildVocabulary, type Vocabulary } from './build-vocabulary';
import { DocumentCollector } from './document-collector';
import { columnNames, foldPhrase } from './document-columns';
import { letterBits } from './edit-distance';
import { joinedFlag, spellingMask } from './fields';
import { GrowableNumbers } from './growable';
import { type Blank, packSections, type Section } from './section-file';
import { analysisVersion, partFlag, type Segment, type SegmentMeta, storedTexts, storedTitle } from './segment';
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
  return packCollector(collector, { others, mark });
}

/** Makes one index of several, leaving out what is gone; the same as building it from the documents that are left. */
export function mergeSegments(sources: readonly SegmentSource[], mark?: string | undefined): SharedArrayBuffer {
  const collector = new DocumentCollector();
  for (const { segment, deleted } of sources) collector.addSegment(segment, deleted);
  return packCollector(collector, { mark });
}

interface PackOptions {
  /** Indexes whose words help to take compounds apart. */
  readonly others?: readonly Segment[];
  readonly mark: string | undefined;
  /** More is going to be collected: everything is copied instead of moved. */
  readonly isGlimpse?: boolean;
}

/** Packs what was collected. The collector is of no use afterwards, unless this was only a glimpse. */
export function packCollector(collector: DocumentCollector, { others = [], mark, isGlimpse = false }: PackOptions) {
  const subjects = registerSubjectWords(collector);
  const vocabulary = buildVocabulary(collector, others);
  const postings = planPostings(collector, vocabulary, subjects);
  const sections = new Map<string, Section>();
  packVocabulary(vocabulary, sections);
  sections.set('posting.start', postings.start);
  packTokenPlaces(collector, sections);
  packTexts(collector, sections);
  packOrders(collector, sections);
  for (const name of columnNames) collector.columns[name].pack(name, sections);
  const blanks: [string, Blank][] = [
    ['posting.document', { kind: 'u32', length: postings.total }],
    ['posting.impact', { kind: 'u16', length: postings.total }],
    ['posting.fields', { kind: 'u8', length: postings.total }],
    ['token', { kind: 'u32', length: collector.tokens.length }],
    ['store', { kind: 'u8', length: collector.store.length }],
  ];
  const meta: SegmentMeta = { analysis: analysisVersion, documents: collector.count, mark };
  return packSections(new Map<string, Section | Blank>([...sections, ...blanks]), meta, (placeOf) => {
    // What was collected is moved first: the memory it leaves is as much as the postings need.
    const tokens = placeOf('token') as Uint32Array;
    const store = placeOf('store') as Uint8Array;
    const writeTokens = tokenWriter(vocabulary, tokens);
    if (isGlimpse) {
      writeTokens(collector.tokens.view(), 0);
      store.set(collector.store.view());
    } else {
      collector.tokens.drain(writeTokens);
      collector.store.drain((bytes, start) => store.set(bytes, start));
    }
    postings.write(tokens, {
      document: placeOf('posting.document') as Uint32Array,
      impact: placeOf('posting.impact') as Uint16Array,
      fields: placeOf('posting.fields') as Uint8Array,
    });
  });
}

function packVocabulary(vocabulary: Vocabulary, sections: Map<string, Section>): void {
  packStrings('spelling', vocabulary.spellings, sections);
  sections.set('spelling.form', vocabulary.formOfSpelling);
  packStrings('form', vocabulary.forms, sections);
  sections.set('form.stem', vocabulary.stemOfForm);
  sections.set('form.documents', vocabulary.documentsOfForm);
  sections.set('form.isNoun', vocabulary.isNoun);
  sections.set('form.isStop', vocabulary.isStop);
  packStemForms(vocabulary, sections);
  sections.set('form.partStart', vocabulary.partStart);
  sections.set('form.parts', vocabulary.parts);
  sections.set('form.leafCount', vocabulary.leafCount);
  packFuzzyForms(vocabulary, sections);
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

/** Words by their length, with their letters as bits: what is mistyped is looked for among words of like length. */
function packFuzzyForms({ forms }: Vocabulary, sections: Map<string, Section>): void {
  const [text, start] = [sections.get('form.text') as Uint16Array, sections.get('form.start') as Uint32Array];
  // Numbers are never taken for mistyped words, and a large catalogue has more of them than words.
  const words = Uint32Array.from(forms.keys()).filter((form) => !/\d/.test(forms[form] as string));
  const lengthOf = (form: number) => Math.min((forms[form] as string).length, longestWord);
  words.sort((one, other) => lengthOf(one) - lengthOf(other) || one - other);
  const lengthStart = new Uint32Array(longestWord + 2);
  for (const form of words) lengthStart[lengthOf(form) + 1] = (lengthStart[lengthOf(form) + 1] as number) + 1;
  for (let length = 0; length <= longestWord; length += 1) {
    lengthStart[length + 1] = (lengthStart[length + 1] as number) + (lengthStart[length] as number);
  }
  sections.set('fuzzy.form', words);
  sections.set('fuzzy.lengthStart', lengthStart);
  sections.set(
    'fuzzy.letters',
    words.map((form) => letterBits(text, start[form] as number, start[form + 1] as number)),
  );
}

/** From stems back to forms: a query marks the words it looks for once, instead of asking for every word of a text. */
function packStemForms(
  { forms, stems, stemOfForm, partStart, parts }: Vocabulary,
  sections: Map<string, Section>,
): void {
  const start = new Uint32Array(stems.length + 1);
  const eachPair = (visit: (stem: number, entry: number) => void) => {
    for (let form = 0; form < forms.length; form += 1) {
      visit(stemOfForm[form] as number, form);
      for (let at = partStart[form] as number; at < (partStart[form + 1] as number); at += 1) {
        if (parts[at] !== stemOfForm[form]) visit(parts[at] as number, (form | partFlag) >>> 0);
      }
    }
  };
  eachPair((stem) => {
    start[stem + 1] = (start[stem + 1] as number) + 1;
  });
  for (let stem = 0; stem < stems.length; stem += 1)
    start[stem + 1] = (start[stem + 1] as number) + (start[stem] as number);
  const next = start.slice();
  const entries = new Uint32Array(start[stems.length] as number);
  eachPair((stem, entry) => {
    entries[next[stem] as number] = entry;
    next[stem] = (next[stem] as number) + 1;
  });
  sections.set('stem.formStart', start);
  sections.set('stem.forms', entries);
}

/** Writes words at their place, by the numbers they have in the index. */
function tokenWriter({ spellingNumber }: Vocabulary, target: Uint32Array) {
  return (tokens: Uint32Array, start: number): void => {
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as number;
      target[start + at] = ((spellingNumber[token & spellingMask] as number) | (token & joinedFlag)) >>> 0;
    }
  };
}

function packTokenPlaces(collector: DocumentCollector, sections: Map<string, Section>): void {
  sections.set('token.start', collector.tokenStart.closedBy(collector.tokens.length));
  sections.set('field.lengths', Uint16Array.from(collector.fieldLengths.view()));
  sections.set('cue.first', collector.cueFirst.closedBy(collector.cueTokens.length));
  sections.set('cue.seconds', Float32Array.from(collector.cueSeconds));
  sections.set('cue.tokens', collector.cueTokens.view());
}

function packTexts(collector: DocumentCollector, sections: Map<string, Section>): void {
  const [store, start] = [collector.store.view(), collector.storeStart.closedBy(collector.store.length)];
  sections.set('store.start', start);
  sections.set('store.shortLengths', collector.shortLengths.view());
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
