import type { ParseKeys } from 'i18next';
import type { de } from './texts/de';

/** German is written first; every other language has exactly its keys, or it does not compile. */
export type BaseTexts = typeof de;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'portal';
    resources: { portal: BaseTexts };
    returnNull: false;
  }
}

/** The texts of one part of the portal. */
export type TextGroup = keyof BaseTexts;

/** A key that leads to a text. */
export type TextKey = ParseKeys;
