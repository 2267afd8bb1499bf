import type { RouteName, RouteParams } from './route-table';
import { getRoute } from './route-table';

type QueryValue = string | number | boolean | undefined;

/** What follows the question mark; absent values are left out, lists become repeated keys. */
export type LinkQuery = Readonly<Record<string, QueryValue | readonly string[]>>;

type LinkArguments<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, query?: LinkQuery]
    : [params: RouteParams<Name>, query?: LinkQuery];

// A lone half of a surrogate pair (a cut-off emoji) makes encodeURIComponent throw, and a link must never break a page.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function queryText(query: LinkQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => one !== undefined).map((one) => `${encode(key)}=${encode(String(one))}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Every link inside the portal is built from the page's name, so that an address is written down only once. */
export function linkTo<Name extends RouteName>(name: Name, ...[params, query]: LinkArguments<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = params ?? {};
  const path = getRoute(name).path.replace(/\/\{(\w+)\??\}/g, (_whole, param: string) => {
    const value = values[param];
    return value === undefined ? '' : `/${encode(value)}`;
  });
  return path + queryText(query ?? {});
}
