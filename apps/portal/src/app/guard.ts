import { decideRouteAccess, linkTo, type MatchOptions, matchRoute, type Visitor } from '@mediathek/domain';
import type { Events } from '../shared/events';

interface Navigation {
  readonly currentLocation: { readonly href: string };
  readonly nextLocation: { readonly href: string; readonly pathname: string };
}

export interface GuardOptions {
  readonly visitor: () => Visitor;
  readonly match: MatchOptions;
  readonly events: Events;
  readonly navigate: (href: string) => void;
}

/**
 * Says for every navigation inside the portal whether it is held back. A guest is asked to sign in and stays where they
 * are, as does whoever wants a page that is closed to them; people in the simple view are sent to the homepage.
 */
export function createGuard({ visitor, match, events, navigate }: GuardOptions) {
  return function isHeldBack({ currentLocation, nextLocation }: Navigation): boolean {
    const found = matchRoute(nextLocation.pathname, match);
    if (!found) return false;
    switch (decideRouteAccess(found.route, visitor())) {
      case 'allow':
        return false;
      case 'login':
        events.emit('loginPrompt', { redirect: nextLocation.href });
        return true;
      case 'cancel':
        return true;
      case 'home':
        if (currentLocation.href !== linkTo('homepage')) navigate(linkTo('homepage'));
        return true;
    }
  };
}
