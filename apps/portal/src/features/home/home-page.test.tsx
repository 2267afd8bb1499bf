import type { HomePage, MediaItem } from '@mediathek/contract';
import type { CurrentUser, FrontendConfig } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aSchoolAdmin, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function aMedium(title: string, changes: Partial<MediaItem> = {}): MediaItem {
  return {
    identifier: `TEST-${title}`,
    fn_nr: '49 00001',
    fn_titel: title,
    fn_kurztext: `Kurz über ${title}.`,
    fn_text: `Lang über ${title}.`,
    is_mediathek: true,
    valid_to: '2027-07-31',
    returns: 0,
    remaining: 30,
    isOpen: false,
    fn_geb: ['2200302'],
    fn_sprache: 'de',
    fn_typ: '49',
    fn_adressat: ['A(7-10)'],
    fn_schlag: '',
    fn_prodname: 'Atlas Lehrfilm',
    mediaType: 'media',
    duration: 28,
    cover: '/covers/v1/2200302/49/TEST.svg',
    ...changes,
  };
}

const open = { valid_to: false, returns: false, remaining: false, isOpen: true } as const;

const home: HomePage = {
  mediaCount: 12_480,
  schoolCount: 86,
  popularSearches: ['Vulkane', 'Klima & Wetter'],
  trending: ['Vulkane', 'Pompeji', 'Bach', 'Bienen', 'Wald'].map((title) => aMedium(title)),
  newest: [aMedium('Gesetze'), aMedium('Vulkanquiz', open)],
  news: [{ id: 'n1', category: 'lizenzen', title: 'Neue Lizenz', summary: '', publishedOn: '2026-11-12' }],
  boards: [],
};
const empty: HomePage = { ...home, trending: [], newest: [], news: [] };

interface Opening {
  readonly user?: CurrentUser;
  readonly config?: Partial<FrontendConfig>;
  readonly answer?: HomePage | 'nothing';
}

function openHome({ user: person = false, config = {}, answer = home }: Opening = {}) {
  return openPortal('/', {
    user: person,
    config: { ...aMediaCentre, ...config },
    answers: {
      ...(answer === 'nothing' ? {} : { 'GET /api/v1/home?lang=de': answer, 'GET /api/v1/home?lang=en': answer }),
      'GET /api/v1/setup/locale/en': { default: baseTexts.en, custom: {} },
    },
  });
}

