import { CallError } from '@mediathek/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal } from '../portal';

const classKeys = {
  all: ['classes'] as const,
  overview: () => [...classKeys.all, 'overview'] as const,
  detail: (id: string) => [...classKeys.all, 'detail', id] as const,
  codes: (id: string) => [...classKeys.all, 'codes', id] as const,
  invitations: (id: string) => [...classKeys.all, 'invitations', id] as const,
  asPupil: (id: string) => [...classKeys.all, 'as-pupil', id] as const,
  check: (id: string, question: object) => [...classKeys.all, 'check', id, question] as const,
};

/** All classes of the person; colleagues change them meanwhile, so they are never taken from memory unasked. */
export const classesQuery = ({ call }: Pick<Portal, 'call'>) =>
  queryOptions({ queryKey: classKeys.overview(), queryFn: () => call('GET /api/v1/classes'), staleTime: 0 });

export const classQuery = ({ call }: Pick<Portal, 'call'>, id: string) =>
  queryOptions({
    queryKey: classKeys.detail(id),
    queryFn: () => call('GET /api/v1/classes/{id}', { params: { id } }),
    staleTime: 0,
  });

export const codesQuery = ({ call }: Pick<Portal, 'call'>, id: string) =>
  queryOptions({
    queryKey: classKeys.codes(id),
    queryFn: () => call('GET /api/v1/classes/{id}/codes', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const classInvitationsQuery = ({ call }: Pick<Portal, 'call'>, id: string) =>
  queryOptions({
    queryKey: classKeys.invitations(id),
    queryFn: () => call('GET /api/v1/invitations', { query: { classId: id } }),
    staleTime: 0,
  });

export const asPupilQuery = ({ call }: Pick<Portal, 'call'>, id: string) =>
  queryOptions({
    queryKey: classKeys.asPupil(id),
    queryFn: () => call('GET /api/v1/classes/{id}/as-pupil', { params: { id } }),
    staleTime: 0,
  });

/** A medium or a list, to be shared. */
export type SharedThing = { readonly identifier: string } | { readonly listId: string };

export const shareCheckQuery = ({ call }: Pick<Portal, 'call'>, id: string, thing: SharedThing, until: string) => {
  const query = { ...thing, ...(until ? { until } : {}) };
  return queryOptions({
    queryKey: classKeys.check(id, query),
    queryFn: () => call('GET /api/v1/classes/{id}/share-check', { params: { id }, query }),
  });
};

export const useClasses = (isWanted = true) => useQuery({ ...classesQuery(usePortal()), enabled: isWanted });

/** After a change everything about classes is asked for anew when it is looked at next. */
export function useForgetClasses(): () => Promise<void> {
  const { queries } = usePortal();
  return () => queries.invalidateQueries({ queryKey: classKeys.all });
}

/** An address that names no class, or none that this person may see. */
export const meansMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);
