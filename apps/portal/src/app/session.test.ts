import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDistrictAdmin, aPupil, aSchoolAdmin, aSchoolAdminInSimpleView, aTeacher } from '../../test/people';
import { makePortal, settle } from '../../test/render-portal';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const EmptyPage = () => null;
const viewAnswers = { 'PUT /api/v1/user/view': aSchoolAdminInSimpleView };

describe('changing the view', () => {
  it('asks the server, draws everything anew, and opens the profile menu after 10 ms', async () => {
    vi.useFakeTimers();
    const { portal, overlays, fetchPath } = makePortal('/', { user: aSchoolAdmin, answers: viewAnswers });
    overlays.set({ open: 'profile' });
    await portal.session.changeView();

    expect(fetchPath.mock.lastCall?.[1]).toMatchObject({
      method: 'PUT',
      body: '{"school_admin":2}',
      headers: { 'x-csrf-token': 'token' },
    });
    expect(portal.state.get()).toMatchObject({ user: aSchoolAdminInSimpleView, version: 1 });
    expect(overlays.get().open).toBeUndefined();
    vi.advanceTimersByTime(9);
    expect(overlays.get().open).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(overlays.get().open).toBe('profile');
  });

  it.each([
    { page: '/classes', next: '/' },
    { page: '/school', next: '/' },
    { page: '/library', next: '/library' },
  ])('leads from $page to $next when it ends the advanced view', async ({ page, next }) => {
    const { portal, history } = makePortal(page, { user: aSchoolAdmin, answers: viewAnswers });
    await portal.session.changeView();
    await settle();
    expect(history.location.href).toBe(next);
  });

  it('leaves the profile menu closed when it was done on a page', async () => {
    vi.useFakeTimers();
    const { portal, overlays } = makePortal('/profile', { user: aSchoolAdmin, answers: viewAnswers });
    await portal.session.changeView({ opensMenu: false });
    vi.advanceTimersByTime(100);
    expect(portal.state.get().user).toEqual(aSchoolAdminInSimpleView);
    expect(overlays.get().open).toBeUndefined();
  });

  it('changes nothing for whoever is no school administrator', async () => {
    for (const user of [false, aTeacher, aPupil] as const) {
      const { portal, fetchPath } = makePortal('/', { user });
      await portal.session.changeView();
      expect(fetchPath).not.toHaveBeenCalled();
    }
  });

  it('stays as it is and says so when the server refuses', async () => {
    const { portal, overlays } = makePortal('/', { user: aSchoolAdmin });
    await portal.session.changeView();
    expect(portal.state.get()).toMatchObject({ user: aSchoolAdmin, version: 0 });
    expect(overlays.get().snackbar?.type).toBe('error');
  });
});

describe('signing in as an administrator', () => {
  const factor = (required: boolean, enabled: boolean) => ({
    'GET /api/v1/profile/second-factor': { required, enabled, recoveryCodesLeft: 0 },
  });

  it.each([
    ['the profile while the second factor that is a duty is missing', factor(true, false), '/profile'],
    ['the wanted page once it is set up', factor(true, true), '/library/books'],
    ['the wanted page where it is no duty', factor(false, false), '/library/books'],
    ['the wanted page when the question fails', {}, '/library/books'],
  ])('leads to %s', async (_case, answers, expected) => {
    const { portal, history } = makePortal('/login', { answers });
    portal.redirectUrl.store('/library/books');
    portal.session.enter(aDistrictAdmin);
    // The page is fetched first.
    await vi.waitFor(() => expect(portal.state.get().user).not.toBe(false), { timeout: 15_000 });
    expect(history.location.href).toBe(expected);
  });

  it('asks about the second factor only of administrators', async () => {
    const { portal, fetchPath } = makePortal('/login', { answers: factor(true, false) });
    portal.session.enter(aTeacher);
    await vi.waitFor(() => expect(portal.state.get().user).not.toBe(false), { timeout: 15_000 });
    expect(fetchPath.mock.calls.map(([path]) => path)).not.toContain('/api/v1/profile/second-factor');
  });
});

