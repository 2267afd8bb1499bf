const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** Catalogued texts sometimes carry leftovers of mark-up; only their words are indexed and shown. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, number: string | undefined, name: string | undefined) => {
      if (number !== undefined) return Number(number) <= 0x10_ffff ? String.fromCodePoint(Number(number)) : ' ';
      return entities[name?.toLowerCase() ?? ''] ?? whole;
    })
    .replace(/ {2,}/g, ' ')
    .trim();
}
