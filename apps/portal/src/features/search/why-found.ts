import type { MediaHit } from '@mediathek/contract';

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

/** Marked words speak for themselves; only where none is in sight it is said why the medium was found. */
export function whyFound({ title, snippet, spoken, why }: MediaHit): Reason | undefined {
  const isObvious = title.hits.length > 0 || (snippet?.hits.length ?? 0) > 0 || (spoken?.hits.length ?? 0) > 0;
  if (isObvious) return undefined;
  for (const { word, found, kind, fields } of why) {
    const seen = fields.map((field) => fieldKinds[field]).find((one) => one !== undefined);
    if (kind === 'typo') return { kind: 'typo', word, found };
    if (seen) return { kind: seen, word, found };
  }
  return undefined;
}
