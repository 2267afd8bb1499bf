import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aDistrictAdmin,
  aMediaCentre,
  aPupil,
  aSchoolAdmin,
  aSchoolAdminInSimpleView,
  aTeacher,
} from '../../test/people';
import { openPortal, settle } from '../../test/render-portal';

vi.spyOn(console, 'error').mockImplementation(() => {});
const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollY = 0;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function BrokenPage(): never {
  throw new Error('broken');
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('opening an address', () => {
  it('shows the page with navigation, search, footer and a way past them', async () => {
    await openPortal('/search?q=Vulkane');
    expect(heading()).toBe('Suche nach „Vulkane“');
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' }).getAttribute('href')).toBe('#content');
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Suche in allen Medien' })).toHaveProperty('value', 'Vulkane');
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(document.title).toBe('„Vulkane“ – Mediathek');
  });

  it('forces a guest to the login and remembers the address', async () => {
    const { address } = await openPortal('/class/7b?tab=media');
    expect(address()).toBe('/login');
    expect(localStorage.getItem('redirectUrl')).toBe('/class/7b?tab=media');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the simple view from the advanced view’s pages to the homepage', async () => {
    const { address } = await openPortal('/school', { user: aSchoolAdminInSimpleView });
    expect(address()).toBe('/');
  });

  it('shows in place that a page is closed to a person, under its address', async () => {
    const { address, router } = await openPortal('/theme', { user: aTeacher });
    expect(address()).toBe('/theme');
    expect(router.state.matches.at(-1)?.loaderData?.props).toMatchObject({
      name: 'error',
      params: { type: 'forbidden' },
    });
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeDefined();
  });

  it('shows in place that a page does not exist', async () => {
    const { router } = await openPortal('/unknown');
    expect(router.state.matches.at(-1)?.loaderData).toMatchObject({
      status: 404,
      props: { params: { type: 'not-found' } },
    });
  });
});

describe('following a link', () => {
  it('opens the page, moves the focus to its heading, says its title and starts at the top', async () => {
    const { address } = await openPortal('/search');
    await userEvent.click(screen.getByRole('link', { name: 'Katalog' }));
    await waitFor(() => expect(address()).toBe('/catalogue/search'));
    await waitFor(() => expect(document.title).toBe('Katalog – Mediathek'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('leaves address and page as they are for a guest, and asks to sign in', async () => {
    const { go, address, history } = await openPortal('/search?q=a');
    await go('/tech-rental');
    expect([address(), history.length, heading()]).toEqual(['/search?q=a', 1, 'Suche nach „a“']);
    expect(localStorage.getItem('redirectUrl')).toBe('/tech-rental');
    const dialog = await screen.findByRole('dialog', { name: /Bitte melden Sie sich an/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('redirectUrl')).toBe('/tech-rental');
  });

  it('forgets the wanted address when the person would rather stay', async () => {
    const { go, address } = await openPortal('/search');
    await go('/tech-rental');
    await userEvent.click(await screen.findByRole('button', { name: 'Nicht jetzt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([address(), localStorage.length]).toEqual(['/search', 0]);
  });

  it('leaves address and page as they are where the condition is false', async () => {
    const { go, address, history } = await openPortal('/library', { user: aTeacher });
    await go('/theme');
    await go('/app-download');
    expect([address(), history.length, heading()]).toEqual(['/library', 1, 'Bibliothek']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads home from the simple view', async () => {
    const { go, address } = await openPortal('/library', { user: aSchoolAdminInSimpleView });
    await go('/classes');
    expect(address()).toBe('/');
  });

  it('opens nothing new when it leads to where one is', async () => {
    const { go, history } = await openPortal('/library', { user: aTeacher });
    await go('/library');
    expect(history.length).toBe(1);
  });
});

describe('the frame around a page', () => {
  it.each(['/search?embed', '/search?embed=1', '/lti/search', '/error/expired'])('is left out at %s', async (href) => {
    await openPortal(href);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main')).toBeDefined();
  });

  it.each(['/login', '/register', '/login/password-reset'])('is plain at %s', async (href) => {
    await openPortal(href);
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('combobox')).toBeNull();
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Deutsch' })).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });

  it('carries the media centre’s footer where a type is configured, the plain one otherwise', async () => {
    const { unmount } = await openPortal('/accessibility');
    expect(screen.getByRole('contentinfo').className).toContain('themed');
    unmount();
    await openPortal('/accessibility', { config: { ...aMediaCentre, Type: '' } });
    expect(screen.getByRole('contentinfo').className).toContain('plain');
  });

  it('leaves out legal pages that a standalone deployment does not have', async () => {
    await openPortal('/accessibility', { config: { ...aMediaCentre, Type: 'standalone' } });
    const links = within(screen.getByRole('navigation', { name: 'Fußzeile' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Barrierefreiheit']);
  });
});

describe('views that stay alive', () => {
  // Fetched beforehand: what is waited for is the page, not its code.
  beforeAll(() => import('../features/lists'));
  const answers = { 'GET /api/v1/lists?limit=200': { total: 0, items: [] } };

  async function scrollDown(top: number) {
    window.scrollY = top;
    await act(async () => window.dispatchEvent(new Event('scroll')));
  }

  it('come back as they were left, scrolled as they were', async () => {
    const { go } = await openPortal('/search?q=a', { user: aTeacher, answers });
    const view = screen.getByRole('heading', { level: 1 });
    await scrollDown(900);
    await go('/medialists');
    expect(view.isConnected).toBe(true);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    scrollTo.mockClear();
    await go('/search?q=a');
    expect(screen.getByRole('heading', { level: 1 })).toBe(view);
    expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  });

  it('start at the top when another search opens in them', async () => {
    const { go } = await openPortal('/search?q=a', { user: aTeacher });
    await scrollDown(900);
    await go('/medialists');
    scrollTo.mockClear();
    await go('/search?q=b');
    expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ top: 0 })]]);
  });

  it('keep two lists apart, and the tabs of the library together', async () => {
    const { go } = await openPortal('/medialists/1', { user: aTeacher });
    const list = screen.getByRole('heading', { level: 1 });
    await go('/medialists/2');
    expect(screen.getByRole('heading', { level: 1 })).not.toBe(list);
    await go('/library/books');
    const library = screen.getByRole('heading', { level: 1 });
    await go('/library/media');
    expect(screen.getByRole('heading', { level: 1 })).toBe(library);
  });

  it('end when somebody signs in, who must not find what a guest left', async () => {
    const { portal, go } = await openPortal('/search?q=a');
    const view = screen.getByRole('heading', { level: 1 });
    await go('/contact');
    expect(view.isConnected).toBe(true);
    await act(async () => portal.state.set({ user: aTeacher }));
    expect(view.isConnected).toBe(false);
  });

  it('do not include other pages, which end when they are left', async () => {
    const { go } = await openPortal('/profile', { user: aTeacher });
    const view = screen.getByRole('heading', { level: 1 });
    await go('/library');
    expect(view.isConnected).toBe(false);
  });
});

describe('the person’s menu', () => {
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: /Profil/ }));
    return screen.findByRole('menu');
  };

  it('lets a school administrator leave the advanced view and opens again', async () => {
    const answers = { 'PUT /api/v1/user/view': aSchoolAdminInSimpleView };
    const { address } = await openPortal('/classes', { user: aSchoolAdmin, answers });
    const menu = await openMenu();
    const view = within(menu).getByRole('menuitemcheckbox', { name: 'Erweiterte Ansicht' });
    expect(view.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(view);
    await waitFor(() => expect(address()).toBe('/'));
    const again = await screen.findByRole('menuitemcheckbox', { name: 'Erweiterte Ansicht' });
    expect(again.getAttribute('aria-checked')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Klassen', hidden: true })).toBeNull();
  });

  it('offers a school administrator registrations and people of the school', async () => {
    await openPortal('/library', { user: aSchoolAdmin });
    const links = within(await openMenu()).getAllByRole('menuitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['Profil und Einstellungen', 'Registrierungen', 'Personen', 'Abmelden'],
    ]);
  });

  it.each([
    { who: 'a teacher', user: aTeacher, offices: [] },
    { who: 'a pupil', user: aPupil, offices: [] },
    {
      who: 'a district administrator',
      user: aDistrictAdmin,
      offices: ['Registrierungen', 'Schulen', 'Personen', 'Lernplattformen', 'Gestaltung', 'Texte und Übersetzungen'],
    },
  ])('offers $who the offices $offices and no change of view', async ({ user, offices }) => {
    await openPortal('/library', { user });
    const menu = await openMenu();
    expect(within(menu).queryByRole('menuitemcheckbox')).toBeNull();
    const links = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['Profil und Einstellungen', ...offices, 'Abmelden']);
  });

  it('changes the language without loading the page anew', async () => {
    const { baseTexts } = await import('@mediathek/i18n/base-texts');
    const answers = { 'GET /api/v1/setup/locale/en': { default: baseTexts.en, custom: {} } };
    await openPortal('/library', { user: aTeacher, answers });
    await userEvent.click(within(await openMenu()).getByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(heading()).toBe('Library'));
    expect(document.title).toBe('Library – Mediathek');
  });

  it('signs out and leaves nothing of the person behind', async () => {
    const { address } = await openPortal('/imprint', {
      user: aTeacher,
      answers: { 'POST /api/v1/auth/logout': undefined },
    });
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Abmelden' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Profil/ })).toBeNull());
    expect(address()).toBe('/imprint');
    expect(await screen.findByText('Sie sind abgemeldet.')).toBeDefined();
  });
});

describe('the search bar', () => {
  it('leads to the results, and asks to load again when the same is sent twice', async () => {
    const { portal, address } = await openPortal('/library', { user: aTeacher });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, ' Vulkane {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=Vulkane'));
    expect(portal.searchBar.get()).toMatchObject({ text: 'Vulkane', forceload: false });
    const seen: boolean[] = [];
    portal.searchBar.subscribe(() => seen.push(portal.searchBar.get().forceload));
    await userEvent.type(screen.getByRole('combobox', { name: 'Suche in allen Medien' }), '{Enter}');
    expect(seen).toContain(true);
  });

  it('is out of reach on the homepage until the large one has scrolled away', async () => {
    const { portal, container } = await openPortal('/');
    const bar = () => container.querySelector('header [inert]');
    await act(async () => portal.searchBar.set({ closed: true }));
    expect(bar()).not.toBeNull();
    await act(async () => portal.searchBar.set({ closed: false }));
    expect(bar()).toBeNull();
  });

  // Which of the two shows depends on the width of the header; that is looked at in a real browser.
  it('is ready for typing when it is opened on a phone', async () => {
    await openPortal('/library', { user: aTeacher });
    const opener = (name: string) => screen.getByRole('button', { name, hidden: true });
    await userEvent.click(opener('Suche öffnen'));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(opener('Suche schließen').getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(opener('Suche schließen'));
    expect(opener('Suche öffnen').getAttribute('aria-expanded')).toBe('false');
  });

  it('is missing where there is nothing to search in', async () => {
    await openPortal('/library', { user: aTeacher, config: { ...aMediaCentre, DisableSearch: true, Katalog: false } });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

it('hands a question in own words to the search by meaning', async () => {
  const { portal, address } = await openPortal('/library', { user: aTeacher });
  await act(async () => {
    portal.events.emit('aiSearch');
    await settle();
  });
  const dialog = await screen.findByRole('dialog', { name: 'In eigenen Worten fragen' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fragen' }));
  expect(within(dialog).getByText('Schreiben Sie zuerst, was Sie suchen.')).toBeDefined();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Ihre Frage' }), 'Bienen für Klasse 3{Enter}');
  await waitFor(() => expect(address()).toBe('/search/ai?q=Bienen%20f%C3%BCr%20Klasse%203'));
});

it('keeps navigation and footer when a page breaks', async () => {
  const { portal } = await openPortal('/library', { user: aTeacher });
  expect(screen.queryByText(/nicht anzeigen/)).toBeNull();
  const { pages } = await import('./pages');
  vi.spyOn(pages.profile, 'load').mockResolvedValueOnce({ Page: BrokenPage });
  await act(async () => {
    portal.navigate('/profile');
    await settle();
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Seite lässt sich gerade nicht anzeigen.');
  await userEvent.click(screen.getByRole('link', { name: 'Listen' }));
  await waitFor(() => expect(heading()).toBe('Medienlisten'));
});
