import { createClient } from '@mediathek/contract/client';
import { type Day, linkTo } from '@mediathek/domain';
import { hydrate } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createCachedGet } from '../shared/cached-get';
import { createEvents } from '../shared/events';
import type { Portal, PortalState } from '../shared/portal';
import { createRedirectUrl } from '../shared/redirect-url';
import { createSearchBarState } from '../shared/search-bar-state';
import { createStore } from '../shared/store';
import type { Bootstrap } from './bootstrap';
import { createQueries } from './create-queries';
import { followEvents } from './event-rules';
import { createGuard } from './guard';
import { createOverlays } from './overlays/overlays-state';
import { createPageLoader } from './page-loader';
import { pathOf } from './resolve-page';
import { createPortalRouter } from './router';
import { createScrollRule } from './scroll-rule';
import { createSession } from './session';

export interface PortalOptions {
  readonly bootstrap: Bootstrap;
  /** Data of the first view, as the server loaded them. */
  readonly queryState?: unknown;
  readonly today: Day;
  readonly history: RouterHistory;
  readonly fetchPath: (path: string, init: RequestInit) => Promise<Response>;
  readonly origin: string;
  readonly localStorage?: Storage | undefined;
  readonly sessionStorage?: Storage | undefined;
  /** Leaves this page for one that the server draws. */
  readonly openFromServer?: (href: string) => void;
}

/** Puts the portal together, the same way on the server, in the browser and in tests. */
export function createPortal(options: PortalOptions) {
  const { bootstrap, history, today, fetchPath, origin, localStorage, sessionStorage } = options;
  const { csrfToken, newsCategories = [], config, user, lang, texts, theme, scheme } = bootstrap;

  const state = createStore<PortalState>({ config, user, lang, texts, theme, scheme, version: 0 });
  const call = createClient(fetchPath, csrfToken);
  const get = createCachedGet(call, { storage: sessionStorage, now: Date.now });
  const events = createEvents();
  const overlays = createOverlays();
  const searchBar = createSearchBarState(events);
  const redirectUrl = createRedirectUrl(localStorage, origin);
  const queries = createQueries({
    onSessionEnded() {
      if (state.get().user === false) return;
      state.set({ user: false });
      events.emit('loginPrompt', { redirect: currentHref() });
    },
    onSecondFactorRequired() {
      const profile = linkTo('profile');
      // Neither on the server nor while somebody is still on the way in: both have found out for themselves.
      if (typeof document === 'undefined' || state.get().user === false) return;
      if (pathOf(currentHref()) !== profile) navigate(profile);
    },
  });
  if (options.queryState) hydrate(queries, options.queryState);

  function navigate(href: string, { replace = false } = {}) {
    // Following a link to the page one is on adds nothing to go back to.
    if (replace || history.location.href === href) history.replace(href);
    else history.push(href);
  }

  const match = { isNewsCategory: (name: string) => newsCategories.includes(name) };
  const scroll = createScrollRule();

  const currentHref = () => router.stores.resolvedLocation.get()?.href ?? history.location.href;
  const session = createSession({
    ...{ state, call, get, events, queries, redirectUrl, navigate, overlays, currentHref },
    storage: sessionStorage,
    prepare: (href, person) => loader.prepare(href, person),
    openFromServer: (href) => options.openFromServer?.(href),
  });
  const portal: Portal = { state, call, get, events, queries, searchBar, session, redirectUrl, navigate, today };

  const loader = createPageLoader(portal, match, options.openFromServer);
  const router = createPortalRouter({ history, context: { loadPage: loader.loadPage }, mayScroll: scroll.mayFollow });

  followEvents({ events, state, overlays, redirectUrl, navigate });

  /** From now on a refused navigation is held back; before, there was no page to stay on. */
  function startGuard() {
    loader.start();
    const blockerFn = createGuard({ visitor: state.get, match, events, navigate });
    return history.block({ blockerFn, enableBeforeUnload: false });
  }

  return { portal, router, overlays, scroll, match, startGuard };
}

export type PortalParts = ReturnType<typeof createPortal>;
