import { stemGerman } from './stem';
import { isStopWord } from './stop-words';
import { beginningSums, extendSum, stretchSum } from './word-filter';

/** What is known of a word that could be part of a compound. */
export interface LexiconEntry {
  /** In how many media it stands as a word of its own. */
  readonly frequency: number;
  /** Only a noun can close a compound or carry a joint; what is no noun can open one. */
  readonly isNoun: boolean;
}

/** The words of which compounds are made, in the forms in which they were seen, folded. */
export interface Lexicon {
  find(form: string): LexiconEntry | undefined;
  /** Words that only look like compounds. */
  isUnsplittable(stem: string): boolean;
  /** Tells quickly, by a sum over its letters, that a text is no word of the lexicon. */
  mayHold(sum: number): boolean;
  /** The parts of compounds that no rule can take apart, as stems. */
  findSplit(stem: string): readonly [opening: string, head: string] | undefined;
}

/** A compound's parts: the smallest ones, and every word on the way to them. All of them stems. */
export interface CompoundSplit {
  readonly leaves: readonly string[];
  readonly nodes: readonly string[];
}

const shortestCompound = 6;
const shortestNested = 8;
const shortestPart = 3;
const longestCompound = 40;
const deepest = 3;
const jointPenalty = 0.5;
const letterE = 'e'.charCodeAt(0);

// Endings that make words out of words; after cutting one off, nothing of a compound is left.
const endings = new Set(
  `ung ungen dung gung lung nung rung sung tung zung heit heiten keit keiten schaft schaften lich liche lichen licher
  licht ling linge chen lein tion tionen sion nis nisse nisch tum bar sam haft los loser lose losen isch ische ischen
  ischer scher ist isten istin ismus ium ieren iert ion ionen ation ationen erei ereien eur euren toren ator atoren ant
  anten tante tanten ent ente enten anz enz iell ell elle ellen ette etten ine inen ane anen ate aten ite iten ose osen
  ern eren erung erungen enden ende end iger igen ige mal male tisch tische tischen gen`
    .trim()
    .split(/\s+/),
);
// What stands before verbs and their nouns belongs to them: Ausbruch is no Bruch.
const prefixes = new Set(
  `auf aus bei dar ein ent fort gegen ver verb vor weg zer mit nach hin her los miss uber unter durch hinter wider wieder
  zusammen zuruck vorbei daran davon hervor heran heraus herein hinaus hinein voraus entgegen`
    .trim()
    .split(/\s+/),
);
const joints = ['s', 'n', 'es', 'en', 'e', 'ens'];
const inflections = ['n', 's', 'en', 'e', 'es', 'er'];
// Asked for every place in every word, so that most of them need no second look.
const lastOfTails = new Set([...'snre'].map((letter) => letter.charCodeAt(0)));

interface Part {
  /** The word as the lexicon knows it. */
  readonly form: string;
  readonly frequency: number;
}

interface Cut {
  readonly at: number;
  readonly left: Part;
  readonly right: Part;
  readonly score: number;
}

/** A word that is being taken apart. */
class Pieces {
  readonly #sums: Int32Array;

  constructor(
    readonly lexicon: Lexicon,
    readonly word: string,
  ) {
    this.#sums = beginningSums(word);
  }

