import type { MediaTypeParam, RouteDefinition } from './route-definition';

// Access the table decides where the specification names only a condition: guests see what is flagged for them and
// nothing else, so /tech-rental and /app-download need a sign-in besides their condition. `media` follows the search's
// guest rule, but stays reachable with the search switched off, because lists, classes and news link to it.
const open = { guests: 'open' } as const;
const signedIn = { guests: 'never' } as const;
const mediaCentre = { guests: 'media-centre' } as const;
const search = { guests: 'guest-search', condition: 'search' } as const;
const catalogue = { guests: 'open', condition: 'catalogue' } as const;
const districtAdmins = { guests: 'never', admins: 'district' } as const;
const allAdmins = { guests: 'never', admins: 'district-or-school' } as const;

const advanced = { excludeFromAdvancedView: true } as const;
const advancedKept = { excludeFromAdvancedView: true, keepAlive: true } as const;
const kept = { keepAlive: true } as const;
const resultList = { keepAlive: true, searchView: true } as const;
const legal = { notGeneric: true } as const;
const loginLayout = { layout: 'login' } as const;
const embeddable = { embed: true } as const;

/** Every page of the portal with its address and who may open it, in the specification's order. */
const table = [
  { name: 'homepage', path: '/', access: mediaCentre },
  { name: 'medialist', path: '/medialists/{id}', access: signedIn, meta: kept },
  { name: 'medialist-media-detail', path: '/medialists/{id}/{mediaId}', access: signedIn },
  { name: 'invitation', path: '/invitation/{id}', access: open },
  { name: 'media', path: '/media/{id}/{list?}', access: { guests: 'guest-search' } },
  { name: 'marketplacemedia', path: '/marketplace/{id}', access: open },
  { name: 'classes', path: '/classes', access: signedIn, meta: advancedKept },
  { name: 'class', path: '/class/{id}', access: signedIn, meta: advancedKept },
  { name: 'class-media-detail', path: '/class/{id}/{mediaType}/{mediaId}/{codeId?}', access: signedIn },
  { name: 'school', path: '/school', access: signedIn, meta: advanced },
  { name: 'school-media-detail', path: '/school/{mediaId}/{codeId}', access: signedIn },
  { name: 'search', path: '/search', access: search, meta: resultList },
  { name: 'search-media-detail', path: '/search/{mediaId}', access: search },
  {
    name: 'ai-search',
    path: '/search/ai',
    access: { guests: 'guest-search', condition: 'vector-search' },
    meta: resultList,
  },
  { name: 'csearch', path: '/catalogue/search', access: catalogue, meta: resultList },
  { name: 'csearch-media-detail', path: '/catalogue/search/{mediaId}', access: catalogue },
  { name: 'library', path: '/library/{tab?}', access: signedIn, meta: kept },
  { name: 'library-media-detail', path: '/library/{mediaType}/{mediaId}/{codeId?}', access: signedIn },
  { name: 'imprint', path: '/imprint', access: open, meta: legal },
  { name: 'privacy', path: '/privacy-policy', access: open, meta: legal },
  { name: 'terms', path: '/terms-of-service', access: open, meta: legal },
  { name: 'contact', path: '/contact', access: open, meta: legal },
  { name: 'theme', path: '/theme', access: districtAdmins },
  { name: 'translation', path: '/translation', access: districtAdmins },
  { name: 'news-list', path: '/news/{c?}', access: mediaCentre },
  { name: 'news', path: '/news/{id}', access: mediaCentre },
  { name: 'login', path: '/login', access: open, meta: loginLayout },
  { name: 'password-reset', path: '/login/password-reset', access: open, meta: loginLayout },
  { name: 'password-request', path: '/login/password-request', access: open, meta: loginLayout },
  { name: 'password-reset-confirm', path: '/login/password-reset/confirm', access: open, meta: loginLayout },
  { name: 'password-reset-new', path: '/login/password-reset/new', access: open, meta: loginLayout },
  { name: 'password-reset-success', path: '/login/password-reset/success', access: open, meta: loginLayout },
  { name: 'register', path: '/register', access: open, meta: loginLayout },
  { name: 'register-success', path: '/register/success', access: open, meta: loginLayout },
  { name: 'lti', path: '/lti/search', access: open, meta: embeddable },
  { name: 'error', path: '/error/{type?}', access: open, meta: embeddable },
  { name: 'hueber-app-download', path: '/app-download', access: { guests: 'never', condition: 'publisher' } },
  { name: 'purchase-confirmed', path: '/purchase/confirmed', access: open },
  { name: 'purchase-cancelled', path: '/purchase/cancelled', access: open },
  { name: 'tech-rental', path: '/tech-rental', access: { guests: 'never', condition: 'device-loan' } },
  { name: 'medialists', path: '/medialists', access: signedIn, meta: kept },
  { name: 'profile', path: '/profile', access: signedIn },
  { name: 'admin-registrations', path: '/admin/registrations', access: allAdmins },
  { name: 'admin-schools', path: '/admin/schools', access: districtAdmins },
  { name: 'admin-people', path: '/admin/people', access: allAdmins },
  { name: 'admin-platforms', path: '/admin/platforms', access: districtAdmins },
  { name: 'accessibility', path: '/accessibility', access: open },
] as const satisfies readonly RouteDefinition[];

type Table = (typeof table)[number];
export type RouteName = Table['name'];
type PathOf<Name extends RouteName> = Extract<Table, { name: Name }>['path'];

export interface Route extends RouteDefinition {
  readonly name: RouteName;
}

export const routes: readonly Route[] = table;

const byName = new Map<RouteName, Route>(routes.map((route) => [route.name, route]));

/** Every route's name leads to exactly one page. */
export function getRoute(name: RouteName): Route {
  const route = byName.get(name);
  if (!route) throw new Error(`Unknown route: ${name}`);
  return route;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type OptionalName<Name> = Name extends `${infer Plain}?` ? Plain : never;
type RequiredName<Name> = Name extends `${string}?` ? never : Name;
type ParamValue<Name> = Name extends 'mediaType' ? MediaTypeParam : string;

/** The parameters in a route's address, with mediaType limited to media, app and book. */
export type RouteParams<Name extends RouteName> = {
  readonly [Param in RequiredName<ParamNames<PathOf<Name>>> & string]: ParamValue<Param>;
} & {
  readonly [Param in OptionalName<ParamNames<PathOf<Name>>> & string]?: ParamValue<Param> | undefined;
};
