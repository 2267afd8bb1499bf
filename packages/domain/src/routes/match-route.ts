import { isMediaTypeParam } from './route-definition';
import type { Route, RouteName, RouteParams } from './route-table';
import { routes } from './route-table';

interface Segment {
  readonly kind: 'word' | 'parameter';
  readonly text: string;
  readonly optional: boolean;
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly Segment[];
  /** One letter per segment, `a` for a fixed word, `b` for a parameter: the smaller text is the more exact address. */
  readonly rank: string;
}

/** A page together with what its address says; narrow by `name` to get the parameters typed. */
export type RouteMatch = {
  [Name in RouteName]: { readonly name: Name; readonly route: Route; readonly params: RouteParams<Name> };
}[RouteName];

export interface MatchOptions {
  /** Says whether a news category bears this name. */
  readonly isNewsCategory?: (name: string) => boolean;
}

function parseSegment(text: string): Segment {
  if (!text.startsWith('{')) return { kind: 'word', text, optional: false };
  const optional = text.endsWith('?}');
  return { kind: 'parameter', text: text.slice(1, optional ? -2 : -1), optional };
}

const patterns: readonly Pattern[] = routes.map((route) => {
  const segments = route.path.split('/').filter(Boolean).map(parseSegment);
  return { route, segments, rank: segments.map((segment) => (segment.kind === 'word' ? 'a' : 'b')).join('') };
});

function decodeSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const raw = pathname.slice(1).replace(/\/$/, '').split('/');
  if (raw.length === 1 && raw[0] === '') return [];
  try {
    const segments = raw.map(decodeURIComponent);
    return segments.includes('') ? undefined : segments;
  } catch {
    // A malformed percent sign is nobody's address; it must not end the request with an exception.
    return undefined;
  }
}

function readParams(pattern: Pattern, given: readonly string[]): Record<string, string> | undefined {
  if (given.length > pattern.segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.segments.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (segment.optional) continue;
      return undefined;
    }
    if (segment.kind === 'word') {
      if (segment.text !== value) return undefined;
      continue;
    }
    if (segment.text === 'mediaType' && !isMediaTypeParam(value)) return undefined;
    params[segment.text] = value;
  }
  return params;
}

/**
 * An address leads to the page whose fixed words fit best; under /news/ a category's name wins over an article, and
 * what fits no page leads nowhere.
 */
export function matchRoute(pathname: string, { isNewsCategory }: MatchOptions = {}): RouteMatch | undefined {
  const given = decodeSegments(pathname);
  if (!given) return undefined;
  let best: { pattern: Pattern; params: Record<string, string> } | undefined;
  for (const pattern of patterns) {
    const params = readParams(pattern, given);
    if (!params) continue;
    if (pattern.route.name === 'news-list' && params.c !== undefined && !isNewsCategory?.(params.c)) continue;
    if (!best || pattern.rank < best.pattern.rank) best = { pattern, params };
  }
  if (!best) return undefined;
  const { route } = best.pattern;
  // readParams has just checked the parameters against this very route's path.
  return { name: route.name, route, params: best.params } as RouteMatch;
}