  find(from: number, to: number): LexiconEntry | undefined {
    if (!this.lexicon.mayHold(stretchSum(this.#sums, from, to))) return undefined;
    return this.lexicon.find(this.word.slice(from, to));
  }

  /** The word of which a stretch is all but the last e: Schule in Schul-. */
  findShortened(from: number, to: number): LexiconEntry | undefined {
    if (!this.lexicon.mayHold(extendSum(stretchSum(this.#sums, from, to), letterE))) return undefined;
    return this.lexicon.find(`${this.word.slice(from, to)}e`);
  }

  #endsWith(from: number, to: number, tail: string): boolean {
    return to - from >= tail.length + shortestPart && this.word.startsWith(tail, to - tail.length);
  }

  /** A noun under a joint or an inflection: Arbeit in Arbeits-, Teilung in Teilungen. */
  findBareNoun(from: number, to: number, tails: readonly string[], mayShorten: boolean): Part | undefined {
    if (!lastOfTails.has(this.word.charCodeAt(to - 1))) return undefined;
    for (const tail of tails) {
      if (!this.#endsWith(from, to, tail)) continue;
      const end = to - tail.length;
      const entry = this.find(from, end);
      if (entry?.isNoun) return { form: this.word.slice(from, end), frequency: entry.frequency * jointPenalty };
      const shortened = mayShorten && tail === 's' ? this.findShortened(from, end) : undefined;
      if (shortened?.isNoun) {
        return { form: `${this.word.slice(from, end)}e`, frequency: shortened.frequency * jointPenalty };
      }
    }
    return undefined;
  }

  /** The word that closes a compound is a noun in one of its forms. */
  findHead(from: number): Part | undefined {
    const to = this.word.length;
    const entry = this.find(from, to);
    if (entry && !entry.isNoun) return undefined;
    const text = () => this.word.slice(from, to);
    const part = entry ? { form: text(), frequency: entry.frequency } : this.findBareNoun(from, to, inflections, false);
    return part && !isEnding(text()) && !isStopWord(text()) ? part : undefined;
  }

  /** The word that opens a compound may have lost its last letter (Schul-) or gained a joint (Arbeits-, Kinder-). */
  findOpening(to: number): Part | undefined {
    const part = this.#findWordOrStem(to) ?? this.findBareNoun(0, to, joints, true);
    if (!part) return undefined;
    const text = this.word.slice(0, to);
    return prefixes.has(text) || isStopWord(text) ? undefined : part;
  }

  #findWordOrStem(to: number): Part | undefined {
    const entry = this.find(0, to);
    if (entry) return { form: this.word.slice(0, to), frequency: entry.frequency };
    const shortened = to > shortestPart ? this.findShortened(0, to) : undefined;
    return shortened?.isNoun ? { form: `${this.word.slice(0, to)}e`, frequency: shortened.frequency } : undefined;
  }
}

function isEnding(text: string): boolean {
  return endings.has(text) || (text.endsWith('s') && endings.has(text.slice(0, -1)));
}

/** A part that is no known word may be a compound itself; it then counts as rare. */
function findNested(lexicon: Lexicon, text: string, depth: number): Part | undefined {
  if (text.length < shortestNested || depth >= deepest || isEnding(text)) return undefined;
  const cut = findCut(lexicon, text, depth + 1);
  return cut && { form: text, frequency: Math.min(cut.left.frequency, cut.right.frequency) / 4 };
}

/** Two common words of good length make a better reading than a rare and a short one. */
function rate(left: Part, right: Part, leftLength: number, rightLength: number): number {
  const lengths = Math.min(leftLength, 8) * Math.min(rightLength, 8);
  return Math.sqrt(left.frequency * right.frequency) * lengths;
}

function findCut(lexicon: Lexicon, word: string, depth: number): Cut | undefined {
  const pieces = new Pieces(lexicon, word);
  let best: Cut | undefined;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const knownLeft = pieces.findOpening(at);
    const right = pieces.findHead(at) ?? (knownLeft && findNested(lexicon, word.slice(at), depth));
    const left = knownLeft ?? (right && findNested(lexicon, word.slice(0, at), depth));
    if (!left || !right) continue;
    const score = rate(left, right, at, word.length - at);
    if (!best || score > best.score) best = { at, left, right, score };
  }
  return best && lexicon.isUnsplittable(stemGerman(word)) ? undefined : best;
}

/** A word that is far more common than its supposed parts is a word of its own. */
function isWorthSplitting(lexicon: Lexicon, word: string, { left, right }: Cut): boolean {
  const whole = lexicon.find(word)?.frequency ?? 0;
  return Math.sqrt(left.frequency * right.frequency) >= whole * 0.05;
}

function collect(lexicon: Lexicon, word: string, depth: number, leaves: string[], nodes: string[]): boolean {
  if (word.length < shortestCompound || word.length > longestCompound || depth > deepest) return false;
  const listed = lexicon.findSplit(stemGerman(word));
  if (listed) {
    nodes.push(...listed);
    leaves.push(...listed);
    return true;
  }
  const cut = findCut(lexicon, word, depth);
  if (!cut || !isWorthSplitting(lexicon, word, cut)) return false;
  const sides = [
    [word.slice(0, cut.at), stemGerman(cut.left.form)],
    [word.slice(cut.at), stemGerman(cut.right.form)],
  ] as const;
  for (const [text, stem] of sides) {
    nodes.push(stem);
    if (!collect(lexicon, text, depth + 1, leaves, nodes)) leaves.push(stem);
  }
  return true;
}

const isGermanWord = /^[a-z]+$/;

/** A compound is taken apart into the words it is made of: Zellteilung into Zelle and Teilung. Expects a folded word. */
export function splitCompound(lexicon: Lexicon, word: string): CompoundSplit | undefined {
  if (!isGermanWord.test(word)) return undefined;
  const leaves: string[] = [];
  const nodes: string[] = [];
  return collect(lexicon, word, 0, leaves, nodes) ? { leaves, nodes: [...new Set(nodes)] } : undefined;
}
