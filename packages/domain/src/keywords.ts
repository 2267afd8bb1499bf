/** In the order that decides a tie. */
const separators = [',', ';', '/'] as const;

/** Keywords are separated by whichever of comma, semicolon and slash the cataloguer used most. */
export function splitKeywords(text: string): string[] {
  const count = (separator: string) => text.split(separator).length - 1;
  const separator = separators.reduce((best, next) => (count(next) > count(best) ? next : best));
  return text
    .split(separator)
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
