import type { Labels } from './labels';
import { labelIn } from './labels';
import names from './language-names.json';

export interface Language {
  readonly code: string;
  readonly labels: Labels;
  /** Not a language of its own, but a way a medium speaks. */
  readonly isSpecial: boolean;
}

const special: readonly Language[] = [
  { code: 'omu', labels: { de: 'Original mit Untertiteln', en: 'Original with subtitles' }, isSpecial: true },
  { code: 'zxx', labels: { de: 'Ohne Sprache', en: 'No language' }, isSpecial: true },
  { code: 'de-leicht', labels: { de: 'Leichte Sprache', en: 'Easy language' }, isSpecial: true },
  { code: 'de-einfach', labels: { de: 'Einfache Sprache', en: 'Plain language' }, isSpecial: true },
];

/** The languages of media by their short codes, and the four special codes. */
export const languages: readonly Language[] = [
  ...Object.entries(names).map(([code, [de = code, en = code]]) => ({ code, labels: { de, en }, isSpecial: false })),
  ...special,
];

const byCode = new Map(languages.map((language) => [language.code, language]));

/** A language code is known or it is not. */
export function findLanguage(code: string): Language | undefined {
  return byCode.get(code);
}

/** A language is shown by its name, and one that nobody knows by its code. */
export function languageLabel(code: string, locale: string): string {
  const language = findLanguage(code);
  return language ? labelIn(language.labels, locale) : code;
}
