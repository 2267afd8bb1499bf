import type { CallAnswer } from '@mediathek/contract';
import { useQuery } from '@tanstack/react-query';
import { findStorage } from '../../../shared/browser-storage';
import { usePortal } from '../../../shared/portal';
import { readCallFailure } from '../../../shared/submission/call-failure';
import { useFragment } from '../../../shared/use-fragment';

type Launch = CallAnswer<'POST /api/v1/lti/session'>;

/** How far coming from a learning platform has got; nothing is there where nobody came from one. */
type LaunchState =
  | { readonly kind: 'waiting' | 'nothing' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly launch: Launch };

const storageName = 'learningPlatform';

/** A frame that is loaded again goes on, as far as the browser keeps anything for it. */
function recall(): Launch | null {
  const kept = findStorage('sessionStorage')?.getItem(storageName);
  const launch = kept ? (JSON.parse(kept) as Launch) : null;
  return launch && new Date(launch.expiresAt) > new Date() ? launch : null;
}

/** The code in the address becomes a session, once; without third-party cookies the page itself names it from then on. */
export function useLaunch(): LaunchState {
  const { call } = usePortal();
  const code = useFragment('code');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['learning-platform', code],
    async queryFn() {
      if (!code) return recall();
      const launch = await call('POST /api/v1/lti/session', { body: { code } });
      findStorage('sessionStorage')?.setItem(storageName, JSON.stringify(launch));
      return launch;
    },
    enabled: code !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return { kind: 'ready', launch: data };
  if (error && readCallFailure(error).kind !== 'refused')
    return { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() };
  return { kind: error || data === null ? 'nothing' : 'waiting' };
}
