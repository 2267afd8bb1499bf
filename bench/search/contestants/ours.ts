import { EmbeddedEngine, type EmbeddedEngineOptions, type SearchScope } from '@mediathek/search';
import { type Contestant, facetFields, pageLanguage, processMemory } from './contestant';

const scope: SearchScope = { kind: 'stock', today: '2026-01-01' };

/** Our own engine, without the answers it keeps: every question is worked out. */
export function createOurs(options: EmbeddedEngineOptions = {}): Contestant {
  const engine = new EmbeddedEngine({ ...options, keptAnswers: 0 });
  return {
    name: 'mediathek',
    index: (documents) => engine.index(documents),
    async search(q, limit) {
      const { items } = await engine.search({ q, limit, scope });
      return items.map(({ identifier }) => identifier);
    },
    async showPage(q) {
      await engine.search({ q, scope, facets: facetFields, filters: { fn_sprache: `${pageLanguage}*` } });
      return undefined;
    },
    memory: async () => processMemory(),
    close: () => engine.close(),
  };
}