const main = () => within(screen.getByRole('main'));
const title = () => main().getByRole('heading', { level: 1 }).textContent;
const section = (name: string) => within(main().getByRole('region', { name }));
const cardTitles = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('a guest’s homepage', () => {
  it('says what there is for how many schools', async () => {
    await openHome();
    expect(title()).toBe('Filme, Töne, Texte für Ihren Unterricht');
    const lead = '12.480 Medien, geprüft und lizenziert für alle 86 Schulen im Landkreis.';
    expect(main().getByText(lead)).toBeDefined();
  });

  it('has three doors, the third only where schools can register', async () => {
    await openHome({ config: { AllowRegister: true } });
    const doors = within(main().getByRole('navigation', { name: 'So kommen Sie hinein' })).getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual(['/login', '/login?with=code', '/register']);
  });

  it('sends new schools elsewhere where the operator says so', async () => {
    await openHome({ config: { RegisterURL: 'https://neu.example/schule' } });
    const door = main().getByRole('link', { name: /Meine Schule ist neu hier/ });
    expect(door.getAttribute('href')).toBe('https://neu.example/schule');
  });

  it('has two doors where schools cannot register', async () => {
    await openHome();
    expect(main().queryByRole('link', { name: /Meine Schule ist neu hier/ })).toBeNull();
  });

  it('shows one medium in demand large, with its short text, and four beside it', async () => {
    await openHome();
    expect(cardTitles('Diese Woche gefragt')).toEqual(['Vulkane', 'Pompeji', 'Bach', 'Bienen', 'Wald']);
    expect(section('Diese Woche gefragt').getByText('Kurz über Vulkane.')).toBeDefined();
    expect(section('Diese Woche gefragt').queryByText('Kurz über Pompeji.')).toBeNull();
  });

  it('shows nothing in demand where that is switched off', async () => {
    await openHome({ config: { DisableTrending: true }, answer: { ...home, trending: [] } });
    expect(main().queryByRole('region', { name: 'Diese Woche gefragt' })).toBeNull();
    expect(cardTitles('Neu im Bestand')).toEqual(['Gesetze', 'Vulkanquiz']);
  });

  it('is silent about licences except where a medium is open to all', async () => {
    await openHome();
    const cards = section('Neu im Bestand').getAllByRole('article');
    expect(cards.map((card) => within(card).queryByText('Frei für alle') !== null)).toEqual([false, true]);
  });

  it('does not repeat that media are open where all of them are', async () => {
    await openHome({ answer: { ...home, newest: [aMedium('Eins', open), aMedium('Zwei', open)] } });
    expect(section('Neu im Bestand').queryByText('Frei für alle')).toBeNull();
  });

  it('leads from a card to the medium, from news to the article', async () => {
    await openHome();
    expect(main().getByRole('link', { name: 'Pompeji' }).getAttribute('href')).toBe('/catalogue/search/TEST-Pompeji');
    expect(main().getByRole('link', { name: 'Neue Lizenz' }).getAttribute('href')).toBe('/news/n1');
    expect(section('Aktuelles').getByText('12. November').getAttribute('datetime')).toBe('2026-11-12');
  });

  it('says subject, class, kind and length of a medium', async () => {
    await openHome();
    const card = within(section('Neu im Bestand').getAllByRole('article')[0] ?? document.body);
    expect(card.getByText(/Geographie/).textContent).toBe('Geographie · Klasse 7–10');
    expect(card.getByText('28 min').textContent).toBe('Film, 28 min');
  });

  it('titles its cards with the fields the operator chose', async () => {
    await openHome({ config: { cards: { title_field: 'fn_nr', subtitle_field: 'fn_prodname' } } });
    expect(cardTitles('Neu im Bestand')).toEqual(['49 00001', '49 00001']);
    expect(section('Neu im Bestand').getAllByText(/Atlas Lehrfilm/)).toHaveLength(2);
  });

  it('has its headings in order', async () => {
    await openHome();
    const levels = main()
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.charAt(1)));
    expect(levels[0]).toBe(1);
    expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  });

  it('speaks English', async () => {
    const { portal } = await openHome();
    await act(() => portal.session.changeLanguage('en'));
    expect(title()).toBe('Films, sounds and texts for your lessons');
    expect(
      await main().findByText('12,480 media, checked and licensed for all 86 schools in the district.'),
    ).toBeDefined();
    expect(main().getByRole('link', { name: 'Geography' })).toBeDefined();
  });
});

describe('the large search', () => {
  const field = () => main().getByRole('combobox', { name: 'Suche in allen Medien' });

  it('hands text and category to the search', async () => {
    const { address } = await openHome();
    await user.type(field(), ' Römer & Co ');
    await user.selectOptions(main().getByRole('combobox', { name: 'Wo gesucht wird' }), 'Bücher');
    await user.click(main().getByRole('button', { name: 'Suchen' }));
    await waitFor(() => expect(address()).toBe('/search?q=R%C3%B6mer%20%26%20Co&st=books'));
  });

  it('offers all, media, books and apps', async () => {
    await openHome();
    const options = within(main().getByRole('combobox', { name: 'Wo gesucht wird' })).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['all', 'media', 'books', 'apps']);
  });

  it('has no categories in the publisher variant', async () => {
    await openHome({ config: { Type: 'hueber' } });
    expect(main().queryByRole('combobox', { name: 'Wo gesucht wird' })).toBeNull();
    expect(field()).toBeDefined();
  });

  it.each([
    ['guests may not search', { SearchNotLoggedIn: false }],
    ['the search is switched off', { DisableSearch: true }],
  ])('leads to the catalogue when %s', async (_, config) => {
    const { address } = await openHome({ config });
    await user.type(field(), 'Wald{Enter}');
    await waitFor(() => expect(address()).toBe('/catalogue/search?q=Wald'));
  });

  it('is absent, like the subjects, where there is nothing to search in', async () => {
    await openHome({ config: { DisableSearch: true, Katalog: false } });
    expect(main().queryByRole('combobox')).toBeNull();
    expect(main().queryByRole('region', { name: 'Nach Fach stöbern' })).toBeNull();
    expect(title()).toBe('Filme, Töne, Texte für Ihren Unterricht');
  });

  it('offers what others search for', async () => {
    await openHome();
    const list = within(main().getByRole('list', { name: 'Oft gesucht:' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?q=Vulkane',
      '/search?q=Klima%20%26%20Wetter',
    ]);
  });
});

