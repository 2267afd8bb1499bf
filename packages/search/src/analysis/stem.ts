import { stemmer as stemEnglishWord } from '@orama/stemmers/english';
import { stemmer as stemGermanWord } from '@orama/stemmers/german';

const hasDigit = /\d/;
const isLatin = /^[a-z]+$/;

/**
 * Endings the German stemmer leaves alone: women and men of a trade are one word, and words from Latin and Greek
 * (Museum and Museen, Virus and Viren, Thema and Themen, Klimas and Klima) keep together.
 */
function trimLearnedEnding(word: string): string {
  if (word.length < 5) return word;
  if (/erin(?:nen)?$/.test(word)) return word.replace(/in(?:nen)?$/, '');
  if (/(?:[^tao]um|datum)s?$/.test(word)) return word.replace(/ums?$/, '');
  if (/[^aeu]us$/.test(word)) return word.slice(0, -2);
  if (/[aiouy]s$/.test(word) && !/(?:aus|[aeo]is)$/.test(word)) return trimLearnedEnding(word.slice(0, -1));
  if (/ma$/.test(word)) return word.slice(0, -1);
  return word.endsWith('eln') ? word.slice(0, -1) : word;
}

// Words that end like a plural but are none: without them Bürger would be a Burg, Eisen would be Eis.
const wholeWords = new Set(
  `burger bauer sauer muller fischer schafer topfer schlosser weber reiter schneider becker romer schuler lehrer ritter messer wetter alter eisen wasser maler sanger jager leiter fuhrer meister
  minister kaiser mutter vater bruder schwester kloster muster fenster theater winter sommer hunger finger hammer kammer
  keller teller koffer feuer mauer steuer trauer wunder ruder leder feder leber fieber zauber kalender zylinder computer
  roboter katheter partner sender spender speicher becher richter dichter wachter helfer kafer hafer tiger adler hamster
  ziffer nummer opfer pfeffer kupfer silber zucker becken regen leben boden wagen garten hafen magen ofen laden faden
  wesen westen osten norden suden essen rasen kuchen orden nutzen segen morgen degen`
    .trim()
    .split(/\s+/),
);

function findWholeWord(word: string): string | undefined {
  if (wholeWords.has(word)) return word;
  const bare = word.replace(/(?:innen|in|es|s|n)$/, '');
  return bare !== word && wholeWords.has(bare) ? bare : undefined;
}

/** The forms of a word share one stem: Vulkan, Vulkane, Vulkanen. Expects a folded word. */
export function stemGerman(word: string): string {
  if (word.length < 4 || hasDigit.test(word) || !isLatin.test(word)) return word;
  const whole = findWholeWord(word);
  if (whole !== undefined) return whole;
  const trimmed = trimLearnedEnding(word);
  const stem = trimmed === word ? stemGermanWord(word) : trimGermanPlural(trimmed);
  return stem.length < 2 ? word : stem;
}

// What is left after a learned ending (Muse-, Vir-, Klim-) is a stem already; only a trade still ends in -er.
function trimGermanPlural(word: string): string {
  return word.endsWith('er') ? stemGermanWord(word) : word;
}

/** The forms of an English word share one stem: study, studies, studying. Expects a folded word. */
export function stemEnglish(word: string): string {
  return word.length < 4 || hasDigit.test(word) || !isLatin.test(word) ? word : stemEnglishWord(word);
}
