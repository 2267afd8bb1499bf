import type { RouteName } from '@mediathek/domain';
import type { TextGroup } from '@mediathek/i18n';
import type { PageModule } from '../shared/page';

/** Where a page's code lies, and how to get it. */
export interface PageEntry<Name extends RouteName = RouteName> {
  /** Folder under `features`; the server finds the style sheets of the first view by it. */
  readonly feature: string;
  /** Long texts that no other page shows: sent with this page only, and fetched when it is opened from another. */
  readonly texts?: readonly TextGroup[];
  readonly load: () => Promise<PageModule<Name>>;
}

const lists = { feature: 'lists', texts: ['lists', 'classSharing'] } as const;

const placeholder = {
  feature: 'placeholder',
  load: async () => (await import('../features/placeholder')).placeholderPage,
} as const;

const legal = {
  feature: 'legal',
  texts: ['legal'],
  load: async () => (await import('../features/legal')).legalPage,
} as const;

const search = {
  feature: 'search',
  texts: ['search', 'classSharing'],
  load: async () => (await import('../features/search')).searchPage,
} as const;

const passwordReset = { feature: 'password-reset', texts: ['passwordReset'] } as const;

const register = { feature: 'register', texts: ['register'] } as const;

const medium = {
  feature: 'medium',
  texts: ['medium', 'classSharing'],
  load: async () => (await import('../features/medium')).mediumPage,
} as const;

const classes = { feature: 'classes', texts: ['classes', 'classSharing'] } as const;

/** Every page of the route table with its component, fetched when it is first opened. */
export const pages: { readonly [Name in RouteName]: PageEntry<Name> } = {
  homepage: { feature: 'home', load: async () => (await import('../features/home')).homePage },
  medialist: { ...lists, load: async () => (await import('../features/lists')).listPage },
  'medialist-media-detail': medium,
  invitation: {
    feature: 'invitation',
    texts: ['invitation'],
    load: async () => (await import('../features/invitation')).invitationPage,
  },
  media: medium,
  marketplacemedia: medium,
  classes: { ...classes, load: async () => (await import('../features/classes')).classesPage },
  class: {
    ...classes,
    texts: [...classes.texts, 'lists'],
    load: async () => (await import('../features/classes')).classPage,
  },
  'class-media-detail': medium,
  school: { feature: 'school', texts: ['school'], load: async () => (await import('../features/school')).schoolPage },
  'school-media-detail': {
    feature: 'school',
    texts: ['school'],
    load: async () => (await import('../features/school')).codePage,
  },
  search,
  'search-media-detail': medium,
  'ai-search': search,
  csearch: search,
  'csearch-media-detail': medium,
  library: {
    feature: 'library',
    texts: ['library'],
    load: async () => (await import('../features/library')).libraryPage,
  },
  'library-media-detail': medium,
  imprint: legal,
  privacy: legal,
  terms: legal,
  contact: legal,
  theme: placeholder,
  translation: placeholder,
  'news-list': placeholder,
  news: placeholder,
  login: { feature: 'sign-in', load: async () => (await import('../features/sign-in')).signInPage },
  'password-reset': {
    ...passwordReset,
    load: async () => (await import('../features/password-reset')).passwordSentPage,
  },
  'password-request': {
    ...passwordReset,
    load: async () => (await import('../features/password-reset')).passwordRequestPage,
  },
  'password-reset-confirm': {
    ...passwordReset,
    load: async () => (await import('../features/password-reset')).passwordConfirmPage,
  },
  'password-reset-new': {
    ...passwordReset,
    load: async () => (await import('../features/password-reset')).passwordNewPage,
  },
  'password-reset-success': {
    ...passwordReset,
    load: async () => (await import('../features/password-reset')).passwordSuccessPage,
  },
  register: { ...register, load: async () => (await import('../features/register')).registerPage },
  'register-success': { ...register, load: async () => (await import('../features/register')).registerSuccessPage },
  lti: {
    feature: 'medium',
    texts: ['medium', 'lti'],
    load: async () => (await import('../features/medium/embedded')).ltiPage,
  },
  error: { feature: 'errors', load: async () => (await import('../features/errors')).errorPage },
  'hueber-app-download': placeholder,
  'purchase-confirmed': placeholder,
  'purchase-cancelled': placeholder,
  'tech-rental': placeholder,
  medialists: { ...lists, load: async () => (await import('../features/lists')).listsPage },
  profile: {
    feature: 'profile',
    texts: ['profile'],
    load: async () => (await import('../features/profile')).profilePage,
  },
  'admin-registrations': {
    feature: 'registrations',
    texts: ['registrations'],
    load: async () => (await import('../features/registrations')).registrationsPage,
  },
  'admin-schools': {
    feature: 'schools',
    texts: ['schools', 'office'],
    load: async () => (await import('../features/schools')).schoolsPage,
  },
  'admin-people': {
    feature: 'people',
    texts: ['people', 'office'],
    load: async () => (await import('../features/people')).peoplePage,
  },
  'admin-platforms': {
    feature: 'platforms',
    texts: ['platforms', 'office'],
    load: async () => (await import('../features/platforms')).platformsPage,
  },
  accessibility: legal,
};
