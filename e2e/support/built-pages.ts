import { linkTo } from '@mediathek/domain';
import type { Page } from 'playwright-core';
import { type Person, people } from './sign-in';
import { words } from './words';

/** A page as somebody sees it, with what they do before it is looked at. */
export interface BuiltPage {
  readonly name: string;
  readonly as?: Person;
  readonly path: string;
  /** Brings the page into the state that is looked at; the language is the browser's. */
  readonly prepare?: (page: Page, lang: 'de' | 'en') => Promise<void>;
  /** Only where the screen is narrow, or only where it is wide. */
  readonly only?: 'narrow' | 'wide';
}

const errorTypes = ['not-found', 'forbidden', 'expired', 'lti', 'server', 'general'] as const;

const builtPages: readonly BuiltPage[] = [
  { name: 'home of a guest', path: linkTo('homepage') },
  { name: 'home of a teacher', as: 'teacher', path: linkTo('homepage') },
  { name: 'home of a pupil', as: 'pupil', path: linkTo('homepage') },
  { name: 'home of a district administrator', as: 'districtAdmin', path: linkTo('homepage') },
  { name: 'login', path: linkTo('login') },
  { name: 'login of whoever is signed in', as: 'teacher', path: linkTo('login') },
  { name: 'register', path: linkTo('register') },
  { name: 'register success', path: linkTo('register-success') },
  { name: 'password request', path: linkTo('password-request') },
  { name: 'password reset', path: linkTo('password-reset') },
  { name: 'password link that is no longer valid', path: linkTo('password-reset-confirm') },
  { name: 'password changed', path: linkTo('password-reset-success') },
  { name: 'profile of a teacher', as: 'teacher', path: linkTo('profile') },
  { name: 'profile of a pupil', as: 'pupil', path: linkTo('profile') },
  { name: 'profile of a school administrator', as: 'schoolAdmin', path: linkTo('profile') },
  { name: 'registrations', as: 'districtAdmin', path: linkTo('admin-registrations') },
  { name: 'schools', as: 'districtAdmin', path: linkTo('admin-schools') },
  { name: 'people', as: 'districtAdmin', path: linkTo('admin-people') },
  { name: 'learning platforms', as: 'districtAdmin', path: linkTo('admin-platforms') },
  { name: 'import of people', as: 'schoolAdmin', path: linkTo('admin-people', {}, { view: 'import' }) },
  { name: 'imprint', path: linkTo('imprint') },
  { name: 'privacy', path: linkTo('privacy') },
  { name: 'terms', path: linkTo('terms') },
  { name: 'contact', path: linkTo('contact') },
  { name: 'accessibility', path: linkTo('accessibility') },
  ...errorTypes.map((type) => ({ name: `error ${type}`, path: linkTo('error', { type }) })),
  { name: 'not found', path: '/no/such/page' },
  { name: 'forbidden in place', as: 'teacher', path: linkTo('theme') },
  { name: 'search', path: linkTo('search', {}, { q: 'Vulkan', geb: '220' }) },
  { name: 'search of a teacher', as: 'teacher', path: linkTo('search', {}, { q: 'Vulkan' }) },
  { name: 'search of a pupil', as: 'pupil', path: linkTo('search', {}, { q: 'Vulkan' }) },
  { name: 'search without results', as: 'teacher', path: linkTo('search', {}, { q: 'Vulkan', adressat: 'A(1-2)' }) },
  { name: 'search by meaning', as: 'teacher', path: linkTo('ai-search', {}, { q: 'Warum speien Berge Feuer?' }) },
  { name: 'search by meaning without a question', path: linkTo('ai-search') },
  { name: 'external sources', as: 'teacher', path: linkTo('search', {}, { q: 'Vulkan', quelle: 'extern' }) },
  { name: 'catalogue', path: linkTo('csearch', {}, { q: 'Wasser' }) },
  { name: 'placeholder', path: linkTo('news-list') },
  { name: 'library of a teacher', as: 'teacher', path: linkTo('library', { tab: 'bookmarks' }) },
  { name: 'library of a pupil', as: 'pupil', path: linkTo('library') },
  { name: 'pool of a school', as: 'teacher', path: linkTo('library', { tab: 'pool' }) },
  { name: 'school', as: 'schoolAdmin', path: linkTo('school') },
  { name: 'use of a school', as: 'schoolAdmin', path: linkTo('school', {}, { tab: 'usage' }) },
  {
    name: 'licence code',
    as: 'schoolAdmin',
    path: linkTo('school-media-detail', { mediaId: 'KOMPASS-6910602', codeId: 'RS-1001' }),
  },
  { name: 'school for pupils', as: 'pupil', path: linkTo('school') },
  { name: 'placeholder without navigation', path: linkTo('lti') },
];

