import type { MediaCard, MediaClip, MediaDetail, MediaFile } from '@mediathek/contract';
import { CallError } from '@mediathek/contract/client';
import { toPlainText } from '@mediathek/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listQuery } from '../../shared/lists/queries';
import { type Portal, usePortal } from '../../shared/portal';
import { listIdOf, type MediumProps, mediumIdOf } from './medium-context';

const mediumKeys = {
  all: ['medium'] as const,
  detail: (id: string) => [...mediumKeys.all, id] as const,
  similar: (id: string) => [...mediumKeys.all, id, 'similar'] as const,
};

const minute = 60_000;
/** Links to files end after half an hour; those of an open page are renewed before. */
const renewEvery = 20 * minute;

function mediumQuery({ call }: Pick<Portal, 'call'>, id: string) {
  return queryOptions({
    queryKey: mediumKeys.detail(id),
    queryFn: async () => {
      const medium = await call('GET /api/v1/media/{id}', { params: { id } });
      return { ...medium, fn_titel: toPlainText(medium.fn_titel) };
    },
  });
}

/** Somebody who follows a link waits this long for a complete page; after that it opens with places kept free. */
const patience = 300;
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the medium: on the server to the end, in the browser as long as nobody notices. */
export async function prefetchMedium(portal: Portal, props: MediumProps): Promise<void> {
  const list = listIdOf(props);
  const loading = Promise.all([
    portal.queries.prefetchQuery(mediumQuery(portal, mediumIdOf(props))),
    list && portal.queries.prefetchQuery(listQuery(portal, list)),
  ]);
  await (typeof document === 'undefined' ? loading : Promise.race([loading, after(patience)]));
}

/** What is known of a medium so far; its title stands in the browser's tab. */
export function knownMedium({ queries }: Portal, props: MediumProps): MediaDetail | undefined {
  return queries.getQueryData(mediumKeys.detail(mediumIdOf(props)));
}

/** There is no medium of that name, or none any more. */
const meansGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

export function isGone({ queries }: Portal, props: MediumProps): boolean {
  return meansGone(queries.getQueryState(mediumKeys.detail(mediumIdOf(props)))?.error);
}

export type UnavailableState =
  | { readonly kind: 'loading' | 'gone' | 'sign-in' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };
type MediumState = UnavailableState | { readonly kind: 'ready'; readonly medium: MediaDetail };

export function useMedium(id: string): MediumState {
  const portal = usePortal();
  const { data, error, isFetching, refetch } = useQuery({
    ...mediumQuery(portal, id),
    refetchInterval: renewEvery,
    // What was refused a moment ago, when the page was made ready, is not asked for again at once.
    retryOnMount: false,
  });
  if (data) return { kind: 'ready', medium: data };
  if (meansGone(error)) return { kind: 'gone' };
  if (error instanceof CallError && error.status === 401) return { kind: 'sign-in' };
  return error ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

/** Media like this one; nothing while they load and where there are none. */
export function useSimilar(id: string, isWanted: boolean): readonly MediaCard[] {
  const { get } = usePortal();
  const { data } = useQuery({
    queryKey: mediumKeys.similar(id),
    queryFn: () => get('GET /api/v1/media/{id}/similar', { params: { id } }),
    enabled: isWanted,
    staleTime: 5 * minute,
  });
  return data?.items ?? [];
}

/** Asks the server anew, so that every link is fresh. */
export function useRenewedFiles(id: string): (role: MediaFile['role']) => Promise<readonly MediaFile[]> {
  const portal = usePortal();
  return async (role) => {
    const fresh = await portal.queries.fetchQuery({ ...mediumQuery(portal, id), staleTime: 0 });
    return fresh.files.filter((file) => file.role === role);
  };
}

/** Puts a changed list of clips into what the page shows, before the server is asked again. */
export function useClipChange(id: string) {
  const { queries } = usePortal();
  return (change: (clips: readonly MediaClip[]) => readonly MediaClip[]) =>
    queries.setQueryData<MediaDetail>(
      mediumKeys.detail(id),
      (medium) => medium && { ...medium, clips: [...change(medium.clips)].sort((a, b) => a.start - b.start) },
    );
}
