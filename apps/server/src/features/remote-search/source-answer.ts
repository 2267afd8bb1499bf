import type { AskOutside, OutsideQuestion } from '../../adapters/outside/ask-outside';
import type { RawRecord } from './found-record';
import type { Source } from './source-settings';

/** What a source has found: how many in all, and the first of them. */
export interface SourceAnswer {
  total: number;
  records: RawRecord[];
}

/** No catalogue needs more for a page of results. */
const mostBytes = 2 * 1024 * 1024;

/** Asks a source within its own limits. */
export const askSource = (
  ask: AskOutside,
  source: Source,
  question: Pick<OutsideQuestion, 'url' | 'body' | 'accept'>,
): Promise<string> =>
  ask({ ...question, headers: source.headers, timeoutMs: source.timeoutMs, mostBytes, mayBePrivate: source.private });

/** A number as services write it; what is none, or beyond all measure, counts as what arrived. */
export function readTotal(given: unknown, arrived: number): number {
  const total = typeof given === 'string' ? Number(given) : given;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= arrived ? total : arrived;
}
