import { describe, expect, it } from 'vitest';
import { teacher } from '../../test/people';
import type { FrontendConfig } from '../frontend-config';
import { defaultFrontendConfig } from '../frontend-config';
import type { UserInfo } from '../user';
import type { RouteDecision } from './route-access';
import { decideRouteAccess, isEmbedded } from './route-access';
import type { RouteName } from './route-table';
import { getRoute, routes } from './route-table';

const everything: FrontendConfig = {
  ...defaultFrontendConfig,
  Type: 'hueber',
  Katalog: true,
  VectorSearch: true,
  GeraeteVerleih: true,
  SearchNotLoggedIn: true,
};
const standalone: FrontendConfig = { ...everything, Type: 'standalone', SearchNotLoggedIn: false };

const people = {
  guest: false,
  pupil: { ...teacher, role: 'S' },
  teacher,
  advancedAdmin: { ...teacher, school_admin: 1 },
  simpleAdmin: { ...teacher, school_admin: 2 },
  districtAdmin: { ...teacher, district_admin: 1 },
} as const satisfies Record<string, UserInfo | false>;
type Who = keyof typeof people;

function decide(name: RouteName, who: Who, config: FrontendConfig | false): RouteDecision {
  return decideRouteAccess(getRoute(name), { config, user: people[who] });
}

const open: RouteName[] = [
  'invitation',
  'marketplacemedia',
  'csearch',
  'csearch-media-detail',
  'login',
  'password-reset',
  'password-request',
  'password-reset-confirm',
  'password-reset-new',
  'password-reset-success',
  'register',
  'register-success',
  'lti',
  'error',
  'purchase-confirmed',
  'purchase-cancelled',
  'accessibility',
];
const mediaCentreGuests: RouteName[] = ['homepage', 'news-list', 'news'];
const searching: RouteName[] = ['search', 'search-media-detail', 'ai-search', 'media'];
const legal: RouteName[] = ['imprint', 'privacy', 'terms', 'contact'];
const districtOnly: RouteName[] = ['theme', 'translation', 'admin-schools', 'admin-platforms'];
const allAdmins: RouteName[] = ['admin-registrations', 'admin-people'];
const advancedOnly: RouteName[] = ['classes', 'class', 'school'];
const signedIn: RouteName[] = [
  'medialist',
  'medialist-media-detail',
  'class-media-detail',
  'school-media-detail',
  'library',
  'library-media-detail',
  'medialists',
  'profile',
  'tech-rental',
  'hueber-app-download',
];

