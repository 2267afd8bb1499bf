import type { MarkedText } from '@mediathek/contract';

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
  readonly start: number;
}

/** Cuts a text at its hits; ranges that overlap or lie outside the text do no harm. */
export function markedParts({ text, hits }: MarkedText): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isHit, start: at });
    at = Math.max(at, end);
  };
  for (const { start, end } of [...hits].sort((one, other) => one.start - other.start)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
