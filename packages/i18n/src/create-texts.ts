import { createInstance, type TFunction } from 'i18next';
import './text-keys';

/** Texts of one language, grouped by keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of one language, ready to be asked for by key. */
export interface Texts {
  readonly t: TFunction;
}

/** A text that can be shown as it stands: nothing is put into it, and it names no other text. */
function findPlain(texts: TextTree, key: string): string | undefined {
  let place: string | TextTree | undefined = texts;
  for (const part of key.split('.')) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' && !place.includes('{{') && !place.includes('$t(') ? place : undefined;
}

const isContextAlone = (options: unknown): options is { context: string } =>
  typeof options === 'object' && options !== null && 'context' in options && Object.keys(options).length === 1;

/** Most texts are shown as they stand; they are found at once, which a page with hundreds of them feels on a slow phone. */
function withShortCut(t: TFunction, texts: TextTree): TFunction {
  const find = (key: unknown, options: unknown): string | undefined => {
    if (typeof key !== 'string') return undefined;
    if (options === undefined) return findPlain(texts, key);
    if (!isContextAlone(options)) return undefined;
    return findPlain(texts, `${key}_${options.context}`) ?? findPlain(texts, key);
  };
  return new Proxy(t, {
    apply: (ask, owner, args: unknown[]) => find(args[0], args[1]) ?? Reflect.apply(ask, owner, args),
  });
}

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
  });
  return { t: withShortCut(instance.t, texts) };
}
