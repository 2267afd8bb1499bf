import { createInstance, type i18n } from 'i18next';
import './text-keys';

/** Texts of one language, grouped by keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of one language, ready to be asked for by key. */
export type Texts = i18n;

/**
 * Makes one language's texts ready at once: the page is never shown before its words, so nothing here may wait.
 *
 * Only this one language is loaded. Where a customer's own text is missing or broken, the caller has already put the
 * portal's text in its place.
 */
export function createTexts(language: string, texts: TextTree): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['portal'],
    defaultNS: 'portal',
    resources: { [language]: { portal: texts } },
    initAsync: false,
    // React escapes what it shows; escaping here as well would show "&amp;".
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
