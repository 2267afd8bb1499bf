import { linkTo } from '@mediathek/domain';
import type { Events } from '../shared/events';
import type { PortalState } from '../shared/portal';
import type { RedirectUrl } from '../shared/redirect-url';
import type { Store } from '../shared/store';
import type { Overlays } from './overlays/overlays-state';

export interface RuleSurroundings {
  readonly events: Events;
  readonly state: Store<PortalState>;
  readonly overlays: Store<Overlays>;
  readonly redirectUrl: RedirectUrl;
  readonly navigate: (href: string) => void;
}

/** What the shell does when something happens anywhere in the portal. */
export function followEvents({ events, state, overlays, redirectUrl, navigate }: RuleSurroundings): void {
  events.on('loginPrompt', ({ redirect, forced = false }) => {
    redirectUrl.store(redirect);
    if (!forced && overlays.get().hasDialogs) overlays.set({ open: 'login' });
    else navigate(linkTo('login'));
  });

  events.on('aiSearch', () => {
    const { user, config } = state.get();
    const mayAsk = user !== false || (config !== false && config.SearchNotLoggedIn);
    if (mayAsk) overlays.set({ open: 'aiSearch' });
    else events.emit('loginPrompt', { redirect: linkTo('ai-search') });
  });

  events.on('refresh', () => {
    overlays.set({ open: undefined });
    state.set({ version: state.get().version + 1 });
  });

  events.on('snackbar', (snackbar) => overlays.set({ snackbar }));
}
