import { CallError } from '@mediathek/contract/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { problemOf } from '../shared/submission/call-failure';

const minute = 60_000;

/** An answer that says no will say no again; only what never arrived is worth a second try, and only in the browser. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isRefused = error instanceof CallError && error.status < 500;
  return typeof document !== 'undefined' && failures < 1 && !isRefused;
}

export interface QueryEvents {
  readonly onSessionEnded: () => void;
  /** An administrator has to set up a second factor before anything else is answered. */
  readonly onSecondFactorRequired: () => void;
}

/** Keeps what pages have loaded. A session that has ended meanwhile is noticed at the next answer. */
export function createQueries({ onSessionEnded, onSecondFactorRequired }: QueryEvents): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.status === 401) onSessionEnded();
        if (problemOf(error) === 'second-factor-required') onSecondFactorRequired();
      },
    }),
    defaultOptions: { queries: { staleTime: minute, retry: isWorthRetrying } },
  });
}
