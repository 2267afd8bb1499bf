import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export type RegistrationState = 'open' | 'decided';

const keys = {
  all: ['registrations'] as const,
  inState: (state: RegistrationState) => [...keys.all, state] as const,
};

function registrationsQuery({ call }: Pick<Portal, 'call'>, state: RegistrationState) {
  return queryOptions({
    queryKey: keys.inState(state),
    queryFn: () => call('GET /api/v1/admin/registrations', { query: { state } }),
    // Somebody else may have decided meanwhile.
    staleTime: 0,
  });
}

/** The address says which ones are looked at. */
export const stateOf = (query: URLSearchParams): RegistrationState =>
  query.get('state') === 'decided' ? 'decided' : 'open';

export const prefetchRegistrations = (portal: Portal, { query }: Pick<PageProps<'admin-registrations'>, 'query'>) =>
  portal.queries.prefetchQuery(registrationsQuery(portal, stateOf(query)));

export const useRegistrations = (state: RegistrationState) => useQuery(registrationsQuery(usePortal(), state));

/** After a decision both lists are asked for anew. */
export function useForgetRegistrations(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.all });
}
