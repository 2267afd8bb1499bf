import type { FrontendConfig } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

// Typing without a pause between the keys.
const user = userEvent.setup({ delay: null });

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const problem = (status: number, type: string, more = {}) =>
  json({ type: `/problems/${type}`, title: '', status, ...more }, status, 'application/problem+json');

type Answer = (path: string, body: unknown) => Promise<Response>;

/** Opens the page; `answer` is asked for every sign-in, everything else is not found. */
async function openSignIn(answer: Answer = async () => json(aTeacher), config: Partial<FrontendConfig> = {}, at = '') {
  const opened = await openPortal(`/login${at}`, { config: { ...aMediaCentre, ...config } });
  const sent = vi.fn(answer);
  opened.fetchPath.mockImplementation(async (path: string, init: RequestInit = {}) =>
    init.method === 'POST' ? sent(path, JSON.parse(String(init.body ?? 'null'))) : problem(404, 'not-found'),
  );
  return { ...opened, sent };
}

const adults = () => within(screen.getByRole('region', { name: 'Anmelden' }));
const pupils = () => within(screen.getByRole('region', { name: 'Ich habe einen Code' }));
const login = () => adults().getByRole('textbox', { name: 'Benutzername oder E-Mail-Adresse' });
const password = () => adults().getByLabelText('Passwort');
const submit = () => adults().getByRole('button', { name: 'Anmelden' });
const code = () => pupils().getByRole('textbox', { name: 'Gib den Code von deiner Karte ein' });
const go = () => pupils().getByRole('button', { name: 'Los geht’s' });

async function signIn(name = 'a.sommer', secret = 'geheim') {
  await user.type(login(), name);
  await user.type(password(), secret);
  await user.click(submit());
}

