import { createHash } from 'node:crypto';
import type { ImportMapping, ImportPreview, ImportRefusal } from '@mediathek/contract';
import type { Row } from './read-table';

export type PreviewLine = ImportPreview['lines'][number];

/** What a line of a file would do, and how. */
export interface Planned<Work> {
  shown: PreviewLine;
  work?: Work | undefined;
}

export type Cells = (field: keyof ImportMapping) => string;

/** Reads the columns of a line by what they mean; a column that nobody chose is empty. */
export const cellsOf =
  (row: Row, mapping: ImportMapping): Cells =>
  (field) => {
    const column = mapping[field];
    return (column === undefined ? '' : (row.cells[column] ?? '')).normalize('NFC').trim();
  };

export const refused = (line: number, name: string, reasons: readonly ImportRefusal[]): Planned<never> => ({
  shown: { line, name, outcome: 'refuse', changes: [], reasons: [...reasons] },
});

export function countOutcomes(lines: readonly PreviewLine[]): ImportPreview['counts'] {
  const counts = { create: 0, change: 0, same: 0, refuse: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

/** What was shown, in one number: if it is another one now, something has changed meanwhile. */
export const fingerprintOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex');

/** One line of text that a list can show: no control characters, not too long. */
export const isPlainText = (text: string, most: number): boolean => text.length <= most && !/\p{Cc}/u.test(text);
