import { commonWords } from './common-words';
import { normalisePassword } from './password-rules';

const words = new Set(commonWords.split(/\s+/).filter(Boolean));

/** Rows of German and English keyboards, the alphabet and counting: whoever runs a finger along them chose nothing. */
const rows = [
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '^1234567890ß',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5z6u7i8o9p0',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '147258369',
  '789456123',
  '741852963',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** How long the run is that a text begins with; runs of less than three characters are chance. */
function runLength(text: string): number {
  for (let length = text.length; length >= 3; length--) {
    const start = text.slice(0, length);
    if (runs.some((run) => run.includes(start))) return length;
  }
  return /^(.)\1*/su.exec(text)?.[0].length ?? 0;
}

/** Nothing but runs and repeated characters, such as qwertz12345 or aaaabbbb; one or two others make no difference. */
function isPlain(text: string): boolean {
  let at = 0;
  let others = 0;
  while (at < text.length) {
    const length = runLength(text.slice(at));
    if (length < 3) others++;
    at += length < 3 ? 1 : length;
  }
  return others <= 2 && text.length - others >= 6;
}

const isRepeated = (text: string): boolean => /^(.{1,4})\1+.?$/su.test(text);

/** A birthday or another date, written with or without dots. */
const isDate = (text: string): boolean =>
  /^(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[./-]?(0[1-9]|1[0-2])[./-]?(0[1-9]|[12]\d|3[01])$/.test(text);

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};
const undisguised = (text: string): string => [...text].map((character) => disguises[character] ?? character).join('');

/** A word and what was added before and after it: the word with its figures and signs at both ends taken off. */
function coresOf(text: string): { core: string; rest: string }[] {
  const match = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text);
  const [, before = '', middle = '', after = ''] = match ?? [];
  return [
    { core: undisguised(middle), rest: before + after },
    { core: undisguised(middle).replaceAll('i', 'l'), rest: before + after },
    { core: undisguised(text), rest: '' },
    { core: middle.replaceAll(/[^\p{L}]/gu, ''), rest: before + after },
  ];
}

const isWord = (core: string): boolean => words.has(core) || words.has(/^(.+?)\1+$/su.exec(core)?.[1] ?? '');

/** What is added to a common word to please a rule: a year, a few figures, a sign, or a run. */
const isDecoration = (rest: string): boolean => rest.length <= 6 || isPlain(rest) || isRepeated(rest);

/**
 * A common password is one that everybody tries first: a word of the list, also in disguise (P@ssw0rt) or with a year or
 * a few signs around it (Sommer2026!), a run along the keyboard, a repetition, a date.
 */
export function isCommonPassword(password: string): boolean {
  const text = normalisePassword(password).toLowerCase().trim();
  if (isPlain(text) || isRepeated(text) || isDate(text)) return true;
  return coresOf(text).some(({ core, rest }) => isWord(core) && isDecoration(rest));
}
