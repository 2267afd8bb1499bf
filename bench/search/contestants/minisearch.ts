import type { SearchDocument } from '@mediathek/search';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Contestant, facetFields, inPortions, pageLanguage, pageSize, processMemory } from './contestant';

function countValues(results: readonly SearchResult[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const result of results) {
    for (const value of [result[field] as string | readonly string[]].flat()) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** As its documentation recommends: titles boosted, the last word as a beginning, a fifth of the letters forgiven. */
export function createMiniSearch(): Contestant {
  const fields = ['fn_titel', 'fn_schlag', 'fn_prodname', 'fn_kurztext', 'fn_text', 'fn_nr', 'identifier'];
  const engine = new MiniSearch<SearchDocument>({ idField: 'identifier', fields, storeFields: [...facetFields] });
  const find = (q: string, filter?: (result: SearchResult) => boolean) =>
    engine.search(q, {
      prefix: (_term, index, terms) => index === terms.length - 1,
      fuzzy: 0.2,
      boost: { fn_titel: 6, fn_schlag: 3, fn_kurztext: 1.6, fn_prodname: 1.5 },
      ...(filter ? { filter } : {}),
    });
  return {
    name: 'MiniSearch',
    async index(documents) {
      for (const portion of inPortions(documents, 500)) engine.addAll(portion);
    },
    search: async (q, limit) =>
      find(q)
        .slice(0, limit)
        .map(({ id }) => String(id)),
    async showPage(q) {
      const found = find(q, ({ fn_sprache }) => String(fn_sprache).startsWith(pageLanguage));
      found.slice(0, pageSize);
      for (const field of facetFields) countValues(found, field);
      return undefined;
    },
    memory: async () => processMemory(),
    async close() {
      engine.removeAll();
    },
  };
}
