/** A language of a medium: spoken, or only readable as subtitles. */
export interface MediaLanguage {
  readonly code: string;
  readonly isSubtitle: boolean;
  /** Subtitles made for deaf and hard-of-hearing people, marked (h). */
  readonly isForHardOfHearing: boolean;
}

/** A catalogued language text lists codes with semicolon, comma or slash; the marks (u) and (h) make one a subtitle. */
export function convertLanguageCodes(text: string): MediaLanguage[] {
  return text.split(/[;,/]/).flatMap((part) => {
    const [, code, mark] = /^\s*([^\s()]+)\s*(?:\(\s*([uh])\s*\))?\s*$/i.exec(part) ?? [];
    if (!code) return [];
    const isForHardOfHearing = mark?.toLowerCase() === 'h';
    return [{ code: code.toLowerCase(), isSubtitle: mark !== undefined, isForHardOfHearing }];
  });
}
