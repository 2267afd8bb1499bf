import { stemGerman } from './stem';
import { isStopWord } from './stop-words';

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

/** A noun under a joint or an inflection: Arbeit in Arbeits-, Teilung in Teilungen. */
function findBareNoun(lexicon: Lexicon, text: string, tails: readonly string[], mayShorten: boolean): Part | undefined {
  if (!lastOfTails.has(text.charCodeAt(text.length - 1))) return undefined;
  for (const tail of tails) {
    if (!text.endsWith(tail) || text.length - tail.length < shortestPart) continue;
    const bare = text.slice(0, -tail.length);
    for (const form of mayShorten && tail === 's' ? [bare, `${bare}e`] : [bare]) {
      const entry = lexicon.find(form);
      if (entry?.isNoun) return { form, frequency: entry.frequency * jointPenalty };
    }
  }
  return undefined;
}

function isEnding(text: string): boolean {
  return endings.has(text) || (text.endsWith('s') && endings.has(text.slice(0, -1)));
}

/** The word that closes a compound is a noun in one of its forms. */
function findHead(lexicon: Lexicon, text: string): Part | undefined {
  const entry = lexicon.find(text);
  if (entry && !entry.isNoun) return undefined;
  const part = entry ? { form: text, frequency: entry.frequency } : findBareNoun(lexicon, text, inflections, false);
  return part && !isEnding(text) && !isStopWord(text) ? part : undefined;
}

/** The word that opens a compound may have lost its last letter (Schul-) or gained a joint (Arbeits-, Kinder-). */
function findOpening(lexicon: Lexicon, text: string): Part | undefined {
  const part = findWordOrStem(lexicon, text) ?? findBareNoun(lexicon, text, joints, true);
  return part && !prefixes.has(text) && !isStopWord(text) ? part : undefined;
}

function findWordOrStem(lexicon: Lexicon, text: string): Part | undefined {
  const entry = lexicon.find(text);
  if (entry) return { form: text, frequency: entry.frequency };
  const shortened = text.length > shortestPart ? lexicon.find(`${text}e`) : undefined;
  return shortened?.isNoun ? { form: `${text}e`, frequency: shortened.frequency } : undefined;
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
  let best: Cut | undefined;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const opening = word.slice(0, at);
    const head = word.slice(at);
    const knownLeft = findOpening(lexicon, opening);
    const right = findHead(lexicon, head) ?? (knownLeft && findNested(lexicon, head, depth));
    const left = knownLeft ?? (right && findNested(lexicon, opening, depth));
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
