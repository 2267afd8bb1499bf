import type { SnackbarKind } from '@mediathek/ui';

/** What happened, and what its listeners are told about it. */
export interface PortalEvents {
  /** Something needs a sign-in; afterwards the person goes on at `redirect`. Forced means that there is no page to stay on. */
  loginPrompt: { readonly redirect: string; readonly forced?: boolean };
  /** Somebody wants to ask in their own words. */
  aiSearch: undefined;
  /** The whole interface is to be drawn anew. */
  refresh: undefined;
  snackbar: {
    readonly message: string;
    readonly type: SnackbarKind;
    readonly action?: { readonly label: string; readonly onAction: () => void };
  };
  searchComplete: { readonly error: false };
  searchError: { readonly error: unknown };
}

export type EventName = keyof PortalEvents;
type Details<Name extends EventName> = PortalEvents[Name] extends undefined ? [] : [detail: PortalEvents[Name]];
type Listener<Name extends EventName> = (...details: Details<Name>) => void;

export interface Events {
  /** Listens until the returned function is called. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
  emit<Name extends EventName>(name: Name, ...details: Details<Name>): void;
}

/** Lets parts of the portal that know nothing of each other tell what happened. */
export function createEvents(): Events {
  const listeners: { [Name in EventName]?: Set<Listener<Name>> } = {};

  function listenersOf<Name extends EventName>(name: Name): Set<Listener<Name>> {
    const known: Set<Listener<Name>> | undefined = listeners[name];
    if (known) return known;
    const made = new Set<Listener<Name>>();
    Object.assign(listeners, { [name]: made });
    return made;
  }

  return {
    on(name, listener) {
      listenersOf(name).add(listener);
      return () => {
        listenersOf(name).delete(listener);
      };
    },
    emit(name, ...details) {
      for (const listener of [...listenersOf(name)]) listener(...details);
    },
  };
}