describe('signing in', () => {
  it('leads to the wanted page, once', async () => {
    const { portal, history } = makePortal('/login');
    portal.redirectUrl.store('/library/books');
    portal.session.enter(aTeacher);
    await vi.waitFor(() => expect(portal.state.get().user).not.toBe(false));
    expect(history.location.href).toBe('/library/books');
    expect(portal.state.get().user).toEqual(aTeacher);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['nothing was wanted', ''],
    ['the wanted page is not for this person', '/theme'],
  ])('leads to the homepage when %s', async (_case, wanted) => {
    const { portal, history } = makePortal('/login');
    portal.redirectUrl.store(wanted);
    portal.session.enter(aTeacher);
    await vi.waitFor(() => expect(history.location.href).toBe('/'));
  });

  it('makes the next page ready before anything changes, so that nothing flickers', async () => {
    const { portal } = makePortal('/login');
    const { pages } = await import('./pages');
    const seen: unknown[] = [];
    vi.spyOn(pages.library, 'load').mockImplementationOnce(async () => {
      seen.push(portal.state.get().user);
      return { Page: EmptyPage };
    });
    portal.redirectUrl.store('/library');
    portal.session.enter(aTeacher);
    await vi.waitFor(() => expect(portal.state.get().user).toEqual(aTeacher));
    expect(seen).toEqual([false]);
  });

  it('forgets what the one before has seen', async () => {
    const { portal, fetchPath } = makePortal('/login', { answers: { 'GET /api/v1/setup/theme': '{}' } });
    await portal.get('GET /api/v1/setup/theme');
    portal.queries.setQueryData(['home', 'de'], 'of a guest');
    portal.session.enter(aTeacher);
    expect(portal.queries.getQueryData(['home', 'de'])).toBeUndefined();
    await portal.get('GET /api/v1/setup/theme');
    expect(fetchPath.mock.calls.filter(([path]) => path.endsWith('theme'))).toHaveLength(2);
  });
});

describe('signing out', () => {
  const answers = { 'POST /api/v1/auth/logout': undefined, 'GET /api/v1/setup/theme': '{}' };

  it('forgets the person and everything loaded for them', async () => {
    const { portal, overlays, fetchPath } = makePortal('/', { user: aTeacher, answers });
    await portal.get('GET /api/v1/setup/theme');
    portal.queries.setQueryData(['lists'], 'of a teacher');
    portal.redirectUrl.store('/classes');
    await portal.session.leave();
    await portal.get('GET /api/v1/setup/theme');
    expect(portal.state.get()).toMatchObject({ user: false, version: 1 });
    expect(portal.queries.getQueryData(['lists'])).toBeUndefined();
    expect(fetchPath.mock.calls.filter(([path]) => path.endsWith('theme'))).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
    expect(overlays.get().snackbar?.message).toBe('Sie sind abgemeldet.');
  });

  it('speaks to a pupil as to a pupil', async () => {
    const { portal, overlays } = makePortal('/', { user: aPupil, answers });
    await portal.session.leave();
    expect(overlays.get().snackbar?.message).toBe('Du bist abgemeldet.');
  });

  it('leaves a page for members by asking the server for one that guests may see', async () => {
    const { portal, leftFor } = makePortal('/library', { user: aTeacher, answers });
    await portal.session.leave();
    expect(leftFor).toEqual(['/']);
  });

  it('stays on a page that guests may see', async () => {
    const { portal, history, leftFor } = makePortal('/search?q=a', { user: aTeacher, answers });
    await portal.session.leave();
    await settle();
    expect([history.location.href, leftFor]).toEqual(['/search?q=a', []]);
  });

  it('leads to the login where guests have no homepage', async () => {
    const { portal, leftFor } = makePortal('/', { user: aTeacher, config: false, answers });
    await portal.session.leave();
    expect(leftFor).toEqual(['/login']);
  });

  it('says so when the server could not be reached, and the person stays signed in', async () => {
    const { portal, overlays } = makePortal('/', { user: aTeacher });
    await portal.session.leave();
    expect(portal.state.get().user).toEqual(aTeacher);
    expect(overlays.get().snackbar?.type).toBe('error');
  });
});

describe('changing the language', () => {
  const english = { default: { shell: { name: 'Media library' } }, custom: {} };

  it('loads the other texts and remembers the choice', async () => {
    const { portal } = makePortal('/', { answers: { 'GET /api/v1/setup/locale/en': english } });
    await portal.session.changeLanguage('en');
    expect(portal.state.get()).toMatchObject({ lang: 'en', texts: english, version: 0 });
    expect(document.cookie).toContain('lang=en');
  });

  it.each([
    ['cannot be loaded', {}],
    ['is empty', { 'GET /api/v1/setup/locale/fr': { default: {}, custom: {} } }],
  ])('stays in the old one when the new one %s', async (_case, answers) => {
    const { portal, overlays } = makePortal('/', { answers });
    await portal.session.changeLanguage('fr');
    expect(portal.state.get().lang).toBe('de');
    expect(overlays.get().snackbar?.type).toBe('error');
  });
});

it('remembers the chosen appearance', () => {
  const { portal } = makePortal('/');
  portal.session.changeScheme('dark');
  expect(portal.state.get().scheme).toBe('dark');
  expect(document.cookie).toContain('scheme=dark');
});

it('asks to sign in again when an answer shows that the session has ended', async () => {
  const { portal, overlays, fetchPath } = makePortal('/library?x=1', { user: aTeacher });
  overlays.set({ hasDialogs: true });
  fetchPath.mockResolvedValue(new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }));
  await portal.queries.prefetchQuery({ queryKey: ['x'], queryFn: () => portal.call('GET /api/v1/config/frontend') });
  expect(portal.state.get().user).toBe(false);
  expect(overlays.get().open).toBe('login');
  expect(localStorage.getItem('redirectUrl')).toBe('/library?x=1');
});
