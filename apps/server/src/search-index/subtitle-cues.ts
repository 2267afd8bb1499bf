import type { SpokenCue } from '@mediathek/search';

/** `00:01:02.500`, or without hours `01:02.500`; subtitles of other makes write a comma. */
const timing = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s+-->/;

function startOf(line: string): number | undefined {
  const found = timing.exec(line);
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** Names of speakers, colours and the like stand in angle brackets and are not said. */
function spokenText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What is said in a film, from its subtitles (WebVTT): each piece with the second at which it begins. */
export function parseSubtitleCues(text: string): SpokenCue[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const start = startOf(lines[at] ?? '');
      if (start === undefined) return [];
      const said = spokenText(lines.slice(at + 1));
      return said ? [{ text: said, start }] : [];
    });
}
