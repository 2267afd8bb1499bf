import type { Profile } from '@mediathek/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Portal, usePortal } from '../../shared/portal';
import { problemOf } from '../../shared/submission/call-failure';

const keys = {
  profile: ['profile'] as const,
  sessions: ['profile', 'sessions'] as const,
  secondFactor: ['profile', 'second-factor'] as const,
  linked: ['profile', 'linked'] as const,
};

const profileQuery = ({ call }: Pick<Portal, 'call'>) =>
  queryOptions({ queryKey: keys.profile, queryFn: () => call('GET /api/v1/profile') });

export const prefetchProfile = (portal: Portal) => portal.queries.prefetchQuery(profileQuery(portal));

/** What the page has to show. An administrator without the second factor that is their duty sees nothing else first. */
export type ProfileState =
  | { readonly kind: 'loading' | 'second-factor-first' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly profile: Profile };

export function useProfile(): ProfileState {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(usePortal()));
  if (problemOf(error) === 'second-factor-required') return { kind: 'second-factor-first' };
  if (data) return { kind: 'ready', profile: data };
  return error ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

export function useSessions() {
  const { call } = usePortal();
  return useQuery({ queryKey: keys.sessions, queryFn: () => call('GET /api/v1/profile/sessions'), staleTime: 0 });
}

export function useSecondFactor() {
  const { call } = usePortal();
  return useQuery({ queryKey: keys.secondFactor, queryFn: () => call('GET /api/v1/profile/second-factor') });
}

export function useLinkedAccounts() {
  const { call } = usePortal();
  return useQuery({ queryKey: keys.linked, queryFn: () => call('GET /api/v1/profile/identities') });
}

/** Keeps what the page shows in step with what was changed. */
export function useProfileChanges() {
  const queries = useQueryClient();
  return {
    keep: (profile: Profile) => queries.setQueryData(keys.profile, profile),
    /** Everything about oneself is asked for anew. */
    forget: () => queries.invalidateQueries({ queryKey: keys.profile }),
  };
}
