import { baseTexts } from '@mediathek/i18n/base-texts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const english = { 'GET /api/v1/setup/locale/en': { default: baseTexts.en, custom: {} } };
const main = () => within(screen.getByRole('main'));
const title = () => main().getByRole('heading', { level: 1 }).textContent;
const steps = () =>
  [...screen.getByRole('main').querySelectorAll('a, button')].map(
    (step) => `${step.textContent} ${step.getAttribute('href') ?? ''}`,
  );

describe('an error says what is the case and how to go on', () => {
  it.each([
    ['not-found', 'Diese Seite gibt es nicht', 'There is no such page', ['Zur Suche /search', 'Zur Startseite /']],
    [
      'forbidden',
      'Diese Seite ist nicht für Sie freigegeben',
      'This page is not open to you',
      ['Anmelden /login', 'Zur Startseite /'],
    ],
    ['expired', 'Dieser Link ist abgelaufen', 'This link has expired', ['Zur Startseite /', 'Zur Suche /search']],
    ['lti', 'Die Lernplattform hat uns nicht erreicht', 'The learning platform did not reach us', ['Zur Startseite /']],
    ['server', 'Bei uns ist etwas schiefgegangen', 'Something went wrong on our side', ['Zur Startseite /']],
    ['anything', 'Das hat nicht geklappt', 'That did not work', ['Zur Startseite /']],
  ])('for %s, in German and English', async (type, german, inEnglish, expected) => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const { portal } = await openPortal(`/error/${type}`, { answers: english });
    expect(title()).toBe(german);
    expect(document.title).toContain(german);
    expect(steps()).toEqual(expected);
    await act(() => portal.session.changeLanguage('en'));
    expect(title()).toBe(inEnglish);
  });

  it('without a type, too', async () => {
    await openPortal('/error');
    expect(title()).toBe('Das hat nicht geklappt');
  });
});

describe('an error page', () => {
  it('stands alone, without navigation and footer, so that it can be embedded', async () => {
    await openPortal('/error/lti');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('opens other pages beside the learning platform it is shown in', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window & typeof globalThis);
    await openPortal('/error/lti');
    expect(main().getByRole('link', { name: 'Zur Startseite' }).getAttribute('target')).toBe('_blank');
  });

  it('goes back to try again what has failed', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    await openPortal('/error/server');
    await userEvent.click(main().getByRole('button', { name: 'Zurück' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('offers the search of the catalogue where only that is open', async () => {
    await openPortal('/error/not-found', { config: { ...aMediaCentre, SearchNotLoggedIn: false } });
    expect(main().getByRole('link', { name: 'Zur Suche' }).getAttribute('href')).toBe('/catalogue/search');
  });

  it('offers no search where there is none', async () => {
    await openPortal('/error/not-found', { config: { ...aMediaCentre, DisableSearch: true, Katalog: false } });
    expect(main().queryByRole('link', { name: 'Zur Suche' })).toBeNull();
    expect(main().getByRole('link', { name: 'Zur Startseite' })).toBeDefined();
  });

  it('calls pupils du', async () => {
    await openPortal('/error/forbidden', { user: aPupil });
    expect(title()).toBe('Diese Seite ist nicht für dich freigegeben');
    expect(main().getByText(/Frag deine Lehrkraft/)).toBeDefined();
  });

  it('tells a signed-in adult who can help', async () => {
    await openPortal('/error/forbidden', { user: aTeacher });
    expect(main().getByText(/hilft die Verwaltung Ihrer Schule oder das Medienzentrum/)).toBeDefined();
  });

  it('stands inside navigation and footer at an address that leads nowhere', async () => {
    await openPortal('/no/such/page');
    expect(title()).toBe('Diese Seite gibt es nicht');
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });
});
