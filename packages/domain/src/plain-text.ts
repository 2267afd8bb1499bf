const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', eacute: 'é', egrave: 'è' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bdquo: '„', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', sbquo: '‚' },
};

const tag = /<\/?[a-z][^<>]*>/gi;
/** Tags that begin something new where they stand; all others lie within a line. */
const block = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|blockquote)\b[^<>]*>/gi;

function fromCodePoint(number: number): string {
  const isCharacter = number > 0 && number <= 0x10_ffff && !(number >= 0xd800 && number <= 0xdfff);
  return isCharacter ? String.fromCodePoint(number) : ' ';
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole: string, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return fromCodePoint(Number(decimal));
      if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
      return entities[name] ?? entities[name.toLowerCase()] ?? whole;
    },
  );
}

/** Catalogued texts sometimes carry leftovers of mark-up; only their words are indexed and shown. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return decodeEntities(text.replace(tag, ' ')).replace(/ {2,}/g, ' ').trim();
}

/**
 * A catalogued text is shown in paragraphs: one begins at a blank line, at a tag that stands for one, and at a line break
 * after the end of a sentence. Other line breaks come from a narrow window at the cataloguer's desk and mean nothing.
 */
export function toParagraphs(text: string): string[] {
  const words = decodeEntities(text.replace(block, '\n\n').replace(tag, ' '));
  return words
    .split(/\s*\n\s*\n\s*|(?<=[.!?:…“"])[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
