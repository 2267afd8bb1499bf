import type { FoundMedium, SearchResult } from '@mediathek/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../shared/portal';
import { useStore } from '../../shared/store';
import { readCallFailure } from '../../shared/submission/call-failure';
import { type LastSearch, lastSearchOf, mustSend } from './last-search';
import { isRefused, resultsQuery } from './queries';
import { isAsked, type SearchName, type SearchState } from './search-state';

export interface Found {
  readonly items: readonly FoundMedium[];
  readonly total: number;
  readonly didYouMean: string | undefined;
  /** The meaning was asked for, and the words had to answer alone. */
  readonly fallback: SearchResult['fallback'];
  readonly pageCount: number;
  /** What is shown still belongs to the search before this one. */
  readonly isOutdated: boolean;
}

export interface MoreResults {
  readonly isThere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  load(): void;
}

/** What there is to show: nothing yet, nothing to be had, or results. */
export type ResultsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'failed';
      readonly isRefused: boolean;
      /** How long somebody who has searched very often has to wait. */
      readonly waitSeconds: number | undefined;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | {
      readonly kind: 'ready';
      readonly found: Found;
      readonly more: MoreResults;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    };

function secondsToWait(error: unknown): number | undefined {
  const failure = readCallFailure(error);
  return failure.kind === 'wait' ? failure.seconds : undefined;
}

/** A medium that moved to a later page while somebody was reading is not shown twice. */
function withoutDoubles(pages: readonly SearchResult[]): readonly FoundMedium[] {
  const seen = new Map(pages.flatMap(({ items }) => items).map((medium) => [medium.identifier, medium]));
  return [...seen.values()];
}

export function useResults(name: SearchName, state: SearchState): ResultsState {
  const portal = usePortal();
  const query = useInfiniteQuery({
    ...resultsQuery(portal, name, state),
    placeholderData: keepPreviousData,
    enabled: isAsked(name, state),
    // What was refused a moment ago, when the page was made ready, is not asked for again at once.
    retryOnMount: false,
  });
  useTelling(query.isFetching && !query.isFetchingNextPage, query);
  useSendingAgain(name, state, query.refetch);

  const { data, error, isError, isFetching, isPaused, isPlaceholderData } = query;
  const first = data?.pages[0];
  if (data && first && !(isError && isPlaceholderData)) {
    return {
      kind: 'ready',
      found: {
        items: withoutDoubles(data.pages),
        total: first.total,
        didYouMean: first.didYouMean ?? undefined,
        fallback: first.fallback,
        pageCount: data.pages.length,
        isOutdated: isPlaceholderData,
      },
      isRetrying: isFetching,
      retry: () => void query.refetch(),
      more: {
        isThere: query.hasNextPage && !isPlaceholderData,
        isLoading: query.isFetchingNextPage,
        hasFailed: query.isFetchNextPageError,
        load: () => void query.fetchNextPage(),
      },
    };
  }
  if (isPaused) return { kind: 'offline' };
  if (!isError) return { kind: 'loading' };
  return {
    kind: 'failed',
    isRefused: isRefused(error),
    waitSeconds: secondsToWait(error),
    isRetrying: isFetching,
    retry: () => void query.refetch(),
  };
}

interface Outcome {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
}

/** The bar shows that a search is under way, and everybody hears how it ended. */
function useTelling(isSearching: boolean, { dataUpdatedAt, errorUpdatedAt, isPlaceholderData, error }: Outcome) {
  const { events, searchBar } = usePortal();
  const told = useRef(0);

  useEffect(() => {
    if (!isSearching) return;
    searchBar.set({ loading: true });
    return () => searchBar.set({ loading: false });
  }, [isSearching, searchBar]);

  const endedAt = isPlaceholderData ? errorUpdatedAt : Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (isSearching || endedAt === 0 || told.current === endedAt) return;
    told.current = endedAt;
    if (error) events.emit('searchError', { error });
    else events.emit('searchComplete', { error: false });
  }, [isSearching, endedAt, error, events]);
}

/** The same search sent once more on purpose asks the server again, from its first page. */
function useSendingAgain(name: SearchName, state: SearchState, refetch: () => Promise<unknown>) {
  const portal = usePortal();
  const queries = useQueryClient();
  const isForced = useStore(portal.searchBar, (bar) => bar.forceload);
  const last = useRef<LastSearch>(undefined);

  useEffect(() => {
    const next = lastSearchOf(name, state);
    const isRepeated = !mustSend(last.current, next, false);
    last.current = next;
    if (!isForced || !isRepeated) return;
    const { queryKey } = resultsQuery(portal, name, state);
    queries.setQueryData<InfiniteData<SearchResult>>(
      queryKey,
      (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
    );
    void refetch();
  }, [isForced, name, state, portal, queries, refetch]);
}
