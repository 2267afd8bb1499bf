import { parse } from 'csv-parse/sync';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';
export type Separator = ';' | ',' | '\t';

export interface Row {
  /** The line of the file it ends on, as an editor counts. */
  line: number;
  cells: string[];
}

const separators: readonly Separator[] = [';', ',', '\t'];

/** What a spreadsheet wrote: marked or plain UTF-8, UTF-16 with its mark, else the old Windows code page. */
function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The sign that parts the first line, and the same number of times the lines after it. */
function detectSeparator(text: string): Separator {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scoreOf = (separator: Separator): number => {
    const [first = 0, ...others] = lines.map((line) => line.split(separator).length - 1);
    return first === 0 ? 0 : first + 100 * (1 + others.filter((count) => count === first).length);
  };
  const [best = ';'] = separators.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return best;
}

function rowsOf(text: string, separator: Separator): Row[] {
  const options = {
    delimiter: separator,
    info: true,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  } as const;
  const read = (quote: '"' | null) =>
    parse(text, { ...options, quote }) as unknown as { record: string[]; info: { lines: number } }[];
  let records: ReturnType<typeof read>;
  try {
    records = read('"');
  } catch {
    // A quotation mark that is never closed belongs to the text.
    records = read(null);
  }
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

export interface Table {
  encoding: Encoding;
  separator: Separator;
  rows: Row[];
}

/** Reads a file that a spreadsheet or a school's administration program wrote, however it did. */
export function readTable(
  bytes: Uint8Array,
  wished: { encoding?: Encoding | undefined; separator?: Separator | undefined },
): Table {
  const encoding = wished.encoding ?? detectEncoding(bytes);
  // Signs that no person types would be refused by the database.
  const text = new TextDecoder(encoding).decode(bytes).replaceAll('\u0000', '');
  const separator = wished.separator ?? detectSeparator(text);
  return { encoding, separator, rows: rowsOf(text, separator) };
}