describe('the subjects', () => {
  it('are sixteen signs that lead to their media', async () => {
    await openHome();
    const tiles = section('Nach Fach stöbern').getAllByRole('link');
    expect(tiles).toHaveLength(16);
    expect(tiles[0]?.getAttribute('href')).toBe('/search?geb=120');
    expect(tiles[0]?.querySelector('img')?.getAttribute('src')).toBe('/covers/v1/signs/120.svg');
  });

  it('open into the whole tree, level by level, by keyboard too', async () => {
    await openHome();
    const shelf = section('Nach Fach stöbern');
    await user.click(shelf.getByRole('button', { name: 'Alle 37 Fächer' }));
    const toggle = await shelf.findByRole('button', { name: /Gebiete von Geographie/ });
    expect(shelf.queryByRole('link', { name: 'Geologie' })).toBeNull();
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(shelf.getByRole('link', { name: 'Geologie' }).getAttribute('href')).toMatch(/^\/search\?geb=220\d\d$/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.closest('ul')?.closest('li')?.textContent).toContain('Geographie');
    await user.click(shelf.getByRole('button', { name: 'Weniger zeigen' }));
    expect(shelf.queryByRole('button', { name: /Gebiete von/ })).toBeNull();
    expect(shelf.getAllByRole('link')).toHaveLength(16);
  });

  it('in the tree are 37, and none that was given up', async () => {
    await openHome();
    const shelf = section('Nach Fach stöbern');
    await user.click(shelf.getByRole('button', { name: 'Alle 37 Fächer' }));
    await shelf.findByRole('link', { name: /^Wirtschafts.kunde$/ });
    expect(shelf.getAllByRole('link')).toHaveLength(37);
  });
});

