import { toPlainText } from '@mediathek/domain';

/** What is said, or what a chapter is called, and from when to when, in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** As the file breaks it into lines. */
  readonly lines: readonly string[];
}

const timing = /^\s*((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})\s+-->\s+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})/;

function toSeconds(text: string): number {
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Voices, classes and times inside a line are for other players; only the words are shown. */
function toWords(line: string): string {
  return toPlainText(line.replace(/<[\d:.]+>/g, '')).trim();
}

function toCue(block: string): Cue | undefined {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => timing.test(line));
  const [, start, end] = timing.exec(lines[at] ?? '') ?? [];
  if (start === undefined || end === undefined) return undefined;
  const words = lines
    .slice(at + 1)
    .map(toWords)
    .filter(Boolean);
  const cue = { start: toSeconds(start), end: toSeconds(end), lines: words };
  return words.length > 0 && cue.end > cue.start ? cue : undefined;
}

/** Reads a WebVTT file; what is no cue (notes, styles, broken times) is passed over. */
export function parseVtt(file: string): readonly Cue[] {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return [];
  return text
    .split(/\n{2,}/)
    .filter((block) => !/^(?:NOTE|STYLE|REGION)\b/.test(block))
    .map(toCue)
    .filter((cue) => cue !== undefined)
    .sort((one, other) => one.start - other.start);
}

/** The cue that is spoken at a moment; of two at once the later one. */
export function cueAt(cues: readonly Cue[], second: number): number {
  return cues.findLastIndex(({ start, end }) => start <= second && second < end);
}

/** The line a reader is at: the one being spoken, or in a pause the last one that was. */
export function lineAt(cues: readonly Cue[], second: number): number {
  return cues.findLastIndex(({ start }) => start <= second + 0.05);
}
