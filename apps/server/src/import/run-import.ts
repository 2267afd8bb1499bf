import type { Readable } from 'node:stream';
import type { BadLine, ImportTarget, PlacedRecord, WaitingParts } from './import-portion';
import { type NamedFile, readRecord } from './import-record';
import { readLines, type TextLine } from './read-lines';
import type { PlacedFile } from './repository';

/** How far an import has come. */
export interface ImportState {
  line: number;
  added: number;
  updated: number;
  unchanged: number;
  bad: number;
  waiting: WaitingParts[];
}

export const freshState = (): ImportState => ({ line: 0, added: 0, updated: 0, unchanged: 0, bad: 0, waiting: [] });

/** Where lines go. */
export interface LineTarget extends Pick<ImportTarget, 'save' | 'finish'> {
  /** How many portions may be under way; one where nothing is said. */
  atOnce?: number;
}

interface ImportRun {
  input: Readable;
  target: LineTarget;
  placeFiles(files: readonly NamedFile[]): Promise<PlacedFile[] | { reason: string }>;
  /** Where an earlier run was broken off. */
  from: ImportState;
  onBad(bad: BadLine): void;
  /** Told after every portion that is safe in the database. */
  onSaved(state: ImportState): void;
  stop: AbortSignal;
}

const portionLines = 1000;
const portionCharacters = 4_000_000;

interface Portion {
  records: PlacedRecord[];
  bad: BadLine[];
  characters: number;
  lastLine: number;
}

const emptyPortion = (): Portion => ({ records: [], bad: [], characters: 0, lastLine: 0 });

async function takeLine(
  { number, text }: TextLine,
  portion: Portion,
  placeFiles: ImportRun['placeFiles'],
): Promise<void> {
  portion.lastLine = number;
  const refuse = (reason: string): void => void portion.bad.push({ line: number, reason });
  if (text === undefined) return refuse('it is no UTF-8 text, or too long');
  portion.characters += text.length;
  const read = readRecord(text);
  if ('reason' in read) return refuse(read.reason);
  const { files, ...record } = read.record;
  const placed = files && (await placeFiles(files));
  if (placed && 'reason' in placed) return refuse(placed.reason);
  portion.records.push({ ...record, line: number, files: placed });
}

/** Takes lines in portion by portion: while some are being saved the next one is read, and no more than that is kept. */
export async function runImport(run: ImportRun): Promise<ImportState> {
  const { input, target, placeFiles, onBad, onSaved, stop } = run;
  let state = run.from;
  const atOnce = target.atOnce ?? 1;
  const saving: Promise<void>[] = [];

  const save = async ({ records, bad, lastLine }: Portion, before: Promise<void> | undefined): Promise<void> => {
    const [result] = await Promise.all([target.save(records), before]);
    const all = [...bad, ...result.bad].sort((one, other) => one.line - other.line);
    for (const one of all) onBad(one);
    state = {
      line: lastLine,
      added: state.added + result.added,
      updated: state.updated + result.updated,
      unchanged: state.unchanged + result.unchanged,
      bad: state.bad + all.length,
      waiting: [...state.waiting, ...result.waiting],
    };
    onSaved(state);
  };

  let portion = emptyPortion();
  for await (const line of readLines(input)) {
    if (stop.aborted) break;
    if (line.number <= run.from.line) continue;
    await takeLine(line, portion, placeFiles);
    const lines = portion.records.length + portion.bad.length;
    if (lines < portionLines && portion.characters < portionCharacters) continue;
    while (saving.length >= atOnce) await saving.shift();
    if (stop.aborted) break;
    const next = save(portion, saving.at(-1));
    // A failure is met at the next portion; until then it must not count as unhandled.
    next.catch(() => undefined);
    saving.push(next);
    portion = emptyPortion();
  }
  await saving.at(-1);
  if (stop.aborted) return state;
  if (portion.lastLine > 0) await save(portion, undefined);

  const missing = await target.finish(state.waiting);
  for (const one of missing) onBad(one);
  return { ...state, bad: state.bad + missing.length, waiting: [] };
}
