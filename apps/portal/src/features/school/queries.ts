import type { LicenceCodeDetail } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { isStaff } from '@mediathek/domain';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

export const schoolTabs = ['codes', 'members', 'classes', 'usage'] as const;
export type SchoolTab = (typeof schoolTabs)[number];

/** The address says which part is looked at. */
export const tabOf = (query: URLSearchParams): SchoolTab =>
  schoolTabs.find((tab) => tab === query.get('tab')) ?? 'codes';

export interface CodeFilter {
  readonly q: string;
  readonly inactive: 'hidden' | 'shown';
}

type Caller = Pick<Portal, 'call'>;
const keys = { all: ['school'] as const };
const pageSize = 50;
const isRefusal = (cause: unknown) => cause instanceof CallError && cause.status < 500;
const retry = (failures: number, cause: unknown) => !isRefusal(cause) && failures < 1;

const codesQuery = ({ call }: Caller, { q, inactive }: CodeFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'codes', q, inactive],
    queryFn: ({ pageParam }) =>
      call('GET /api/v1/school/licences', { query: { q, inactive, offset: pageParam, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, total }) => (offset + pageSize < total ? offset + pageSize : undefined),
    // Places move while somebody looks at them.
    staleTime: 0,
    retry,
  });

const codeQuery = ({ call }: Caller, codeId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'code', codeId],
    queryFn: () => call('GET /api/v1/school/licences/{codeId}', { params: { codeId } }),
    staleTime: 0,
    retry,
  });

const membersQuery = ({ call }: Caller, q: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'members', q],
    queryFn: ({ pageParam }) => call('GET /api/v1/school/members', { query: { q, offset: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, total, items }) =>
      offset + items.length < total && items.length > 0 ? offset + items.length : undefined,
    retry,
  });

const classesQuery = ({ call }: Caller) =>
  queryOptions({ queryKey: [...keys.all, 'classes'], queryFn: () => call('GET /api/v1/school/classes'), retry });

const usageQuery = ({ call }: Caller) =>
  queryOptions({ queryKey: [...keys.all, 'usage'], queryFn: () => call('GET /api/v1/school/usage'), retry });

export const firstFilter: CodeFilter = { q: '', inactive: 'hidden' };

/** Pupils are told that the page is not for them; nothing is asked for then. */
export const prefetchSchool = async (portal: Portal, { query }: Pick<PageProps<'school'>, 'query'>) => {
  if (!isStaff(portal.state.get().user) || tabOf(query) !== 'codes') return;
  await portal.queries.prefetchInfiniteQuery(codesQuery(portal, firstFilter));
};

type CodeProps = Pick<PageProps<'school-media-detail'>, 'params'>;

export const prefetchCode = async (portal: Portal, { params }: CodeProps) => {
  if (isStaff(portal.state.get().user)) await portal.queries.prefetchQuery(codeQuery(portal, params.codeId));
};

export const knownCode = ({ queries }: Portal, { params }: CodeProps): LicenceCodeDetail | undefined =>
  queries.getQueryData([...keys.all, 'code', params.codeId]);

export const isUnknownCode = ({ queries }: Portal, { params }: CodeProps): boolean => {
  const error = queries.getQueryState([...keys.all, 'code', params.codeId])?.error;
  return error instanceof CallError && error.status === 404;
};

export const useCodes = (filter: CodeFilter) => useInfiniteQuery(codesQuery(usePortal(), filter));
export const useCode = (codeId: string) => useQuery(codeQuery(usePortal(), codeId));
export const useMembers = (q: string) => useInfiniteQuery(membersQuery(usePortal(), q));
export const useClasses = () => useQuery(classesQuery(usePortal()));
export const useUsage = () => useQuery(usageQuery(usePortal()));

export function useReceivers(codeId: string, classId: string | undefined) {
  const { call } = usePortal();
  return useQuery({
    queryKey: [...keys.all, 'receivers', codeId, classId],
    queryFn: () =>
      call('GET /api/v1/school/licences/{codeId}/receivers', {
        params: { codeId },
        query: classId === undefined ? {} : { classId },
      }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

/** After places have moved everything about the school is asked for anew. */
export function useForgetSchool(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.all });
}
