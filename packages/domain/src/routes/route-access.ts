import type { CurrentConfig, FrontendConfig } from '../frontend-config';
import { defaultFrontendConfig, isMediaCentre } from '../frontend-config';
import type { CurrentUser, UserInfo } from '../user';
import { isAdvancedView, isDistrictAdmin, isSchoolAdmin } from '../user';
import type { GuestRule, RouteAccess, RouteCondition } from './route-definition';
import type { Route } from './route-table';

export interface Visitor {
  readonly config: CurrentConfig;
  readonly user: CurrentUser;
}

/** Enter; sign in first; stay where one is; go to the homepage instead. */
export type RouteDecision = 'allow' | 'login' | 'cancel' | 'home';

// Without a configuration nothing is known to be switched on. The type is then unknown too, not standalone: a legal page
// that might be required must not vanish because a call failed.
const unknownConfig: FrontendConfig = { ...defaultFrontendConfig, Type: '' };

function isOffered(condition: RouteCondition, config: FrontendConfig): boolean {
  switch (condition) {
    case 'search':
      return !config.DisableSearch;
    case 'catalogue':
      return config.Katalog;
    case 'vector-search':
      return config.VectorSearch;
    case 'device-loan':
      return config.GeraeteVerleih;
    case 'publisher':
      return config.Type === 'hueber';
  }
}

function isOpenToGuests(rule: GuestRule, config: FrontendConfig): boolean {
  switch (rule) {
    case 'open':
      return true;
    case 'media-centre':
      return isMediaCentre(config);
    case 'guest-search':
      return config.SearchNotLoggedIn;
    case 'never':
      return false;
  }
}

function isAmongAdmins(admins: RouteAccess['admins'], user: CurrentUser): boolean {
  if (admins === undefined || isDistrictAdmin(user)) return true;
  return admins === 'district-or-school' && isSchoolAdmin(user);
}

// With both search and catalogue switched off their result lists lead home; with one of them off, its pages are cancelled
// like any other route whose condition is false. Registration pages stay open: they say themselves where to register.
function decideForDeployment({ access, meta }: Route, config: FrontendConfig): RouteDecision {
  const isSwitchedOff = access.condition !== undefined && !isOffered(access.condition, config);
  const isWithoutAnySearch = config.DisableSearch && !config.Katalog;
  if (meta?.searchView && isWithoutAnySearch) {
    return isSwitchedOff && access.condition === 'vector-search' ? 'cancel' : 'home';
  }
  if (isSwitchedOff) return 'cancel';
  return meta?.notGeneric && config.Type === 'standalone' ? 'cancel' : 'allow';
}

function decideForPerson({ access, meta }: Route, user: UserInfo): RouteDecision {
  if (!isAmongAdmins(access.admins, user)) return 'cancel';
  return meta?.excludeFromAdvancedView && !isAdvancedView(user) ? 'home' : 'allow';
}

/**
 * A page that this deployment does not offer stays closed for everyone; otherwise guests are asked to sign in where the
 * page is not meant for them, administrators' pages stay closed for others, and the simple view leads home.
 *
 * The deployment comes before the sign-in, because nobody should sign in for a page that does not exist here.
 */
export function decideRouteAccess(route: Route, { config, user }: Visitor): RouteDecision {
  const settings = config === false ? unknownConfig : config;
  const offered = decideForDeployment(route, settings);
  if (offered !== 'allow') return offered;
  if (user !== false) return decideForPerson(route, user);
  return isOpenToGuests(route.access.guests, settings) ? 'allow' : 'login';
}

/** A page is shown without navigation and footer where it is made for it, or where the address says `embed`. */
export function isEmbedded(
  route: Route | undefined,
  query: { has(name: string): boolean } | Readonly<Record<string, unknown>>,
): boolean {
  if (route?.meta?.embed) return true;
  return hasMethod(query) ? query.has('embed') : query.embed !== undefined;
}

function hasMethod(query: object): query is { has(name: string): boolean } {
  return 'has' in query && typeof query.has === 'function';
}
