import type { RemoteMedium, RemoteResult, RemoteSource } from '@mediathek/contract';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { externalQuery, sourceQuery } from './queries';

/** A source as the page shows it: what became of it, and the way to ask it again. */
export interface ShownSource extends Omit<RemoteSource, 'state'> {
  readonly state: RemoteSource['state'] | 'asking';
  readonly retry: () => void;
}

export type ExternalState =
  | { readonly kind: 'loading' | 'offline' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly items: readonly RemoteMedium[]; readonly sources: readonly ShownSource[] };

function shownSource(source: RemoteSource, later: UseQueryResult<RemoteResult> | undefined): ShownSource {
  const retry = () => void later?.refetch();
  if (!later) return { ...source, retry };
  if (later.isFetching) return { ...source, state: 'asking', retry };
  const now = later.isError ? { ...source, state: 'failed' as const } : (later.data?.sources[0] ?? source);
  return { ...now, retry };
}

/** What the external sources have: at once what came at once, then each late source as it arrives, below the others. */
export function useExternal(q: string): ExternalState {
  const portal = usePortal();
  const first = useQuery({ ...externalQuery(portal, q), enabled: q !== '' });
  const sources = first.data?.sources ?? [];
  const late = sources.filter(({ state }) => state !== 'answered');
  const later = useQueries({
    // Who was only slow is asked for at once, who failed when the person wants it.
    queries: late.map(({ id, state }) => ({ ...sourceQuery(portal, q, id), enabled: state === 'pending' })),
  });
  if (!first.data) {
    if (first.isPaused) return { kind: 'offline' };
    if (!first.isError) return { kind: 'loading' };
    return { kind: 'failed', isRetrying: first.isFetching, retry: () => void first.refetch() };
  }
  return {
    kind: 'ready',
    items: [first.data, ...later.map(({ data }) => data)].flatMap((result) => result?.items ?? []),
    sources: sources.map((source) => shownSource(source, later[late.indexOf(source)])),
  };
}
