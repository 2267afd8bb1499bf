import { linkTo } from '@mediathek/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { historyKey, historyQuery } from '../../shared/administration/history';
import { offsetOf, pageSize } from '../../shared/administration/pager';
import { schoolChoicesQuery } from '../../shared/administration/school-choices';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export const views = ['active', 'archived', 'history'] as const;
export type View = (typeof views)[number];

/** What the address says is looked at. */
export interface Wanted {
  readonly view: View;
  readonly q: string;
  readonly offset: number;
}

const key = ['schools'] as const;

export function wantedOf(query: URLSearchParams): Wanted {
  const view = views.find((one) => one === query.get('view')) ?? 'active';
  return { view, q: (query.get('q') ?? '').slice(0, 100), offset: offsetOf(query) };
}

export const hrefOf = ({ view = 'active', q, offset }: Partial<Wanted>): string =>
  linkTo(
    'admin-schools',
    {},
    { view: view === 'active' ? undefined : view, q: q || undefined, offset: offset || undefined },
  );

function schoolsQuery({ call }: Pick<Portal, 'call'>, { view, q, offset }: Wanted) {
  const state = view === 'archived' ? 'archived' : 'active';
  return queryOptions({
    queryKey: [...key, state, q, offset],
    queryFn: () => call('GET /api/v1/admin/schools', { query: { state, q, offset, limit: pageSize } }),
    staleTime: 0,
  });
}

export async function prefetchSchools(portal: Portal, { query }: Pick<PageProps<'admin-schools'>, 'query'>) {
  const wanted = wantedOf(query);
  await (wanted.view === 'history'
    ? portal.queries.prefetchQuery(historyQuery(portal, { offset: wanted.offset }))
    : portal.queries.prefetchQuery(schoolsQuery(portal, wanted)));
}

export const useSchools = (wanted: Wanted) =>
  useQuery({ ...schoolsQuery(usePortal(), wanted), placeholderData: keepPreviousData });

/** After a change everything that shows schools is asked for anew. */
export function useForgetSchools(): () => void {
  const queries = useQueryClient();
  const portal = usePortal();
  return () => {
    for (const queryKey of [key, historyKey, schoolChoicesQuery(portal).queryKey])
      void queries.invalidateQueries({ queryKey });
  };
}
