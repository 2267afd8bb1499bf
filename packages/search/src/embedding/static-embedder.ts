import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Embedder } from './embedder';
import { normaliseText } from './normalise-text';
import { type Piece, UnigramTokeniser } from './unigram-tokeniser';
import { toUnitLength } from './unit-length';

interface ModelDescription {
  readonly id: string;
  readonly dimensions: number;
  readonly pieces: number;
  readonly grams: number;
}

/** So much of a text, counted in letters, must be words that can be read. */
const leastRead = 1 / 3;
/** Of mistyped and compound words four in five runs of letters are known, of random keys hardly any. */
const leastUsual = 0.5;

/** Where the model lies beside the sources; a build lays it elsewhere. */
export const sourceModelFolder = fileURLToPath(new URL('../../model/', import.meta.url));

/** The model that comes with the portal: no word of a question leaves the school's server. */
export class StaticEmbedder implements Embedder {
  constructor(
    readonly id: string,
    readonly dimensions: number,
    private readonly tokeniser: UnigramTokeniser,
    /** Three and four letters in a row, and their rows of the table. */
    private readonly grams: ReadonlyMap<string, number>,
    /** One row of whole numbers for each piece, and behind them for each gram. */
    private readonly table: Int8Array,
    /** What each row is multiplied by; it carries how much a piece says (a "und" hardly anything). */
    private readonly weights: Float32Array,
  ) {}

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    return Promise.resolve(texts.map((text) => this.embedText(text)));
  }

  /** The weighted sum of a text's pieces, made one long. */
  embedText(text: string): Float32Array {
    const { dimensions, table, weights } = this;
    const sum = new Float64Array(dimensions);
    for (const number of this.rowsOf(normaliseText(text))) {
      const weight = weights[number] ?? 0;
      const row = number * dimensions;
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + weight * (table[row + at] ?? 0);
    }
    return toUnitLength(sum);
  }

  /** Whether a fair part of a text is words of these languages, put together or mistyped as they may be. */
  understands(text: string): boolean {
    const words = normaliseText(text).split(' ');
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    const read = words.reduce((sum, word) => sum + (this.readsWord(word) ? word.length : 0), 0);
    return read > 0 && read >= letters * leastRead;
  }

  /** A word is one piece, or its letters stand beside each other as they do in other words; "asdf" does neither. */
  private readsWord(word: string): boolean {
    const pieces: number[] = [];
    this.tokeniser.cut(word, pieces);
    if (pieces.length === 1) return true;
    const runs = runsOf(`<${word}>`);
    return runs.filter((run) => this.grams.has(run)).length >= runs.length * leastUsual;
  }

  /** The pieces of all words; of a word in several pieces, rare or mistyped as it is, its letters in a row as well. */
  private rowsOf(text: string): number[] {
    const rows: number[] = [];
    if (text === '') return rows;
    for (const word of text.split(' ')) {
      const before = rows.length;
      this.tokeniser.cut(word, rows);
      if (rows.length > before + 1) this.addGrams(`<${word}>`, rows);
    }
    return rows;
  }

  private addGrams(edged: string, rows: number[]): void {
    for (const run of runsOf(edged)) {
      const row = this.grams.get(run);
      if (row !== undefined) rows.push(row);
    }
  }
}

/** All runs of three letters, then all of four. */
function runsOf(edged: string): string[] {
  const runs: string[] = [];
  for (const size of [3, 4]) {
    for (let at = 0; at + size <= edged.length; at++) runs.push(edged.slice(at, at + size));
  }
  return runs;
}

function describe(folder: string): ModelDescription {
  return JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as ModelDescription;
}

/** Which model lies in a folder, without reading all of it. */
export function readModelId(folder: string): string {
  return describe(folder).id;
}

/** Reads the model from its folder (`packages/search/model`, or where the build has laid it). */
export function loadStaticEmbedder(folder: string): StaticEmbedder {
  const description = describe(folder);
  const { id, dimensions } = description;
  const pieces = readPieces(readFileSync(join(folder, 'pieces.tsv'), 'utf8'));
  const grams = readFileSync(join(folder, 'grams.txt'), 'utf8').trimEnd().split('\n');
  const bytes = readFileSync(join(folder, 'table.bin'));
  const rows = pieces.length + grams.length;
  const cells = rows * dimensions;
  if (pieces.length !== description.pieces || grams.length !== description.grams || bytes.length !== cells + rows * 4)
    throw new Error(`The embedding model in ${folder} is incomplete.`);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, cells);
  // Numbers of four bytes need their own, aligned memory.
  const weights = new Float32Array(new Uint8Array(bytes.subarray(cells)).buffer);
  const rowOfGram = new Map(grams.map((gram, at) => [gram, pieces.length + at]));
  return new StaticEmbedder(id, dimensions, new UnigramTokeniser(pieces), rowOfGram, table, weights);
}

function readPieces(text: string): Piece[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [piece = '', score = '0'] = line.split('\t');
      return { text: piece, score: Number(score) };
    });
}