async function openSubjectTree(page: Page, lang: 'de' | 'en') {
  await page.getByRole('button', { name: lang === 'de' ? /^Alle \d+ Fächer$/ : /^All \d+ subjects$/ }).click();
  const pattern = words[lang].home.subjects.open.replace('{{subject}}', '');
  await page.getByRole('button', { name: pattern }).first().click();
  await page.getByRole('button', { name: pattern, expanded: true }).waitFor();
}

async function failToSignIn(page: Page, lang: 'de' | 'en') {
  const { password, code } = words[lang].signIn;
  await page.getByRole('button', { name: password.submit, exact: true }).click();
  await page.getByText(password.login.missing).waitFor();
  await page.getByRole('button', { name: code.submit }).click();
  await page.getByText(code.missing).waitFor();
}

async function openPhoneMenu(page: Page, lang: 'de' | 'en') {
  const { navigation } = words[lang].shell;
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await page.getByRole('dialog', { name: navigation.menuTitle }).getByRole('link').first().waitFor();
}

async function followLinkForMembers(page: Page, lang: 'de' | 'en') {
  const link = page.getByRole('link', { name: words[lang].shell.navigation.loans, exact: true });
  if ((await link.count()) === 0) await openPhoneMenu(page, lang);
  await link.click();
  await page.getByRole('dialog', { name: words[lang].dialogs.login.title }).waitFor();
}

/** What opens over or inside a page. */
const openedStates: readonly BuiltPage[] = [
  { name: 'open subject tree', path: linkTo('homepage'), prepare: openSubjectTree },
  { name: 'login with missing fields', path: linkTo('login'), prepare: failToSignIn },
  { name: 'open login dialog', path: linkTo('imprint'), prepare: followLinkForMembers },
  {
    name: 'open suggestions',
    path: linkTo('imprint'),
    only: 'wide',
    async prepare(page) {
      await page.getByRole('banner').getByRole('combobox').pressSequentially('vulk');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'open filters',
    path: linkTo('search', {}, { q: 'Vulkan', geb: '2200302' }),
    only: 'narrow',
    async prepare(page, lang) {
      await page.getByRole('button', { name: new RegExp(`^${words[lang].search.filters.button}`) }).click();
      await page.getByRole('dialog', { name: words[lang].search.filters.title }).waitFor();
    },
  },
  {
    name: 'open question dialog',
    as: 'teacher',
    path: linkTo('homepage'),
    async prepare(page, lang) {
      await page.getByRole('button', { name: words[lang].home.desk.ask }).click();
      await page.getByRole('dialog', { name: words[lang].dialogs.aiSearch.title }).waitFor();
    },
  },
  {
    name: 'open profile menu',
    as: 'schoolAdmin',
    path: linkTo('imprint'),
    async prepare(page, lang) {
      await page.getByRole('button', { name: /Profil/ }).click();
      await page.getByRole('menu').getByText(words[lang].shell.profile.signOut).waitFor();
    },
  },
  {
    name: 'open language menu',
    path: linkTo('imprint'),
    async prepare(page, lang) {
      const { languages } = words[lang].shell;
      await page.getByRole('contentinfo').getByRole('button', { name: languages[lang] }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'open phone menu', path: linkTo('imprint'), only: 'narrow', prepare: openPhoneMenu },
  {
    name: 'open phone search',
    path: linkTo('imprint'),
    only: 'narrow',
    async prepare(page, lang) {
      await page.getByRole('button', { name: words[lang].shell.search.open }).click();
      await page.getByRole('banner').getByRole('combobox').waitFor();
    },
  },
];

/** Every page that is built and every state of it, by the person who sees it. */
export const pagesByPerson: readonly (readonly [Person, readonly BuiltPage[]])[] = people.flatMap((person) => {
  const seen = [...builtPages, ...openedStates].filter(({ as = 'guest' }) => as === person);
  return seen.length > 0 ? [[person, seen] as const] : [];
});

/** A page takes part on a narrow or a wide screen unless it says otherwise. */
export const isOn = (size: 'narrow' | 'wide', { only }: BuiltPage): boolean => !only || only === size;
