import { toPlainText } from '@mediathek/domain';
import { foldCode, foldWord } from '../analysis/fold';
import { looksEnglish } from '../analysis/stop-words';
import { eachToken, joinedText } from '../analysis/tokenise';
import type { SearchDocument } from '../search-engine';
import { type Bitset, hasBit } from './bitset';
import { ColumnCollector, valuesOfSet } from './column';
import { type ColumnName, columnNames, columnValues, dayNumber } from './document-columns';
import { fieldCount, fieldNumber, joinedFlag, longestField, spellingMask } from './fields';
import { GrowableBytes, GrowableNumbers } from './growable';
import { type Segment, storedTexts } from './segment';
import { SpellingTable } from './spelling-table';

const sampleLength = 80;
/** Takes in documents, new ones or those of another index, as rows of numbered words. */
export class DocumentCollector {
  readonly #spellings = new SpellingTable();
  readonly tokens = new GrowableNumbers();
  readonly tokenStart = new GrowableNumbers();
  readonly fieldLengths = new GrowableNumbers();
  readonly store = new GrowableBytes();
  readonly storeStart = new GrowableNumbers();
  /** In bytes, for documents whose short text is the beginning of their text; 0 for others. */
  readonly shortLengths = new GrowableNumbers();
  readonly cueFirst = new GrowableNumbers();
  readonly cueSeconds: number[] = [];
  readonly cueTokens = new GrowableNumbers();
  readonly days = new GrowableNumbers();
  readonly english = new GrowableNumbers();
  readonly columns: Readonly<Record<ColumnName, ColumnCollector>>;
  readonly identifiers: string[] = [];
  #lengths = new Uint32Array(fieldCount);

  constructor() {
    this.columns = Object.fromEntries(columnNames.map((name) => [name, new ColumnCollector()])) as Record<
      ColumnName,
      ColumnCollector
    >;
  }

  get count(): number {
    return this.identifiers.length;
  }

  get spellings(): readonly string[] {
    return this.#spellings.texts;
  }

  /** The number of a word in one spelling. */
  spellingNumber(text: string): number {
    return this.#spellings.numberOf(text);
  }

  add(document: SearchDocument): void {
    this.#begin(document.identifier, dayNumber(document.addedOn));
    const codes = new Set([foldCode(document.identifier), foldCode(document.fn_nr)]);
    for (const code of codes) if (code) this.#pushToken('number', this.spellingNumber(code));
    const title = toPlainText(document.fn_titel);
    this.#addText('title', title);
    this.#addText('keywords', toPlainText(document.fn_schlag));
    this.#addText('producer', toPlainText(document.fn_prodname));
    const [shortText, text] = [toPlainText(document.fn_kurztext), toPlainText(document.fn_text)];
    this.#addText('shortText', shortText);
    this.#addText('text', text);
    for (const { text: said, start } of document.spoken) {
      this.#addText('spoken', said);
      this.cueSeconds.push(start);
      this.cueTokens.push(this.#lengths[fieldNumber.spoken] as number);
    }
    this.english.push(isEnglish(document) ? 1 : 0);
    const spoken = document.spoken.map((cue) => cue.text.replaceAll('\n', ' ')).join('\n');
    // Most short texts are the beginning of the text; then only their length is kept.
    const isBeginning = shortText !== '' && text.startsWith(shortText);
    const stored = [document.identifier, title, isBeginning ? '' : shortText, text, spoken, document.note ?? ''];
    for (const one of stored) {
      this.storeStart.push(this.store.length);
      this.store.append(one);
    }
    this.shortLengths.push(isBeginning ? Buffer.byteLength(shortText, 'utf8') : 0);
    for (const name of columnNames) {
      const column = this.columns[name];
      column.push(column.setNumber(columnValues[name](document)));
    }
    this.#end();
  }

  #begin(identifier: string, day: number): void {
    this.identifiers.push(identifier);
    this.tokenStart.push(this.tokens.length);
    this.cueFirst.push(this.cueTokens.length);
    this.days.push(day);
    this.#lengths.fill(0);
  }

