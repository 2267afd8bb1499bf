import type { CurrentConfig, CurrentUser } from '@mediathek/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aTeacher } from '../../test/people';
import { aBootstrap, origin } from '../../test/render-portal';
import { createEvents } from '../shared/events';
import { createRedirectUrl } from '../shared/redirect-url';
import { createStore } from '../shared/store';
import { followEvents } from './event-rules';
import { createOverlays } from './overlays/overlays-state';

afterEach(() => localStorage.clear());

function setUp({ user = false as CurrentUser, config = aMediaCentre as CurrentConfig, hasDialogs = true } = {}) {
  const events = createEvents();
  const state = createStore({ ...aBootstrap({ user, config }), version: 0 });
  const overlays = createOverlays();
  overlays.set({ hasDialogs });
  const navigate = vi.fn();
  followEvents({ events, state, overlays, redirectUrl: createRedirectUrl(localStorage, origin), navigate });
  return { events, state, overlays, navigate };
}

describe('the login prompt', () => {
  it.each([
    { forced: undefined, hasDialogs: true, opens: true },
    { forced: false, hasDialogs: true, opens: true },
    { forced: true, hasDialogs: true, opens: false },
    { forced: false, hasDialogs: false, opens: false },
    { forced: true, hasDialogs: false, opens: false },
  ])('opens the dialog: $opens, when forced is $forced and there is a dialog: $hasDialogs', (given) => {
    const { events, overlays, navigate } = setUp(given);
    events.emit('loginPrompt', { redirect: '/classes', ...(given.forced !== undefined && { forced: given.forced }) });
    expect(localStorage.getItem('redirectUrl')).toBe('/classes');
    expect(overlays.get().open).toBe(given.opens ? 'login' : undefined);
    expect(navigate.mock.calls).toEqual(given.opens ? [] : [['/login']]);
  });
});

describe('the wish to ask in own words', () => {
  const closed = { ...aMediaCentre, SearchNotLoggedIn: false };
  it.each([
    { who: 'a teacher', user: aTeacher, config: closed, opens: 'aiSearch' },
    { who: 'a guest where guests may search', user: false as const, config: aMediaCentre, opens: 'aiSearch' },
    { who: 'a guest elsewhere', user: false as const, config: closed, opens: 'login' },
    { who: 'a guest without configuration', user: false as const, config: false as const, opens: 'login' },
  ])('opens $opens for $who', ({ user, config, opens }) => {
    const { events, overlays } = setUp({ user, config });
    events.emit('aiSearch');
    expect(overlays.get().open).toBe(opens);
    expect(localStorage.getItem('redirectUrl')).toBe(opens === 'login' ? '/search/ai' : null);
  });
});

it('draws everything anew at a refresh, and closes what lies over the page', () => {
  const { events, overlays, state } = setUp();
  overlays.set({ open: 'profile' });
  events.emit('refresh');
  events.emit('refresh');
  expect(state.get().version).toBe(2);
  expect(overlays.get().open).toBeUndefined();
});

it('shows a message with its type, the latest one', () => {
  const { events, overlays } = setUp();
  events.emit('snackbar', { message: 'Gespeichert.', type: 'success' });
  events.emit('snackbar', { message: 'Nicht gespeichert.', type: 'error' });
  expect(overlays.get().snackbar).toEqual({ message: 'Nicht gespeichert.', type: 'error' });
});