function describedBy(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('signing in with a password', () => {
  it('sends name and password once and goes to the homepage', async () => {
    const { sent, address } = await openSignIn();
    await signIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent.mock.calls).toEqual([['/api/v1/auth/login', { login: 'a.sommer', password: 'geheim' }]]);
  });

  it('goes on to the page that was wanted before', async () => {
    localStorage.setItem('redirectUrl', '/imprint?from=login');
    const { address } = await openSignIn();
    await signIn();
    await waitFor(() => expect(address()).toBe('/imprint?from=login'));
    expect(localStorage.getItem('redirectUrl')).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example'])('never follows %s to another site', async (target) => {
    localStorage.setItem('redirectUrl', target);
    const { address } = await openSignIn();
    await signIn();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('says what to do next when refused, and not which part was wrong', async () => {
    await openSignIn(async () => problem(401, 'sign-in-refused'));
    await signIn();
    const text =
      'Diese Angaben passen nicht zusammen. Bitte prüfen Sie alle Felder und geben Sie das Passwort noch einmal ein.';
    await waitFor(() => expect(describedBy(password())).toContain(text));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('keeps what was typed when refused, except the password', async () => {
    await openSignIn(async () => problem(401, 'sign-in-refused'), { LoginSchulnummer: true });
    await user.type(adults().getByRole('textbox', { name: 'Schulnummer' }), '99000101');
    await signIn();
    await waitFor(() => expect(password()).toHaveProperty('value', ''));
    expect(login()).toHaveProperty('value', 'a.sommer');
    expect(adults().getByRole('textbox', { name: 'Schulnummer' })).toHaveProperty('value', '99000101');
  });

  it('takes the remark back as soon as the person types again', async () => {
    await openSignIn(async () => problem(401, 'sign-in-refused'));
    await signIn();
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    await user.type(password(), 'x');
    expect(password().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    [{ retryAfter: 45 }, 'Zu viele Versuche. Bitte warten Sie 45 Sekunden und versuchen Sie es dann noch einmal.'],
    [{ retryAfter: 700 }, 'Zu viele Versuche. Bitte warten Sie 12 Minuten und versuchen Sie es dann noch einmal.'],
    [{}, 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.'],
  ])('says in words how long to wait after too many attempts (%j)', async (more, text) => {
    await openSignIn(async () => problem(429, 'too-many-requests', more));
    await signIn();
    expect((await adults().findByText(text)).closest('[role=status]')).not.toBeNull();
    expect(password()).toHaveProperty('value', 'geheim');
  });

  it('offers to try again without a connection and keeps everything typed', async () => {
    let isOnline = false;
    const { address } = await openSignIn(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return json(aTeacher);
    });
    await signIn();
    const alert = await adults().findByRole('alert');
    expect(alert.textContent).toContain('Wir erreichen den Server nicht.');
    expect(password()).toHaveProperty('value', 'geheim');
    isOnline = true;
    await user.click(adults().getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('takes the blame for a fault of the server', async () => {
    await openSignIn(async () => problem(500, 'internal'));
    await signIn();
    expect((await adults().findByRole('alert')).textContent).toContain('Der Fehler liegt bei uns.');
  });

  it('is busy while the server answers, and a second press sends nothing', async () => {
    let answer = (_: Response) => {};
    const { sent } = await openSignIn(() => new Promise((resolve) => (answer = resolve)));
    await signIn();
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
    await user.click(submit());
    await user.type(password(), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(adults().getByText('Sie werden angemeldet.')).toBeDefined();
    await act(async () => answer(problem(401, 'sign-in-refused')));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  });

  it('names empty fields and their remedy, goes to the first one and sends nothing', async () => {
    const { sent } = await openSignIn();
    await user.click(submit());
    expect(describedBy(login())).toContain('Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.');
    expect(describedBy(password())).toContain('Geben Sie Ihr Passwort ein.');
    await waitFor(() => expect(document.activeElement).toBe(login()));
    expect(sent).not.toHaveBeenCalled();
  });

  it('fetches a new token and sends again when the session has changed in another window', async () => {
    const { fetchPath, address } = await openSignIn();
    const tokens: unknown[] = [];
    fetchPath.mockImplementation(async (path: string, init: RequestInit = {}) => {
      if (path === '/api/v1/config/frontend') {
        return new Response('{}', { headers: { 'content-type': 'application/json', 'x-csrf-token': 'fresh' } });
      }
      if (init.method !== 'POST') return problem(404, 'not-found');
      const token = new Headers(init.headers).get('x-csrf-token');
      tokens.push(token);
      return token === 'fresh' ? json(aTeacher) : problem(403, 'csrf-token');
    });
    await signIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect(tokens).toEqual(['token', 'fresh']);
  });

  it('tells the browser which field is which', async () => {
    await openSignIn();
    expect(login().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    expect(code().getAttribute('autocomplete')).toBe('off');
  });

  it('never sends a password in the address, should the scripts be missing', async () => {
    await openSignIn();
    expect(login().closest('form')?.getAttribute('method')).toBe('post');
    expect(code().closest('form')?.getAttribute('method')).toBe('post');
  });
});

describe('the fields and links that switches decide about', () => {
  it('asks for the school number only where it is switched on', async () => {
    await openSignIn();
    expect(adults().queryByRole('textbox', { name: 'Schulnummer' })).toBeNull();
  });

  it('sends school number and borrower code where both are switched on', async () => {
    const { sent } = await openSignIn(async () => json(aTeacher), { LoginSchulnummer: true, LoginEntleiherCode: true });
    await user.type(adults().getByRole('textbox', { name: 'Schulnummer' }), '99000101');
    await user.type(adults().getByRole('textbox', { name: 'Entleihercode' }), 'L-7');
    await signIn();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[1]).toEqual({
      login: 'a.sommer',
      password: 'geheim',
      schoolNumber: '99000101',
      borrowerCode: 'L-7',
    });
  });

  it.each([
    ['', '/login/password-request'],
    ['https://konto.example/reset', 'https://konto.example/reset'],
  ])('leads whoever forgot the password to %j or the own page', async (PasswordResetURL, expected) => {
    await openSignIn(undefined, { PasswordResetURL });
    const link = adults().getByRole('link', { name: 'Passwort vergessen?' });
    expect(link.getAttribute('href')).toBe(expected);
  });

  it.each([
    [{ AllowRegister: true }, '/register'],
    [{ RegisterURL: 'https://schule.example/neu' }, 'https://schule.example/neu'],
    [{ AllowRegister: true, RegisterURL: 'https://schule.example/neu' }, 'https://schule.example/neu'],
    [{}, undefined],
  ])('offers registration where there is one (%j)', async (config, expected) => {
    await openSignIn(undefined, config);
    const link = adults().queryByRole('link', { name: 'Für Ihre Schule registrieren' });
    expect(link?.getAttribute('href')).toBe(expected);
  });
});

describe('signing in with a code', () => {
  it('takes a whole pasted code in any case, with its dashes', async () => {
    const { sent, address } = await openSignIn(async () => json(aPupil));
    await user.click(code());
    await user.paste(' meda-thek-2345 ');
    expect(code()).toHaveProperty('value', 'MEDA-THEK-2345');
    await user.click(go());
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent.mock.calls).toEqual([['/api/v1/auth/access-code', { code: 'MEDATHEK2345' }]]);
  });

  it('says kindly that a code is unknown and keeps it', async () => {
    await openSignIn(async () => problem(401, 'sign-in-refused'));
    await user.type(code(), 'meda thek 2345');
    await user.click(go());
    const text = 'Diesen Code kennen wir nicht. Schau noch einmal auf deine Karte.';
    await waitFor(() => expect(describedBy(code())).toContain(text));
    expect(code()).toHaveProperty('value', 'MEDA-THEK-2345');
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });

  it.each([
    ['', 'Gib zuerst deinen Code ein.'],
    ['MEDATHEK', 'Dein Code hat 12 Zeichen. Es fehlen noch 4.'],
    ['MEDATHEK234', 'Dein Code hat 12 Zeichen. Es fehlt noch eins.'],
  ])('says what is missing of %j and sends nothing', async (typed, text) => {
    const { sent } = await openSignIn();
    if (typed) await user.type(code(), typed);
    await user.click(go());
    expect(describedBy(code())).toContain(text);
    expect(sent).not.toHaveBeenCalled();
  });

  it('says that a character occurs in no code, until another one is typed', async () => {
    await openSignIn();
    const text = 'Die Zeichen 0, O, 1, I und L gibt es in keinem Code. Schau noch einmal genau hin.';
    await user.type(code(), 'K7O');
    expect(describedBy(code())).toContain(text);
    await user.type(code(), 'Q');
    expect(describedBy(code())).not.toContain(text);
    expect(code()).toHaveProperty('value', 'K7Q');
  });

  it('addresses pupils as du when they have to wait', async () => {
    await openSignIn(async () => problem(429, 'too-many-requests', { retryAfter: 120 }));
    await user.type(code(), 'MEDATHEK2345');
    await user.click(go());
    const text = 'Das waren zu viele Versuche. Warte 2 Minuten und probiere es dann noch einmal.';
    expect(await pupils().findByText(text)).toBeDefined();
  });

  it('has the code field ready for whoever said that they have a code', async () => {
    await openSignIn(undefined, {}, '?with=code');
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });
});

describe('the page', () => {
  it('has one main heading and then the pupils’ one', async () => {
    await openSignIn();
    const headings = within(screen.getByRole('main')).getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H1 Anmelden',
      'H2 Ich habe einen Code',
    ]);
  });

  it('tells whoever is signed in, and lets them out', async () => {
    await openPortal('/login', { user: aTeacher });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sie sind schon angemeldet');
    expect(screen.getByText('Angemeldet ist Anna Sommer.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeDefined();
  });

  it('calls a signed-in pupil du', async () => {
    await openPortal('/login', { user: aPupil });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Du bist schon angemeldet');
  });

  it('speaks English', async () => {
    const opened = await openPortal('/login', {
      answers: { 'GET /api/v1/setup/locale/en': { default: baseTexts.en, custom: {} } },
    });
    await act(() => opened.portal.session.changeLanguage('en'));
    opened.fetchPath.mockImplementation(async () => problem(401, 'sign-in-refused'));
    const section = within(screen.getByRole('region', { name: 'Sign in' }));
    await user.type(section.getByRole('textbox', { name: 'User name or e-mail address' }), 'teacher');
    await user.type(section.getByLabelText('Password'), 'wrong');
    await user.click(section.getByRole('button', { name: 'Sign in' }));
    const text = 'These details do not match. Please check every field and enter the password again.';
    await waitFor(() => expect(describedBy(section.getByLabelText('Password'))).toContain(text));
  });
});
