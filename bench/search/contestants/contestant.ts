import type { SearchDocument } from '@mediathek/search';

/** A search engine in the comparison. */
export interface Contestant {
  readonly name: string;
  index(documents: Iterable<SearchDocument>): Promise<void>;
  /** The identifiers of the best results. */
  search(q: string, limit: number): Promise<string[]>;
  /**
   * What a person sees after a search: the first page in one language, and how many results each value of four filters
   * has. Gives the milliseconds where the engine measures them itself, because it lives in another process.
   */
  showPage(q: string): Promise<number | undefined>;
  /** In words: what it holds, and where. */
  memory(): Promise<string>;
  close(): Promise<void>;
}

export const pageSize = 24;
export const pageLanguage = 'de';
export const facetFields = ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'] as const;

const megabyte = 1024 * 1024;

export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}

/** What the process of the measurement holds. */
export function processMemory(): string {
  globalThis.gc?.();
  return `${inMegabytes(process.memoryUsage().rss)} in all`;
}

/** The records in portions, so that not all of them lie in memory at once. */
export function* inPortions<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let portion: Item[] = [];
  for (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
