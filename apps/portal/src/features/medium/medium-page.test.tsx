import type { MediaDetail, MediaFile } from '@mediathek/contract';
import type { CurrentUser, FrontendConfig } from '@mediathek/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

const subtitles =
  'WEBVTT\n\n00:01.000 --> 00:03.000\nEin stiller Berg.\n\n00:05.000 --> 00:09.000\nMagma steigt auf.\n';
const play = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(subtitles));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => play());
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.unstubAllGlobals();
  play.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

const file = (role: MediaFile['role'], contentType: string, changes: Partial<MediaFile> = {}): MediaFile => ({
  ...{ id: `${role}-${contentType}`, role, lang: 'de', contentType, name: 'datei', size: 1000 },
  ...{ href: `/media-files/${role}?t=x`, downloadHref: null, host: null, ...changes },
});

const film: MediaDetail = {
  ...{ identifier: 'M1', fn_nr: '49 00001', fn_titel: 'Vulkane', fn_kurztext: 'Kurz &amp; gut.' },
  ...{ fn_text: '<p>Erstens.</p><p>Zweitens.</p>', is_mediathek: true, valid_to: '2026-12-01', returns: 0 },
  ...{ remaining: 30, isOpen: false, fn_geb: ['22003'], fn_sprache: 'de;en(u);de(h)', fn_typ: '49' },
  ...{ fn_adressat: ['A(5-10)', 'J(10-14)'], fn_schlag: 'Lava; Magma', fn_prodname: 'Atlas', mediaType: 'media' },
  ...{ duration: 2, cover: '/covers/v1/x.svg', isBookmarked: false, addedOn: '2026-11-01', licenceLabel: '' },
  use: {
    ...{ mayUse: true, reason: 'licensed', until: '2026-12-01', daysLeft: 15, mayPupils: true, mayDownload: true },
  },
  subjectPaths: [
    [
      { code: '220', labels: { de: 'Geographie', en: 'Geography' } },
      { code: '22003', labels: { de: 'Geologie', en: 'Geology' } },
    ],
  ],
  licensedBy: { kind: 'district', name: 'Hohenfeld' },
  files: [file('main', 'video/mp4'), file('subtitle', 'text/vtt'), file('worksheet', 'application/pdf')],
  ...{ parts: [], clips: [], clip: null },
};
const closed = (reason: MediaDetail['use']['reason'], until: string | null = null): Partial<MediaDetail> => ({
  files: [],
  use: { mayUse: false, reason, until, daysLeft: null, mayPupils: false, mayDownload: false },
});

interface Opening {
  readonly changes?: Partial<MediaDetail>;
  readonly as?: CurrentUser;
  readonly config?: Partial<FrontendConfig>;
  readonly address?: string;
}

function openMedium({ changes = {}, as = aTeacher, config = {}, address = '/media/M1' }: Opening = {}) {
  return openPortal(address, {
    user: as,
    config: { ...aMediaCentre, ...config },
    answers: {
      'GET /api/v1/media/M1': { ...film, ...changes },
      'GET /api/v1/media/M1/similar': { items: [{ ...film, identifier: 'M2', fn_titel: 'Island' }] },
      'POST /api/v1/media/M1/clips': { identifier: 'C1', title: 'Anfang', start: 1, end: 31, isOwn: true },
      'DELETE /api/v1/clips/C1': undefined,
      'POST /api/v1/clips/C1/restore': { identifier: 'C1', title: 'Anfang', start: 1, end: 31, isOwn: true },
    },
  });
}

const main = () => within(screen.getByRole('main'));
const linkTarget = (name: string) => main().getByRole('link', { name }).getAttribute('href');

describe('the page of a medium', () => {
  it('shows title, cleaned texts, and links into the search', async () => {
    await openMedium();
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Vulkane');
    expect(document.title).toMatch(/^Vulkane – /);
    for (const text of ['Kurz & gut.', 'Erstens.', 'Zweitens.']) main().getByText(text);
    expect(linkTarget('Geologie')).toBe('/search?geb=22003');
    expect(linkTarget('Magma')).toBe('/search?schlag=Magma');
    expect(linkTarget('Atlas')).toBe('/search?producer=Atlas');
    main().getByText('Englisch, Deutsch (für Hörgeschädigte)');
    main().getByText(/Klasse 5 bis 10, Kinder- und Jugend.bildung, 10 bis 14 Jahre/);
  });

  it('shows a title without leftovers of mark-up, also in the tab', async () => {
    await openMedium({ changes: { fn_titel: 'Vulkane &amp; <b>Lava</b>' } });
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Vulkane & Lava');
    expect(document.title).toMatch(/^Vulkane & Lava – /);
  });

  it('names the chapters in the language of the reader where they exist in it', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(subtitles);
    });
    const chapters = (lang: string) =>
      file('chapters', 'text/vtt', { id: lang, lang, href: `/media-files/${lang}?t=x` });
    await openMedium({ changes: { files: [file('main', 'video/mp4'), chapters('en'), chapters('de')] } });
    await main().findByRole('heading', { name: 'Abschnitte zum Einsteigen' });
    expect(asked).toEqual(['/media-files/de?t=x']);
  });

  it('says in plain words what may be done, until when and by whose licence, and warns before the end', async () => {
    await openMedium();
    const box = within(main().getByRole('region', { name: 'Das dürfen Sie mit diesem Film' }));
    expect(box.getAllByRole('listitem')).toHaveLength(4);
    box.getByText('Gültig bis 1. Dezember 2026');
    box.getByText('Kreislizenz: Hohenfeld');
    box.getByText('Die Lizenz endet in 15 Tagen.');
  });

  it.each(['/search/M1', '/catalogue/search/M1', '/library/media/M1', '/class/7b/media/M1', '/medialists/L1/M1'])(
    'is the same at %s',
    async (address) => {
      await openMedium({ address });
      expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Vulkane');
    },
  );

  it('of an offer describes it and plays nothing', async () => {
    await openMedium({ address: '/marketplace/M1' });
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Vulkane');
    expect(document.querySelector('video')).toBeNull();
    expect(main().queryByText('Herunterladen')).toBeNull();
  });

  it('goes back to where one came from', async () => {
    const { go, address } = await openMedium({ address: '/library' });
    await go('/media/M1');
    await user.click(main().getByRole('link', { name: 'Zurück' }));
    await waitFor(() => expect(address()).toBe('/library'));
  });
});

