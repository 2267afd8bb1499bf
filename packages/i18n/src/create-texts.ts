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

/** A page asks for the same words again and again; a text that nothing is put into is looked up once. */
function withMemory(t: TFunction): TFunction {
  const plain = new Map<unknown, unknown>();
  return new Proxy(t, {
    apply(ask, owner, args: unknown[]) {
      const [key] = args;
      if (args.length > 1) return Reflect.apply(ask, owner, args);
      const text = plain.get(key) ?? Reflect.apply(ask, owner, args);
      plain.set(key, text);
      return text;
    },
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
  return { t: withMemory(instance.t) };
}
