import type { FoundMedium } from '@mediathek/contract';
import { splitKeywords } from '@mediathek/domain';

/** What led to a medium whose shown texts do not carry the words that were typed. */
export interface Reason {
  readonly kind: 'number' | 'keywords' | 'subject' | 'producer' | 'text' | 'spoken' | 'typo';
  readonly word: string;
  readonly found: string;
}

const fieldKinds = {
  number: 'number',
  keywords: 'keywords',
  subject: 'subject',
  producer: 'producer',
  text: 'text',
  shortText: 'text',
  spoken: 'spoken',
  title: undefined,
} as const;

/** The keyword as it stands in the catalogue; what was found may be only a part of it. */
function wholeKeyword(found: string, keywords: string): string {
  const wanted = found.toLowerCase();
  return splitKeywords(keywords).find((keyword) => keyword.toLowerCase().includes(wanted)) ?? found;
}

/** Marked words speak for themselves; only where none is in sight it is said why the medium was found. */
export function whyFound({ hit, fn_schlag }: Pick<FoundMedium, 'hit' | 'fn_schlag'>): Reason | undefined {
  const { title, snippet, spoken, why } = hit;
  const isObvious = title.hits.length > 0 || (snippet?.hits.length ?? 0) > 0 || (spoken?.hits.length ?? 0) > 0;
  if (isObvious) return undefined;
  for (const { word, found, kind, fields } of why) {
    const seen = fields.map((field) => fieldKinds[field]).find((one) => one !== undefined);
    if (kind === 'typo') return { kind: 'typo', word, found };
    if (seen === 'keywords') return { kind: seen, word, found: wholeKeyword(found, fn_schlag) };
    if (seen) return { kind: seen, word, found };
  }
  return undefined;
}
