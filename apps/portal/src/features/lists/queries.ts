import type { ListDetail } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listQuery, listsQuery } from '../../shared/lists/queries';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export const prefetchLists = (portal: Portal) => portal.queries.prefetchQuery(listsQuery(portal));

export const prefetchList = (portal: Portal, { params }: Pick<PageProps<'medialist'>, 'params'>) =>
  portal.queries.prefetchQuery(listQuery(portal, params.id));

/** An address that names no list, or none that this person may open. */
const meansGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

export const isGone = (portal: Portal, id: string): boolean =>
  meansGone(portal.queries.getQueryState(listQuery(portal, id).queryKey)?.error);

export const knownList = (portal: Portal, id: string): ListDetail | undefined =>
  portal.queries.getQueryData(listQuery(portal, id).queryKey);

type ListState =
  | { readonly kind: 'ready'; readonly list: ListDetail; readonly refetch: () => Promise<unknown> }
  | { readonly kind: 'loading' | 'gone' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/** How often an open list asks whether a colleague has changed it. */
const lookEvery = 3000;

/** A list as it stands now: while its page is open it follows what others change. */
export function useList(id: string): ListState {
  const portal = usePortal();
  const { data, error, isFetching, refetch } = useQuery({ ...listQuery(portal, id), retryOnMount: false });
  const { data: latest } = useQuery({
    queryKey: ['list-version', id],
    queryFn: () => portal.call('GET /api/v1/lists/{id}/version', { params: { id } }),
    refetchInterval: lookEvery,
    enabled: data !== undefined,
    retry: false,
    staleTime: 0,
  });
  const isBehind = data !== undefined && latest !== undefined && latest.version > data.version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  if (data) return { kind: 'ready', list: data, refetch };
  if (meansGone(error)) return { kind: 'gone' };
  return error ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}
