import type { RemoteResult } from '@mediathek/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Portal } from '../../../shared/portal';

/** The server keeps answers of the sources as long. */
const keptMs = 5 * 60_000;

/** All sources at once: what has arrived in a moment, and who is still to come. */
export const externalQuery = ({ call }: Pick<Portal, 'call'>, q: string) =>
  queryOptions({
    queryKey: ['external', q],
    queryFn: ({ signal }): Promise<RemoteResult> =>
      call('GET /api/v1/media/search/remote', { query: { q } }, { signal }),
    staleTime: keptMs,
    retry: false,
  });

/** One source by itself, for as long as it may take. */
export const sourceQuery = ({ call }: Pick<Portal, 'call'>, q: string, source: string) =>
  queryOptions({
    queryKey: ['external', q, source],
    queryFn: ({ signal }): Promise<RemoteResult> =>
      call('GET /api/v1/media/search/remote', { query: { q, source } }, { signal }),
    staleTime: keptMs,
    retry: false,
  });
