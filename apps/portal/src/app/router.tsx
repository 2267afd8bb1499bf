import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { PageView } from './page-view';
import { parseSearch, stringifySearch } from './search-codec';
import { Shell } from './shell';

export interface RouterContext {
  /** Makes the page of an address ready, or says where to go instead. */
  readonly loadPage: (href: string) => Promise<PageView | { readonly redirect: string }>;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell });

// One route for all addresses: which page an address means is decided in one place only, the domain's table, which also
// knows that /news/{c} may be a category and that mediaType has three values. Two matchers would disagree some day.
const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loaderDeps: ({ search }) => ({ search }),
  // Who may see a page can change at any time, so a page once left is always decided on anew.
  gcTime: 0,
  loader: async ({ location, context }) => {
    const loaded = await context.loadPage(location.href);
    if ('redirect' in loaded) throw redirect({ href: loaded.redirect, replace: true });
    return loaded;
  },
});

const routeTree = rootRoute.addChildren([pageRoute]);

export interface PortalRouterOptions {
  readonly history: RouterHistory;
  readonly context: RouterContext;
  /** Says whether the router may move the page to its new or saved position. */
  readonly mayScroll: () => boolean;
}

export function createPortalRouter({ history, context, mayScroll }: PortalRouterOptions) {
  const isBrowser = typeof document !== 'undefined';
  const router = createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    // On the server this would write a script into the page, which the content security policy refuses.
    scrollRestoration: isBrowser ? mayScroll : false,
    defaultPreload: false,
  });
  // Server and browser must draw the same boundaries around the page; without this the browser adds one more.
  if (isBrowser) router.ssr = { manifest: undefined };
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
