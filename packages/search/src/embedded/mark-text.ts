import { eachToken } from '../analysis/tokenise';
import type { MarkedText, TextRange } from '../search-engine';

/** A word of a text that is to be marked: which word in a row it is, and which words of the query it answers. */
export interface TextHit {
  readonly position: number;
  readonly slots: number;
}

const longestWhole = 300;
const excerptLength = 240;
const lead = 50;
const nearWords = 30;

/** Where words stand in a text. */
function rangesOf(text: string, hits: readonly TextHit[]): TextRange[] {
  const wanted = new Set(hits.map(({ position }) => position));
  const ranges: TextRange[] = [];
  if (wanted.size === 0) return ranges;
  eachToken(text, (start, end, position) => {
    if (wanted.has(position)) ranges.push({ start, end });
  });
  return ranges;
}

/** A whole text with its hits marked. */
export function markText(text: string, hits: readonly TextHit[]): MarkedText {
  return { text, hits: rangesOf(text, hits) };
}

function countSlots(slots: number): number {
  let count = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The hit from which on most words of the query stand close together. */
function densestHit(hits: readonly TextHit[]): number {
  let best = 0;
  let most = 0;
  for (const [index, { position }] of hits.entries()) {
    let slots = 0;
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next] as TextHit;
      if (hit.position - position > nearWords) break;
      slots |= hit.slots;
    }
    if (countSlots(slots) > most) {
      most = countSlots(slots);
      best = index;
    }
  }
  return best;
}

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const blank = text.indexOf(' ', from);
  return blank >= 0 && blank - from < lead ? blank + 1 : from;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', to);
  return blank > to - lead ? blank : to;
}

/** A sentence begins before the hit or the excerpt does. */
function excerptStart(text: string, hit: number): number {
  if (hit <= lead) return 0;
  const sentence = text.lastIndexOf('. ', hit);
  if (sentence >= 0 && hit - sentence <= lead * 2) return sentence + 2;
  return wordStart(text, hit - lead);
}

/** The part of a text around its hits, or its beginning where there is none. */
export function excerptText(text: string, hits: readonly TextHit[]): MarkedText {
  const ranges = rangesOf(text, hits);
  if (text.length <= longestWhole) return { text, hits: ranges };
  const first = ranges[densestHit(hits)]?.start ?? 0;
  const start = excerptStart(text, first);
  const end = wordEnd(text, start + excerptLength);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    hits: ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start + shift, end: range.end + shift })),
  };
}
