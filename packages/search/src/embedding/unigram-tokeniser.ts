import { buildPieceTrie, type PieceTrie } from './piece-trie';

/** A piece of a word and how likely it is, as the logarithm of its share. */
export interface Piece {
  readonly text: string;
  readonly score: number;
}

/** Stands before a word's first letter, so that a beginning is another piece than the same letters inside a word. */
const wordStart = '▁';
/** No piece reads an unknown letter: it is skipped at this cost below the rarest piece. */
const unknownPenalty = 10;

/** Cuts words into the pieces that are most likely together: "wasserkreislauf" into "▁wasser" and "kreislauf". */
export class UnigramTokeniser {
  private readonly trie: PieceTrie;
  private readonly scores: Float32Array;
  private readonly unknownScore: number;
  /** For each place of the word: the best score up to it, and the piece and place it was reached from. */
  private best = new Float64Array(64);
  private from = new Int32Array(64);
  private piece = new Int32Array(64);

  constructor(pieces: readonly Piece[]) {
    this.trie = buildPieceTrie(pieces.map(({ text }) => text));
    this.scores = Float32Array.from(pieces, ({ score }) => score);
    // The first piece stands for what is unknown, and has no score of its own.
    this.unknownScore = this.scores.subarray(1).reduce((low, score) => Math.min(low, score), 0) - unknownPenalty;
  }

  /** The numbers of the pieces of a normalised text, in their order; what no piece reads is left out. */
  tokenise(text: string): number[] {
    const found: number[] = [];
    if (text === '') return found;
    for (const word of text.split(' ')) this.cut(word, found);
    return found;
  }

  /** Adds the pieces of one word to a list. */
  cut(plain: string, found: number[]): void {
    const word = wordStart + plain;
    const length = word.length;
    this.grow(length);
    const { best, from, piece } = this;
    best.fill(Number.NEGATIVE_INFINITY, 1, length + 1);
    best[0] = 0;
    for (let start = 0; start < length; start++) this.reach(word, start);
    const first = found.length;
    for (let at = length; at > 0; at = from[at] ?? 0) {
      const number = piece[at] ?? 0;
      if (number > 0) found.push(number);
    }
    reverseFrom(found, first);
  }

  /** All pieces that begin at this place, and where they lead. */
  private reach(word: string, start: number): void {
    const { best, from, piece, trie, scores } = this;
    const base = best[start] ?? 0;
    let single = false;
    let node = 0;
    for (let end = start; end < word.length; end++) {
      node = trie.step(node, word.charCodeAt(end));
      if (node < 0) break;
      const number = trie.pieceAt(node);
      if (number < 0) continue;
      if (end === start) single = true;
      const score = base + (scores[number] ?? 0);
      if (score > (best[end + 1] ?? 0)) {
        best[end + 1] = score;
        from[end + 1] = start;
        piece[end + 1] = number;
      }
    }
    const skipped = base + this.unknownScore;
    if (!single && skipped > (best[start + 1] ?? 0)) {
      best[start + 1] = skipped;
      from[start + 1] = start;
      piece[start + 1] = 0;
    }
  }

  private grow(length: number): void {
    if (length < this.best.length) return;
    this.best = new Float64Array(length * 2);
    this.from = new Int32Array(length * 2);
    this.piece = new Int32Array(length * 2);
  }
}

function reverseFrom(list: number[], first: number): void {
  for (let low = first, high = list.length - 1; low < high; low++, high--) {
    const kept = list[low] ?? 0;
    list[low] = list[high] ?? 0;
    list[high] = kept;
  }
}