  #end(): void {
    for (const length of this.#lengths) this.fieldLengths.push(length);
  }

  #pushToken(field: keyof typeof fieldNumber, token: number): void {
    const number = fieldNumber[field];
    const length = this.#lengths[number] as number;
    if (length >= longestField) return;
    this.#lengths[number] = length + 1;
    this.tokens.push(token);
  }

  #addText(field: keyof typeof fieldNumber, text: string): void {
    eachToken(text, (start, end, _position, joinedFrom) => {
      this.#pushToken(field, this.#spellings.numberOf(text, start, end));
      if (joinedFrom >= 0) {
        this.#pushToken(field, (this.spellingNumber(joinedText(text, joinedFrom, end)) | joinedFlag) >>> 0);
      }
    });
  }

  /** Takes over the documents of an index, except those that are gone. */
  addSegment(segment: Segment, deleted: Bitset | undefined): void {
    const spelling = Uint32Array.from({ length: segment.spellings.size }, (_, index) =>
      this.spellingNumber(segment.spellings.get(index)),
    );
    const sets = columnNames.map((name) => {
      const column = segment.columns[name];
      return Uint32Array.from({ length: column.setCount }, (_, set) =>
        this.columns[name].setNumber(valuesOfSet(column, set)),
      );
    });
    for (let document = 0; document < segment.count; document += 1) {
      if (deleted && hasBit(deleted, document)) continue;
      this.#begin(segment.identifierOf(document), segment.days[document] as number);
      this.#copyWords(segment, document, spelling);
      this.english.push(segment.english[document] as number);
      this.#copyTexts(segment, document);
      for (const [index, name] of columnNames.entries()) {
        const set = segment.columns[name].setOf[document] as number;
        this.columns[name].push(sets[index]?.[set] as number);
      }
      this.#end();
    }
  }

  #copyWords(segment: Segment, document: number, spelling: Uint32Array): void {
    const from = segment.tokenStart[document] as number;
    const to = segment.tokenStart[document + 1] as number;
    for (let at = from; at < to; at += 1) {
      const token = segment.tokens[at] as number;
      this.tokens.push(((spelling[token & spellingMask] as number) | (token & joinedFlag)) >>> 0);
    }
    for (let field = 0; field < fieldCount; field += 1) {
      this.#lengths[field] = segment.fieldLengths[document * fieldCount + field] as number;
    }
    for (let cue = segment.cueFirst[document] as number; cue < (segment.cueFirst[document + 1] as number); cue += 1) {
      this.cueSeconds.push(segment.cueSeconds[cue] as number);
      this.cueTokens.push(segment.cueTokens[cue] as number);
    }
  }

  #copyTexts(segment: Segment, document: number): void {
    const first = document * storedTexts;
    const offset = this.store.length - (segment.storeStart[first] as number);
    for (let text = 0; text < storedTexts; text += 1) {
      this.storeStart.push((segment.storeStart[first + text] as number) + offset);
    }
    this.shortLengths.push(segment.shortLengths[document] as number);
    const end = segment.storeStart[first + storedTexts] as number;
    this.store.appendBytes(segment.store.subarray(segment.storeStart[first] as number, end));
  }
}

/** A medium is English when its record says so, and otherwise when its text reads so. */
function isEnglish({ fn_sprache, fn_titel, fn_kurztext, fn_text }: SearchDocument): boolean {
  if (/\bde\b/i.test(fn_sprache)) return false;
  if (/\ben\b/i.test(fn_sprache)) return true;
  const words: string[] = [];
  const text = `${fn_titel} ${fn_kurztext || fn_text}`;
  eachToken(text, (start, end) => {
    if (words.length < sampleLength) words.push(foldWord(text.slice(start, end)));
  });
  return looksEnglish(words);
}
