import { linkTo } from '@mediathek/domain';
import { useEffect } from 'react';
import { usePortal, useVisitor } from '../../../shared/portal';
import type { SearchName, SearchState } from '../search-state';

/** External sources are for whoever is signed in: a guest who follows a link to them is asked to sign in, and then comes back. */
export function useSignInPrompt(name: SearchName, { query, source }: SearchState): void {
  const { config, user } = useVisitor();
  const { events } = usePortal();
  const isAsked =
    name === 'search' && source === 'external' && user === false && config !== false && config.ExternSearch;
  useEffect(() => {
    if (isAsked)
      events.emit('loginPrompt', { redirect: linkTo('search', {}, { q: query || undefined, quelle: 'extern' }) });
  }, [isAsked, query, events]);
}
