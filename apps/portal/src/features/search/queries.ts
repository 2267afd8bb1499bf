import type { FacetLists, SearchResult } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageProps } from '../../shared/page';
import type { Portal } from '../../shared/portal';
import { languageList, subjectList } from './code-lists';
import { isAsked, readSearch, type SearchName, type SearchState, searchKey, selectionOf } from './search-state';

const calls = {
  search: { find: 'GET /api/v1/media/search', distinct: 'GET /api/v1/media/search/distinct' },
  'ai-search': { find: 'GET /api/v1/media/search/vector', distinct: 'GET /api/v1/media/search/vector/distinct' },
  csearch: { find: 'GET /api/v1/media/catalogue/search', distinct: 'GET /api/v1/media/catalogue/search/distinct' },
} as const;

/** So many media come with one answer. */
const pageSize = 24;

const searchKeys = {
  of: (name: SearchName) => ['search', name] as const,
  results: (name: SearchName, state: SearchState) => [...searchKeys.of(name), 'results', searchKey(state)] as const,
  facets: (name: SearchName, state: SearchState) => [...searchKeys.of(name), 'facets', searchKey(state)] as const,
  total: (name: SearchName, state: SearchState) => [...searchKeys.of(name), 'total', searchKey(state)] as const,
};

interface Place {
  readonly offset: number;
  /** The state of the stock that the first page came from: what follows fits it, whatever has changed since. */
  readonly view?: string;
}

/** An unchanged search is never sent again by itself: whoever comes back finds what they left. */
const unchanged = Number.POSITIVE_INFINITY;

export function resultsQuery({ call }: Pick<Portal, 'call'>, name: SearchName, state: SearchState) {
  return infiniteQueryOptions({
    queryKey: searchKeys.results(name, state),
    queryFn: ({ pageParam, signal }): Promise<SearchResult> =>
      call(calls[name].find, { query: { ...selectionOf(state), limit: pageSize, ...pageParam } }, { signal }),
    initialPageParam: { offset: 0 } as Place,
    getNextPageParam: ({ offset, items, total, view }): Place | undefined => {
      const next = offset + items.length;
      return items.length > 0 && next < total ? { offset: next, view } : undefined;
    },
    staleTime: unchanged,
  });
}

/** What the search can be narrowed to, with counts. */
export function facetsQuery({ call }: Pick<Portal, 'call'>, name: SearchName, state: SearchState) {
  return queryOptions({
    queryKey: searchKeys.facets(name, state),
    queryFn: ({ signal }): Promise<FacetLists> => call(calls[name].distinct, { query: selectionOf(state) }, { signal }),
    staleTime: unchanged,
    placeholderData: keepPreviousData,
  });
}

/** The server understood that this cannot be searched for; asking again changes nothing. */
export const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 400;

/** How many media a search would find. */
export function totalQuery({ call }: Pick<Portal, 'call'>, name: SearchName, state: SearchState) {
  return queryOptions({
    queryKey: searchKeys.total(name, state),
    queryFn: async ({ signal }) =>
      (await call(calls[name].find, { query: { ...selectionOf(state), limit: 1 } }, { signal })).total,
    staleTime: unchanged,
  });
}

/** Whoever comes from another page waits this long for complete results; after that the page opens without them. */
const patience = 300;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Server and browser must show the same names, so both have them before the page is drawn. */
async function prepareNames({ choices }: SearchState): Promise<void> {
  const isBelowTop = (code: string) => code.length > 3;
  await Promise.all([languageList.load(), choices.fn_geb?.some(isBelowTop) ? subjectList.load() : undefined]);
}

/** Loads the first results: on the server to the end, in the browser as long as nobody notices. */
export async function prefetchSearch(portal: Portal, { name, query }: PageProps<SearchName>): Promise<void> {
  const state = readSearch(query);
  if (!isAsked(name, state)) return;
  const isOpen = portal.queries.getQueryCache().findAll({ queryKey: searchKeys.of(name) }).length > 0;
  const results = Promise.all([
    portal.queries.prefetchInfiniteQuery(resultsQuery(portal, name, state)),
    portal.queries.prefetchQuery(facetsQuery(portal, name, state)),
  ]);
  await prepareNames(state).catch(() => {});
  if (typeof document === 'undefined') await results;
  // A search that is open shows at once what is looked for now, and its results as they arrive.
  else if (!isOpen) await Promise.race([results, after(patience)]);
}
