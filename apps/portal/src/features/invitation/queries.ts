import type { InvitationView } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

function invitationQuery({ call }: Pick<Portal, 'call'>, id: string) {
  return queryOptions({
    queryKey: ['invitation', id],
    queryFn: () => call('GET /api/v1/invitations/{id}', { params: { id } }),
    staleTime: 0,
  });
}

export const prefetchInvitation = (portal: Portal, { params }: Pick<PageProps<'invitation'>, 'params'>) =>
  portal.queries.prefetchQuery(invitationQuery(portal, params.id));

const meansGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

export const isGone = (portal: Portal, id: string): boolean =>
  meansGone(portal.queries.getQueryState(invitationQuery(portal, id).queryKey)?.error);

type InvitationState =
  | { readonly kind: 'ready'; readonly view: InvitationView }
  | { readonly kind: 'loading' | 'gone' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

export function useInvitation(id: string): InvitationState {
  const { data, error, isFetching, refetch } = useQuery({ ...invitationQuery(usePortal(), id), retryOnMount: false });
  if (data) return { kind: 'ready', view: data };
  if (meansGone(error)) return { kind: 'gone' };
  return error ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

/** Shows what an acceptance has made of the invitation. */
export function useKeepInvitation() {
  const portal = usePortal();
  return (view: InvitationView) => portal.queries.setQueryData(invitationQuery(portal, view.id).queryKey, view);
}
