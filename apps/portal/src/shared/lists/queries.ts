import type { ListDetail } from '@mediathek/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal } from '../portal';

const listKeys = {
  all: ['lists'] as const,
  overview: () => [...listKeys.all, 'overview'] as const,
  detail: (id: string) => [...listKeys.all, 'detail', id] as const,
};

/** All lists that the person may open. */
export function listsQuery({ call }: Pick<Portal, 'call'>) {
  return queryOptions({
    queryKey: listKeys.overview(),
    queryFn: () => call('GET /api/v1/lists', { query: { limit: 200 } }),
    // Colleagues share and change lists meanwhile.
    staleTime: 0,
  });
}

/** One list with everything in it. */
export function listQuery({ call }: Pick<Portal, 'call'>, id: string) {
  return queryOptions({
    queryKey: listKeys.detail(id),
    queryFn: () => call('GET /api/v1/lists/{id}', { params: { id } }),
    staleTime: 0,
  });
}

export const useLists = (isWanted = true) => useQuery({ ...listsQuery(usePortal()), enabled: isWanted });

export function useListCache() {
  const { queries } = usePortal();
  return {
    /** After a change every list is asked for anew when it is looked at next. */
    forget: () => queries.invalidateQueries({ queryKey: listKeys.all }),
    /** A list is gone: only the overview is asked for anew. */
    forgetOverview: () => queries.invalidateQueries({ queryKey: listKeys.overview() }),
    /** Shows a change at once; the server is asked afterwards. */
    change: (id: string, change: (list: ListDetail) => ListDetail) =>
      queries.setQueryData<ListDetail>(listKeys.detail(id), (list) => list && change(list)),
  };
}