describe('a teacher’s desk', () => {
  it('greets by name with the day and shows what is new for the school', async () => {
    await openHome({ user: aTeacher });
    expect(title()).toBe('Guten Tag, Anna Sommer');
    expect(main().getByText('Montag, 16. November').getAttribute('datetime')).toBe('2026-11-16');
    expect(cardTitles('Neu für Realschule am Stadtgarten')).toEqual(['Gesetze', 'Vulkanquiz']);
    expect(main().getByRole('link', { name: 'Gesetze' }).getAttribute('href')).toBe('/media/TEST-Gesetze');
  });

  it('has no doors, but the ways to one’s own things', async () => {
    await openHome({ user: aSchoolAdmin });
    expect(main().queryByRole('navigation', { name: 'So kommen Sie hinein' })).toBeNull();
    const desk = within(main().getByRole('navigation', { name: 'Ihr Schreibtisch' }));
    expect(desk.getByRole('link', { name: /Klassen/ }).getAttribute('href')).toBe('/classes');
    expect(desk.getByRole('link', { name: /Ihre Schule/ }).getAttribute('href')).toBe('/school');
  });

  it('shows a medium once, although it is new and in demand', async () => {
    await openHome({ user: aTeacher, answer: { ...home, newest: [aMedium('Vulkane')] } });
    expect(cardTitles('Diese Woche gefragt')).toEqual(['Pompeji', 'Bach', 'Bienen']);
  });

  it('lets one ask in one’s own words where the portal understands them', async () => {
    const { portal } = await openHome({ user: aTeacher });
    const asked = vi.fn();
    portal.events.on('aiSearch', asked);
    await user.click(main().getByRole('button', { name: /In eigenen Worten fragen/ }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('does not offer it elsewhere', async () => {
    await openHome({ user: aTeacher, config: { VectorSearch: false } });
    expect(main().queryByRole('button', { name: /In eigenen Worten fragen/ })).toBeNull();
  });
});

describe('a pupil’s homepage', () => {
  it('says du, leads to class and own things, and leaves out news and categories', async () => {
    await openHome({ user: aPupil });
    expect(title()).toBe('Schön, dass du da bist');
    expect(
      main()
        .getByRole('link', { name: /Meine Klasse/ })
        .getAttribute('href'),
    ).toBe('/classes');
    expect(
      main()
        .getByRole('link', { name: /Meine Sachen/ })
        .getAttribute('href'),
    ).toBe('/library');
    expect(main().queryByRole('heading', { name: 'Aktuelles' })).toBeNull();
    expect(main().queryByRole('combobox', { name: 'Wo gesucht wird' })).toBeNull();
  });

  it('says kindly that nothing was shared yet', async () => {
    await openHome({ user: aPupil, answer: empty });
    expect(main().getByRole('heading', { name: 'Hier ist noch nichts' })).toBeDefined();
    expect(main().getByText(/Deine Lehrkraft teilt bald etwas mit dir/)).toBeDefined();
    expect(main().getByRole('link', { name: 'Zur Suche' }).getAttribute('href')).toBe('/search');
  });
});

describe('while things are missing', () => {
  it('keeps places free while the media load; search and subjects are there already', async () => {
    let answer = (_: Response) => {};
    const opened = openPortal('/imprint', { config: aMediaCentre });
    const { fetchPath, go } = await opened;
    fetchPath.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await go('/');
    const waiting = await main().findByText('Die Startseite wird geladen.');
    expect(waiting.closest('[role=status]')?.getAttribute('aria-busy')).toBe('true');
    expect(main().getByRole('combobox', { name: 'Suche in allen Medien' })).toBeDefined();
    expect(main().getByText('Geprüft und lizenziert für die Schulen im Landkreis.')).toBeDefined();
    await act(async () =>
      answer(new Response(JSON.stringify(home), { headers: { 'content-type': 'application/json' } })),
    );
    expect(await main().findByRole('region', { name: 'Neu im Bestand' })).toBeDefined();
    expect(main().queryByText('Die Startseite wird geladen.')).toBeNull();
  });

  it('says that the media did not arrive, and tries again when asked', async () => {
    const { fetchPath } = await openHome({ answer: 'nothing' });
    const alert = within(await main().findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Die Medien ließen sich nicht laden' })).toBeDefined();
    expect(main().getByRole('combobox', { name: 'Suche in allen Medien' })).toBeDefined();
    fetchPath.mockImplementation(
      async () => new Response(JSON.stringify(home), { headers: { 'content-type': 'application/json' } }),
    );
    await user.click(alert.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await main().findByRole('region', { name: 'Neu im Bestand' })).toBeDefined();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('tells a guest that signing in shows more, with the operator’s illustration', async () => {
    await openHome({ answer: empty });
    expect(main().getByText(/sehen Sie nach der Anmeldung/)).toBeDefined();
    expect(main().getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login');
    expect(document.querySelector('img[src="/api/v1/setup/files/illustration"]')).not.toBeNull();
    expect(main().getByText('Zurzeit gibt es keine Nachrichten.')).toBeDefined();
  });

  it('tells a teacher that media are still to come', async () => {
    await openHome({ user: aTeacher, answer: empty });
    expect(main().getByRole('heading', { name: 'Hier stehen bald Medien' })).toBeDefined();
  });
});
