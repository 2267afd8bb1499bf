import type { HomePage, OwnHome } from '@mediathek/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Portal, usePortal, usePortalState } from '../../shared/portal';

const homeKeys = {
  all: ['home'] as const,
  inLanguage: (lang: string) => [...homeKeys.all, lang] as const,
  own: () => [...homeKeys.all, 'own'] as const,
};

/** Everything the homepage shows, in one request. */
function homeQuery(portal: Pick<Portal, 'get'>, lang: string) {
  return queryOptions({
    queryKey: homeKeys.inLanguage(lang),
    queryFn: () => portal.get('GET /api/v1/home', { query: { lang: lang === 'de' ? 'de' : 'en' } }),
  });
}

/** What the homepage shows of somebody's own things; never kept for the next one at this device. */
function ownHomeQuery({ call }: Pick<Portal, 'call'>) {
  return queryOptions({ queryKey: homeKeys.own(), queryFn: () => call('GET /api/v1/home/own'), staleTime: 0 });
}

/** Somebody who follows a link waits this long for a complete page; after that it opens with places kept free. */
const patience = 300;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the homepage's data: on the server to the end, in the browser as long as nobody notices. */
export async function prefetchHome(portal: Portal): Promise<void> {
  const { lang, user } = portal.state.get();
  const loading = Promise.all([
    portal.queries.prefetchQuery(homeQuery(portal, lang)),
    user === false ? undefined : portal.queries.prefetchQuery(ownHomeQuery(portal)),
  ]);
  await (typeof document === 'undefined' ? loading : Promise.race([loading, after(patience)]));
}

/** What the homepage has to show: still loading, failed, or there. */
export type HomeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly home: HomePage };

export function useHome(): HomeState {
  const portal = usePortal();
  const { lang } = usePortalState();
  const { data, isError, isFetching, refetch } = useQuery({
    ...homeQuery(portal, lang),
    // The other language's page stays until its own words have arrived.
    placeholderData: keepPreviousData,
  });
  if (data) return { kind: 'ready', home: data };
  return isError ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
}

/** One's own things, once they are there: the page does without them where they do not arrive. */
export function useOwnHome(): OwnHome | undefined {
  const portal = usePortal();
  const { user } = usePortalState();
  return useQuery({ ...ownHomeQuery(portal), enabled: user !== false, retry: false }).data;
}
