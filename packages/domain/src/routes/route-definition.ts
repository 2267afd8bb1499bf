/** Who may enter without signing in: everyone, everyone in a media-centre deployment, where guests may search, nobody. */
export type GuestRule = 'open' | 'media-centre' | 'guest-search' | 'never';

/** What the deployment must offer for a page to exist. */
export type RouteCondition = 'search' | 'catalogue' | 'vector-search' | 'device-loan' | 'publisher';

export interface RouteAccess {
  readonly guests: GuestRule;
  readonly condition?: RouteCondition;
  /** Administrators only: of the district, or of the district and of a school. */
  readonly admins?: 'district' | 'district-or-school';
}

export interface RouteMeta {
  /** Shown without navigation and footer, and allowed inside another site's frame. */
  readonly embed?: true;
  /** Part of the advanced view: people in the simple view are sent to the homepage. */
  readonly excludeFromAdvancedView?: true;
  /** Login and register pages: simple header instead of the navigation bar. */
  readonly layout?: 'login';
  /** The text belongs to one media centre, so a standalone deployment has none. */
  readonly notGeneric?: true;
  /** The page keeps its state and scroll position while the person is elsewhere. */
  readonly keepAlive?: true;
  /** A result list, which leads home when both search and catalogue are switched off. */
  readonly searchView?: true;
}

export interface RouteDefinition {
  readonly name: string;
  /** Fixed words and `{parameters}`; a last `{parameter?}` may be absent. */
  readonly path: `/${string}`;
  readonly access: RouteAccess;
  readonly meta?: RouteMeta;
}

/** The kinds of medium that an address may name. */
export const mediaTypeParams = ['media', 'app', 'book'] as const;
export type MediaTypeParam = (typeof mediaTypeParams)[number];

/** An address names a medium's kind as media, app or book, and nothing else. */
export function isMediaTypeParam(value: string): value is MediaTypeParam {
  return (mediaTypeParams as readonly string[]).includes(value);
}
