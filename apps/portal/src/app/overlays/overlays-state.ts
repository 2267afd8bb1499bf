import type { PortalEvents } from '../../shared/events';
import { createStore, type Store } from '../../shared/store';

export type Overlay = 'login' | 'aiSearch' | 'profile' | 'menu';

/** What lies over the page. */
export interface Overlays {
  readonly open: Overlay | undefined;
  /** Whether the page holds the dialogs; before that, and on pages without them, there is none to show. */
  readonly hasDialogs: boolean;
  readonly snackbar: PortalEvents['snackbar'] | null;
}

export function createOverlays(): Store<Overlays> {
  return createStore<Overlays>({ open: undefined, hasDialogs: false, snackbar: null });
}