describe('what is closed', () => {
  it.each<[string, Partial<MediaDetail>, CurrentUser, string]>([
    ['a guest', closed('sign-in'), false, 'Bitte melden Sie sich an'],
    ['a teacher without a licence', closed('not-licensed'), aTeacher, 'Ihre Schule hat keine Lizenz'],
    ['a teacher too late', closed('expired', '2026-07-31'), aTeacher, 'Die Lizenz ist am 31. Juli abgelaufen'],
    ['a pupil too late', closed('expired', '2026-07-31'), aPupil, 'Nicht mehr da'],
    ['a pupil too early', closed('not-shared'), aPupil, 'Noch nicht für dich freigegeben'],
  ])('to %s says so and offers what is near', async (_, changes, as, title) => {
    await openMedium({ changes, as });
    main().getByRole('heading', { name: title });
    expect(document.querySelector('video')).toBeNull();
    expect(linkTarget('Mehr aus Geographie')).toBe('/search?geb=220');
    await main().findByRole('region', { name: 'Passt dazu' });
  });

  it('or gone says so', async () => {
    await openMedium({ address: '/media/M9' });
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Dieses Medium gibt es nicht mehr');
    main().getByRole('link', { name: 'Medien suchen' });
    expect(document.title).toMatch(/^Medium nicht gefunden – /);
  });

  it('or gone since it stood in a list offers a search for what it was called', async () => {
    const { go } = await openMedium();
    await main().findByRole('link', { name: /Island/ });
    await go('/media/M2');
    const link = await main().findByRole('link', { name: 'Nach „Island“ suchen' });
    expect(link.getAttribute('href')).toBe('/search?q=Island');
  });
});

describe('the player', () => {
  it('has controls with names, and a transcript that can be searched and leads to its places', async () => {
    await openMedium();
    const player = within(main().getByRole('region', { name: /^Player/ }));
    for (const name of ['10 Sekunden zurück', '10 Sekunden vor', 'Ton aus', 'Untertitel', 'Ganzer Bildschirm']) {
      player.getByRole('button', { name });
    }
    const transcript = within(main().getByRole('region', { name: 'Mitlesen' }));
    const line = await transcript.findByRole('button', { name: /Magma steigt auf/ });
    await user.type(transcript.getByRole('searchbox'), 'magma');
    transcript.getByText('1 Stelle');
    expect(line.querySelector('mark')?.textContent).toBe('Magma');
    await user.click(line);
    expect(document.querySelector('video')?.currentTime).toBe(5);
    expect(line.getAttribute('aria-current')).toBe('true');
  });

  it('obeys its keys only while it has the focus', async () => {
    await openMedium();
    fireEvent.keyDown(main().getByRole('heading', { level: 1 }), { key: 'k' });
    expect(play).not.toHaveBeenCalled();
    fireEvent.keyDown(main().getByRole('region', { name: /^Player/ }), { key: 'k' });
    expect(play).toHaveBeenCalled();
  });

  it('is asked for once more when its link has ended, and then says what is wrong', async () => {
    const { fetchPath } = await openMedium();
    const calls = () => fetchPath.mock.calls.filter(([path]) => path === '/api/v1/media/M1').length;
    const before = calls();
    const video = document.querySelector('video');
    if (!video) throw new Error('There should be a film');
    fireEvent.error(video);
    await waitFor(() => expect(calls()).toBe(before + 1));
    fireEvent.error(video);
    await main().findByText('Die Wiedergabe ist unterbrochen');
  });
});

describe('clips', () => {
  it('are kept, removed and brought back', async () => {
    await openMedium();
    await user.click(main().getByRole('button', { name: 'Ausschnitt merken' }));
    await user.click(main().getByRole('button', { name: 'Ausschnitt speichern' }));
    main().getByText('Geben Sie dem Ausschnitt einen Titel.');
    await user.type(main().getByRole('textbox', { name: 'Titel des Ausschnitts' }), 'Anfang');
    await user.click(main().getByRole('button', { name: 'Ausschnitt speichern' }));
    expect(await main().findByRole('link', { name: 'Anfang' })).toHaveProperty('pathname', '/media/C1');
    await user.click(main().getByRole('button', { name: '„Anfang“ entfernen' }));
    await waitFor(() => expect(main().queryByRole('link', { name: 'Anfang' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await main().findByRole('link', { name: 'Anfang' });
  });

  it.each<[string, Opening]>([
    ['pupils', { as: aPupil }],
    ['guests', { as: false }],
    ['a publisher', { config: { Type: 'hueber' } }],
  ])('are nothing for %s', async (_, opening) => {
    await openMedium(opening);
    expect(main().queryByRole('heading', { name: 'Ausschnitte' })).toBeNull();
  });

  it('play alone and lead to the whole film', async () => {
    await openMedium({
      changes: { clip: { source: 'M7', sourceTitle: 'Der ganze Film', start: 20, end: 30, isOwn: true } },
    });
    expect(linkTarget('Den ganzen Film ansehen')).toBe('/media/M7');
    main().getByText('0:00 / 0:10');
  });
});
