import type { BaseTexts } from './text-keys';
import { de } from './texts/de';
import { en } from './texts/en';

/**
 * The portal's own texts. Only the server imports this file: the page arrives with its texts, and the browser fetches
 * another language when it is chosen.
 */
export const baseTexts: Readonly<Record<'de' | 'en', BaseTexts>> = { de, en };
