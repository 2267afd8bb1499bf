import { randomBytes } from 'node:crypto';
import type { FacetLists, MediaCard, ParsedQuery, SearchResult, SearchSuggestions } from '@mediathek/contract';
import { berlinDay, isPublisher, type MediaScope, searchScope } from '@mediathek/domain';
import type { SearchFilters, SearchHit, SearchScope, SelectionQuery } from '@mediathek/search';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { readKind } from '../../search-index/kept-medium';
import type { SearchIndex } from '../../search-index/search-index';
import type { SearchAudiences } from './audience';
import type { FoundCards } from './found-cards';

/** Which stock is searched, and how: what the visitor may use, the same by its meaning, or all of it. */
type SearchedStock = 'own' | 'own-by-meaning' | 'catalogue';

type SearchQuery = ParsedQuery<'GET /api/v1/media/search'>;
type DistinctQuery = ParsedQuery<'GET /api/v1/media/search/distinct'>;
type SuggestQuery = ParsedQuery<'GET /api/v1/media/suggest'>;

interface SearchDependencies {
  index: SearchIndex;
  clock: () => Date;
  audiences: SearchAudiences;
  cardsOf: FoundCards;
  /** Refuses a visitor who may not see this medium, with the problem that says why. */
  requireVisible(visitor: Visitor, identifier: string): Promise<void>;
}

const buildingRetrySeconds = 2;
/** The first media of a fresh index are there within a moment, however large the stock; nobody is turned away for that. */
const buildingPatienceMs = 1500;

const filtersOf = (query: SearchQuery | DistinctQuery): SearchFilters => ({
  fn_geb: query.filter_fn_geb,
  fn_sprache: query.filter_fn_sprache,
  fn_typ: query.filter_fn_typ,
  fn_adressat: query.filter_fn_adressat,
  fn_schlag: query.filter_fn_schlag,
  fn_prodname: query.filter_fn_prodname,
  lizenzen: query.filter_lizenzen,
});

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const hitOf = ({ title, snippet, spoken, why, fits }: SearchHit): SearchResult['items'][number]['hit'] => ({
  title: { text: title.text, hits: [...title.hits] },
  snippet: snippet ? { text: snippet.text, hits: [...snippet.hits] } : null,
  spoken: spoken ? { text: spoken.text, hits: [...spoken.hits], start: toMilliseconds(spoken.start) } : null,
  why: why.map(({ word, found, kind, fields }) => ({ word, found, kind, fields: [...fields] })),
  ...(fits && { fits: [...fits] }),
});

/** Searching as a visitor may: what is found and how it is shown comes from the index. */
export function searchService({ index, clock, audiences, cardsOf, requireVisible }: SearchDependencies) {
  const { engine } = index;
  // States of the stock are counted anew by every process: one that another process named means nothing here.
  const stateMark = randomBytes(4).toString('hex');
  const nameView = (view: string): string => `${stateMark}.${view}`;
  const knownView = (name: string | undefined): string | undefined =>
    name?.startsWith(`${stateMark}.`) ? name.slice(stateMark.length + 1) : undefined;

  const requireIndex = async (): Promise<void> => {
    if (await index.isFilled(buildingPatienceMs)) return;
    throw new Problem('unavailable', { retryAfter: buildingRetrySeconds });
  };

  const scopeOf = async (visitor: Visitor, stock: SearchedStock): Promise<SearchScope> => {
    const kind: MediaScope = stock === 'catalogue' ? 'stock' : searchScope(visitor.user);
    return {
      kind,
      today: berlinDay(clock()),
      schoolId: visitor.user === false ? undefined : visitor.user.school_id,
      districtId: visitor.districtId,
      sharedIdentifiers: kind === 'shared' ? (await audiences.of(visitor)).shared : undefined,
    };
  };

  const listCards = async (visitor: Visitor, hits: readonly SearchHit[]): Promise<MediaCard[]> =>
    cardsOf(visitor, hits, (await audiences.of(visitor)).marks);

  const selectionOf = async (
    visitor: Visitor,
    stock: SearchedStock,
    query: SearchQuery | DistinctQuery,
  ): Promise<SelectionQuery> => ({
    q: query.q,
    by: stock === 'own-by-meaning' ? 'meaning' : 'words',
    category: query.c,
    filters: filtersOf(query),
    scope: await scopeOf(visitor, stock),
  });

  return {
    async search(visitor: Visitor, stock: SearchedStock, query: SearchQuery): Promise<SearchResult> {
      await requireIndex();
      const { offset, limit } = query;
      const found = await engine.search({
        ...(await selectionOf(visitor, stock, query)),
        offset,
        limit,
        view: knownView(query.view),
      });
      const hits = new Map(found.items.map((hit) => [hit.identifier, hit]));
      const shown = await listCards(visitor, found.items);
      return {
        total: found.total,
        offset,
        items: shown.flatMap((card) => {
          const hit = hits.get(card.identifier);
          return hit ? [{ ...card, hit: hitOf(hit) }] : [];
        }),
        view: nameView(found.view),
        didYouMean: found.didYouMean ?? null,
        ...(found.fallback && { fallback: found.fallback === 'preparing' ? 'preparing' : 'failed' }),
      };
    },

    async distinct(visitor: Visitor, stock: SearchedStock, query: DistinctQuery): Promise<FacetLists> {
      await requireIndex();
      const facets = [...new Set(query.f)];
      return engine.facets({ ...(await selectionOf(visitor, stock, query)), facets });
    },

    async suggest(visitor: Visitor, stock: SearchedStock, { q, limit }: SuggestQuery): Promise<SearchSuggestions> {
      await requireIndex();
      const { completions, titles } = await engine.suggest({ q, limit, scope: await scopeOf(visitor, stock) });
      return {
        completions: [...completions],
        titles: titles.flatMap(({ identifier, text, hits, note }) => {
          const kind = readKind(note);
          return kind ? [{ identifier, text, hits: [...hits], fn_typ: kind.fn_typ, mediaType: kind.media_type }] : [];
        }),
      };
    },

    /** Media like this one that the visitor may use. A publisher shows each medium by itself. */
    async listSimilar(visitor: Visitor, identifier: string): Promise<MediaCard[]> {
      await requireVisible(visitor, identifier);
      if (isPublisher(visitor.config)) return [];
      await requireIndex();
      return listCards(visitor, await engine.similar({ identifier, scope: await scopeOf(visitor, 'own') }));
    },
  };
}

export type SearchService = ReturnType<typeof searchService>;
