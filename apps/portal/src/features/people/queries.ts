import { linkTo } from '@mediathek/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { historyKey, historyQuery } from '../../shared/administration/history';
import { offsetOf, pageSize } from '../../shared/administration/pager';
import { schoolChoicesQuery } from '../../shared/administration/school-choices';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export const views = ['people', 'import', 'history'] as const;
export type View = (typeof views)[number];
export const roleFilters = ['all', 'teacher', 'pupil', 'school-admin', 'district-admin'] as const;
export const stateFilters = ['all', 'active', 'disabled'] as const;

/** What the address says is looked at. */
export interface Wanted {
  readonly view: View;
  readonly q: string;
  readonly school: string;
  readonly role: (typeof roleFilters)[number];
  readonly state: (typeof stateFilters)[number];
  readonly offset: number;
}

const key = ['people'] as const;

export function wantedOf(query: URLSearchParams): Wanted {
  return {
    view: views.find((one) => one === query.get('view')) ?? 'people',
    q: (query.get('q') ?? '').slice(0, 100),
    school: (query.get('school') ?? '').slice(0, 200),
    role: roleFilters.find((one) => one === query.get('role')) ?? 'all',
    state: stateFilters.find((one) => one === query.get('state')) ?? 'all',
    offset: offsetOf(query),
  };
}

export const hrefOf = ({ view = 'people', q, school, role = 'all', state = 'all', offset }: Partial<Wanted>): string =>
  linkTo(
    'admin-people',
    {},
    {
      view: view === 'people' ? undefined : view,
      q: q || undefined,
      school: school || undefined,
      role: role === 'all' ? undefined : role,
      state: state === 'all' ? undefined : state,
      offset: offset || undefined,
    },
  );

function peopleQuery({ call }: Pick<Portal, 'call'>, { q, school, role, state, offset }: Wanted) {
  const filter = { q, role, state, offset, limit: pageSize, ...(school === '' ? {} : { school }) };
  return queryOptions({
    queryKey: [...key, q, school, role, state, offset],
    queryFn: () => call('GET /api/v1/admin/people', { query: filter }),
    staleTime: 0,
  });
}

export async function prefetchPeople(portal: Portal, { query }: Pick<PageProps<'admin-people'>, 'query'>) {
  const wanted = wantedOf(query);
  const choices = portal.queries.prefetchQuery(schoolChoicesQuery(portal));
  if (wanted.view === 'people') await portal.queries.prefetchQuery(peopleQuery(portal, wanted));
  if (wanted.view === 'history') await portal.queries.prefetchQuery(historyQuery(portal, { offset: wanted.offset }));
  await choices;
}

export const usePeople = (wanted: Wanted) =>
  useQuery({ ...peopleQuery(usePortal(), wanted), placeholderData: keepPreviousData });

/** After a change everything that shows people is asked for anew. */
export function useForgetPeople(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [key, historyKey]) void queries.invalidateQueries({ queryKey });
  };
}
