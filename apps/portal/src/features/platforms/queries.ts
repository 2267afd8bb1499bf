import { linkTo } from '@mediathek/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { historyKey, historyQuery } from '../../shared/administration/history';
import { offsetOf, pageSize } from '../../shared/administration/pager';
import { schoolChoicesQuery } from '../../shared/administration/school-choices';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export const views = ['platforms', 'addresses', 'history'] as const;
export type View = (typeof views)[number];

/** What the address says is looked at. */
export interface Wanted {
  readonly view: View;
  readonly offset: number;
}

const key = ['platforms'] as const;

export function wantedOf(query: URLSearchParams): Wanted {
  return { view: views.find((one) => one === query.get('view')) ?? 'platforms', offset: offsetOf(query) };
}

export const hrefOf = ({ view = 'platforms', offset }: Partial<Wanted>): string =>
  linkTo('admin-platforms', {}, { view: view === 'platforms' ? undefined : view, offset: offset || undefined });

const platformsQuery = ({ call }: Pick<Portal, 'call'>, offset: number) =>
  queryOptions({
    queryKey: [...key, offset],
    queryFn: () => call('GET /api/v1/admin/lti/platforms', { query: { offset, limit: pageSize } }),
    staleTime: 0,
  });

export async function prefetchPlatforms(portal: Portal, { query }: Pick<PageProps<'admin-platforms'>, 'query'>) {
  const { view, offset } = wantedOf(query);
  if (view === 'history') return portal.queries.prefetchQuery(historyQuery(portal, { offset }));
  await Promise.all([
    portal.queries.prefetchQuery(platformsQuery(portal, view === 'platforms' ? offset : 0)),
    portal.queries.prefetchQuery(schoolChoicesQuery(portal)),
  ]);
}

export const usePlatforms = (offset = 0) =>
  useQuery({ ...platformsQuery(usePortal(), offset), placeholderData: keepPreviousData });

/** After a change everything that shows platforms is asked for anew. */
export function useForgetPlatforms(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [key, historyKey]) void queries.invalidateQueries({ queryKey });
  };
}
