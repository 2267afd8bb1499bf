import { baseTexts } from '@mediathek/i18n/base-texts';

/** What the portal says; a journey looks for these words, so that a better wording breaks no journey. */
export const words = baseTexts;

/** Fills the gaps of a text. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