describe('the route table', () => {
  it('holds the 40 pages of the specification and seven more, each named and addressed once', () => {
    expect(routes).toHaveLength(47);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(47);
    const groups = [open, mediaCentreGuests, searching, legal, districtOnly, advancedOnly, signedIn, allAdmins];
    expect(groups.flat().sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('marks the pages with their own layout, the embeddable ones and the legal ones', () => {
    const having = (flag: 'embed' | 'layout' | 'notGeneric' | 'excludeFromAdvancedView') =>
      routes.filter(({ meta }) => meta?.[flag]).map(({ name }) => name);
    expect(having('embed')).toEqual(['lti', 'error']);
    expect(having('notGeneric')).toEqual(legal);
    expect(having('excludeFromAdvancedView')).toEqual(advancedOnly);
    expect(having('layout')).toEqual(routes.filter(({ path }) => /^\/(login|register)/.test(path)).map((r) => r.name));
  });
});

describe('a guest', () => {
  it.each(open)('opens %s in every deployment that offers it', (name) => {
    expect(decide(name, 'guest', everything)).toBe('allow');
    expect(decide(name, 'guest', standalone)).toBe('allow');
  });

  it.each(mediaCentreGuests)('opens %s in media-centre deployments only', (name) => {
    expect(decide(name, 'guest', { ...everything, Type: 'bawue' })).toBe('allow');
    expect(decide(name, 'guest', { ...everything, Type: 'hueber' })).toBe('allow');
    expect(decide(name, 'guest', { ...everything, Type: 'standalone' })).toBe('login');
    expect(decide(name, 'guest', { ...everything, Type: '' })).toBe('login');
    expect(decide(name, 'guest', false)).toBe('login');
  });

  it.each(searching)('opens %s only where guests may search', (name) => {
    expect(decide(name, 'guest', everything)).toBe('allow');
    expect(decide(name, 'guest', { ...everything, SearchNotLoggedIn: false })).toBe('login');
  });

  it.each([...signedIn, ...advancedOnly, ...districtOnly, ...allAdmins])('signs in for %s', (name) => {
    expect(decide(name, 'guest', everything)).toBe('login');
  });
});

describe('a signed-in person', () => {
  const ordinary = [...open, ...mediaCentreGuests, ...searching, ...legal, ...signedIn];

  it.each(ordinary)('opens %s in every role', (name) => {
    for (const who of ['pupil', 'teacher', 'advancedAdmin', 'simpleAdmin', 'districtAdmin'] as const) {
      expect(decide(name, who, everything)).toBe('allow');
    }
  });

  it.each(advancedOnly)('is sent home from %s in the simple view alone', (name) => {
    expect(decide(name, 'simpleAdmin', everything)).toBe('home');
    for (const who of ['pupil', 'teacher', 'advancedAdmin', 'districtAdmin'] as const) {
      expect(decide(name, who, everything)).toBe('allow');
    }
  });

  it.each(districtOnly)('opens %s as a district administrator alone', (name) => {
    expect(decide(name, 'districtAdmin', everything)).toBe('allow');
    for (const who of ['pupil', 'teacher', 'advancedAdmin', 'simpleAdmin'] as const) {
      expect(decide(name, who, everything)).toBe('cancel');
    }
  });

  it.each(allAdmins)('opens %s as an administrator of the district or of the school', (name) => {
    const verdicts = (['pupil', 'teacher', 'advancedAdmin', 'simpleAdmin', 'districtAdmin'] as const).map((who) =>
      decide(name, who, everything),
    );
    expect(verdicts).toEqual(['cancel', 'cancel', 'allow', 'allow', 'allow']);
  });
});

describe('a page that the deployment does not offer', () => {
  it.each<[RouteName, Partial<FrontendConfig>]>([
    ['ai-search', { VectorSearch: false }],
    ['tech-rental', { GeraeteVerleih: false }],
    ['hueber-app-download', { Type: 'bawue' }],
    ['hueber-app-download', { Type: 'standalone' }],
    ['csearch', { Katalog: false }],
    ['csearch-media-detail', { Katalog: false }],
    ['search', { DisableSearch: true }],
    ['search-media-detail', { DisableSearch: true }],
    ['imprint', { Type: 'standalone' }],
    ['privacy', { Type: 'standalone' }],
    ['terms', { Type: 'standalone' }],
    ['contact', { Type: 'standalone' }],
  ])('cancels %s for guests and district administrators with %o', (name, change) => {
    expect(decide(name, 'guest', { ...everything, ...change })).toBe('cancel');
    expect(decide(name, 'districtAdmin', { ...everything, ...change })).toBe('cancel');
  });

  it.each<RouteName>(['search', 'csearch', 'ai-search'])('leads home from %s without search and catalogue', (name) => {
    expect(decide(name, 'teacher', { ...everything, DisableSearch: true, Katalog: false })).toBe('home');
  });

  it('cancels AI search without vector search even when there is no search at all', () => {
    const nothing = { ...everything, DisableSearch: true, Katalog: false, VectorSearch: false };
    expect(decide('ai-search', 'teacher', nothing)).toBe('cancel');
  });

  it('keeps AI search by its own switch while the catalogue is there', () => {
    expect(decide('ai-search', 'teacher', { ...everything, DisableSearch: true })).toBe('allow');
  });

  it('keeps the page of a medium, which lists and classes link to, when the search is off', () => {
    expect(decide('media', 'teacher', { ...everything, DisableSearch: true })).toBe('allow');
  });

  it('keeps legal pages where the type is empty or the configuration could not be loaded', () => {
    expect(decide('imprint', 'guest', { ...everything, Type: '' })).toBe('allow');
    expect(decide('imprint', 'guest', false)).toBe('allow');
  });
});

describe('isEmbedded', () => {
  it('is true on embeddable pages and wherever the address says embed', () => {
    expect(isEmbedded(getRoute('lti'), {})).toBe(true);
    expect(isEmbedded(getRoute('homepage'), { embed: '' })).toBe(true);
    expect(isEmbedded(getRoute('homepage'), new Set(['embed']))).toBe(true);
    expect(isEmbedded(undefined, { embed: '1' })).toBe(true);
  });

  it('is false otherwise', () => {
    expect(isEmbedded(getRoute('homepage'), {})).toBe(false);
    expect(isEmbedded(getRoute('homepage'), { embedded: '1', embed: undefined })).toBe(false);
    expect(isEmbedded(getRoute('homepage'), new Set())).toBe(false);
  });
});
