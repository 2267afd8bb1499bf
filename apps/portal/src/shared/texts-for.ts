import type { LocaleTexts } from '@mediathek/contract';
import { mergeTexts } from '@mediathek/domain';
import { createTexts, type Texts } from '@mediathek/i18n';

const made = new WeakMap<LocaleTexts, { readonly lang: string; readonly texts: Texts }>();

/** The customer's own texts over the portal's; made once for each answer of the server. */
export function textsFor(lang: string, parts: LocaleTexts): Texts {
  const known = made.get(parts);
  if (known?.lang === lang) return known.texts;
  const texts = createTexts(lang, mergeTexts(parts.default, parts.custom));
  made.set(parts, { lang, texts });
  return texts;
}
