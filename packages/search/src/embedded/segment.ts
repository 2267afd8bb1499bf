import { type Column, openColumn } from './column';
import { type ColumnName, columnNames } from './document-columns';
import { type Section, unpackSections } from './section-file';
import { StringTable } from './string-table';

/** Raised whenever words are read, split or weighed in another way; an index of another version is built anew. */
export const analysisVersion = 3;

/** Marks a form that has a stem only as a part of it. */
export const partFlag = 0x8000_0000;

/** The texts that are kept for showing hits: identifier, title, short text, text, spoken words, the caller's note. */
export const storedTexts = 6;
export const storedTitle = 1;
export const storedShortText = 2;
export const storedText = 3;
export const storedSpoken = 4;
export const storedNote = 5;

export interface SegmentMeta {
  readonly analysis: number;
  readonly documents: number;
  /** How far the caller's changes had come when this was built. */
  readonly mark: string | undefined;
}

/**
 * An index that never changes, read from one piece of shared memory.
 * Three levels of words: a spelling as it stands in a text (Vögel), its folded form (vogel), and the stem that all
 * forms of a word share; what is found is found by stems.
 */
export class Segment {
  readonly meta: SegmentMeta;
  readonly count: number;
  readonly columns: Readonly<Record<ColumnName, Column>>;

  /** In the order of their forms, the most frequent spelling of a form first. */
  readonly spellings: StringTable;
  readonly formOfSpelling: Uint32Array;

  readonly forms: StringTable;
  readonly stemOfForm: Uint32Array;
  readonly documentsOfForm: Uint32Array;
  readonly firstSpelling: Uint32Array;
  /** Forms without digits by their length, and which letters each holds, as bits. */
  readonly fuzzyForms: Uint32Array;
  readonly fuzzyLengthStart: Uint32Array;
  readonly fuzzyLetters: Uint32Array;
  /** 1 for small words that tell nothing. */
  readonly isStop: Uint8Array;
  /** 1 for nouns of German texts, of which compounds can be made. */
  readonly isNoun: Uint8Array;
  readonly partStart: Uint32Array;
  readonly parts: Uint32Array;
  /** How many of a form's parts are its smallest ones; they stand first. */
  readonly leafCount: Uint8Array;

  readonly stems: StringTable;
  /** The forms that have a stem, or have it as a part; the highest bit says the latter. */
  readonly stemFormStart: Uint32Array;
  readonly stemForms: Uint32Array;
  readonly postingStart: Uint32Array;
  readonly postingDocument: Uint32Array;
  readonly postingImpact: Uint16Array;
  readonly postingFields: Uint8Array;

  readonly englishStems: StringTable;
  readonly englishStart: Uint32Array;
  readonly englishMembers: Uint32Array;

  readonly tokens: Uint32Array;
  readonly tokenStart: Uint32Array;
  readonly fieldLengths: Uint16Array;

  readonly titles: StringTable;
  readonly titleDocument: Uint32Array;

  readonly store: Uint8Array;
  readonly storeStart: Uint32Array;
  readonly shortLengths: Uint32Array;
  readonly cueFirst: Uint32Array;
  readonly cueSeconds: Float32Array;
  readonly cueTokens: Uint32Array;

  readonly days: Uint32Array;
  readonly english: Uint8Array;
  /** A document's place among all, the newest first. */
  readonly rank: Uint32Array;
  readonly byRank: Uint32Array;
  readonly byIdentifier: Uint32Array;

  readonly #storeBytes: Buffer;

  constructor(
    readonly id: string,
    readonly buffer: SharedArrayBuffer,
  ) {
    const { sections, meta } = unpackSections(buffer);
    const get = (name: string): Section => {
      const section = sections.get(name);
      if (!section) throw new Error(`The index has no ${name}`);
      return section;
    };
    const numbers = (name: string) => get(name) as Uint32Array;
    const words = (name: string) => get(name) as Uint16Array;
    const bytes = (name: string) => get(name) as Uint8Array;
    const table = (name: string) => new StringTable(words(`${name}.text`), numbers(`${name}.start`));

    this.meta = meta as SegmentMeta;
    this.count = this.meta.documents;
    this.columns = Object.fromEntries(
      columnNames.map((name) => [name, openColumn(name, numbers, words(`${name}.value.text`))]),
    ) as Record<ColumnName, Column>;
    this.spellings = table('spelling');
    this.formOfSpelling = numbers('spelling.form');
    this.forms = table('form');
    this.stemOfForm = numbers('form.stem');
    this.documentsOfForm = numbers('form.documents');
    this.firstSpelling = numbers('form.firstSpelling');
    this.fuzzyForms = numbers('fuzzy.form');
    this.fuzzyLengthStart = numbers('fuzzy.lengthStart');
    this.fuzzyLetters = numbers('fuzzy.letters');
    this.isStop = bytes('form.isStop');
    this.isNoun = bytes('form.isNoun');
    this.partStart = numbers('form.partStart');
    this.parts = numbers('form.parts');
    this.leafCount = bytes('form.leafCount');
    this.stems = table('stem');
    this.stemFormStart = numbers('stem.formStart');
    this.stemForms = numbers('stem.forms');
    this.postingStart = numbers('posting.start');
    this.postingDocument = numbers('posting.document');
    this.postingImpact = words('posting.impact');
    this.postingFields = bytes('posting.fields');
    this.englishStems = table('english');
    this.englishStart = numbers('english.memberStart');
    this.englishMembers = numbers('english.members');
    this.tokens = numbers('token');
    this.tokenStart = numbers('token.start');
    this.fieldLengths = words('field.lengths');
    this.titles = table('title');
    this.titleDocument = numbers('title.document');
    this.store = bytes('store');
    this.storeStart = numbers('store.start');
    this.shortLengths = numbers('store.shortLengths');
    this.cueFirst = numbers('cue.first');
    this.cueSeconds = get('cue.seconds') as Float32Array;
    this.cueTokens = numbers('cue.tokens');
    this.days = numbers('document.day');
    this.english = bytes('document.english');
    this.rank = numbers('document.rank');
    this.byRank = numbers('document.byRank');
    this.byIdentifier = numbers('document.byIdentifier');
    this.#storeBytes = Buffer.from(this.store.buffer, this.store.byteOffset, this.store.byteLength);
  }

  /** One of the texts kept for a document. */
  textOf(document: number, text: number): string {
    const shortLength = text === storedShortText ? (this.shortLengths[document] as number) : 0;
    const at = document * storedTexts + (shortLength > 0 ? storedText : text);
    const start = this.storeStart[at] as number;
    const end = shortLength > 0 ? start + shortLength : (this.storeStart[at + 1] as number);
    return this.#storeBytes.toString('utf8', start, end);
  }

  identifierOf(document: number): string {
    return this.textOf(document, 0);
  }

  /** The document with an identifier, or -1. */
  findIdentifier(identifier: string): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.identifierOf(this.byIdentifier[middle] as number) < identifier) low = middle + 1;
      else high = middle;
    }
    const found = low < this.count ? (this.byIdentifier[low] as number) : -1;
    return found >= 0 && this.identifierOf(found) === identifier ? found : -1;
  }

  /** In how many documents a stem stands. */
  documentsOfStem(stem: number): number {
    return (this.postingStart[stem + 1] as number) - (this.postingStart[stem] as number);
  }
}
