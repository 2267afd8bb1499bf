import {
  decideRouteAccess,
  linkTo,
  type MatchOptions,
  matchRoute,
  type Route,
  type RouteName,
  type Visitor,
} from '@mediathek/domain';

/** The page an address leads to, and who is shown what instead when there is nothing to stay on. */
export type Resolution =
  | {
      readonly kind: 'show';
      /** The page that is drawn. */
      readonly page: RouteName;
      /** The page the address names; another one, or none, where an error is drawn in its place. */
      readonly route: Route | undefined;
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly status: 200 | 403 | 404;
    }
  | { readonly kind: 'login'; readonly target: string }
  | { readonly kind: 'home' };

export type ResolveContext = Visitor & MatchOptions;

function showError(type: 'forbidden' | 'not-found', route: Route | undefined): Resolution {
  return { kind: 'show', page: 'error', route, params: { type }, status: type === 'forbidden' ? 403 : 404 };
}

export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

/**
 * Without a page to stay on, a guest is sent to the login, people in the simple view to the homepage; whoever may not
 * see a page is told so, and what this deployment does not offer is not found.
 */
export function resolvePage(href: string, context: ResolveContext): Resolution {
  const match = matchRoute(pathOf(href), context);
  if (!match) return showError('not-found', undefined);
  const { route, params, name } = match;
  switch (decideRouteAccess(route, context)) {
    case 'allow':
      return { kind: 'show', page: name, route, params, status: 200 };
    case 'login':
      return { kind: 'login', target: href };
    case 'home':
      return { kind: 'home' };
    case 'cancel': {
      // What stays closed for a guest too is not there at all; otherwise it is this person who may not enter.
      const isThere = decideRouteAccess(route, { ...context, user: false }) !== 'cancel';
      return showError(isThere ? 'forbidden' : 'not-found', route);
    }
  }
}

/** Where a first request goes that cannot be shown; the login remembers what was wanted. */
export function redirectFor(resolution: Exclude<Resolution, { kind: 'show' }>): string {
  return resolution.kind === 'login' ? linkTo('login', {}, { redirect: resolution.target }) : linkTo('homepage');
}
