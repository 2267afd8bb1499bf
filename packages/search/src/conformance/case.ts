import type { SearchDocument, SearchEngine, SearchQuery, SearchScope } from '../search-engine';

/** Opens an engine without any documents. */
export type OpenEngine = () => Promise<SearchEngine>;

/** One thing every engine must do; it throws when the engine does not. */
export interface ConformanceCase {
  readonly title: string;
  readonly run: (open: OpenEngine) => Promise<void>;
}

export const today = '2026-03-10';
export const stock: SearchScope = { kind: 'stock', today };

/** A medium of which only what matters need be said. */
export function medium(identifier: string, fields: Partial<SearchDocument> = {}): SearchDocument {
  return {
    identifier,
    fn_nr: '',
    fn_titel: identifier,
    fn_kurztext: '',
    fn_text: '',
    fn_geb: [],
    fn_sprache: 'de',
    fn_typ: '49',
    fn_adressat: [],
    fn_schlag: '',
    fn_prodname: '',
    mediaType: 'media',
    addedOn: '2026-01-01',
    spoken: [],
    licences: [],
    ...fields,
  };
}

/** Runs something on an engine that holds some documents. */
export async function withDocuments(
  open: OpenEngine,
  documents: readonly SearchDocument[],
  use: (engine: SearchEngine) => Promise<void>,
): Promise<void> {
  const engine = await open();
  try {
    await engine.index(documents);
    await use(engine);
  } finally {
    await engine.close();
  }
}

/** The identifiers that are found, best first. */
export async function found(engine: SearchEngine, query: Partial<SearchQuery>): Promise<string[]> {
  const { items } = await engine.search({ scope: stock, ...query });
  return items.map(({ identifier }) => identifier);
}
