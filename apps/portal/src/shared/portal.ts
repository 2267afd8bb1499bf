import type { LocaleTexts } from '@mediathek/contract';
import type { Client } from '@mediathek/contract/client';
import type { CurrentConfig, CurrentUser, Day, Theme, Visitor } from '@mediathek/domain';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { CachedGet } from './cached-get';
import type { Events } from './events';
import type { RedirectUrl } from './redirect-url';
import type { SearchBarState } from './search-bar-state';
import { type Store, useStore } from './store';

/** Light, dark, or as the device is set. */
export const schemeChoices = ['light', 'dark', 'auto'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** What every page depends on; false where the configuration is missing or nobody is signed in. */
export interface PortalState {
  readonly config: CurrentConfig;
  readonly user: CurrentUser;
  readonly lang: string;
  readonly texts: LocaleTexts;
  readonly theme: Theme;
  readonly scheme: SchemeChoice;
  /** Grows with every refresh; the interface is drawn anew. */
  readonly version: number;
}

/** What a person does about themselves. */
export interface Session {
  /** Somebody has signed in: forget what the one before saw, and go on where they wanted to go. */
  enter(user: Exclude<CurrentUser, false>): void;
  leave(): Promise<void>;
  /** Changes between advanced and simple view; the profile menu opens again unless it was done elsewhere. */
  changeView(options?: { readonly opensMenu?: boolean }): Promise<void>;
  changeLanguage(lang: string): Promise<void>;
  changeScheme(scheme: SchemeChoice): void;
}

/** Everything a page may use. */
export interface Portal {
  readonly state: Store<PortalState>;
  /** Calls the server. */
  readonly call: Client;
  /** Gets from the server, or from memory for 60 seconds. */
  readonly get: CachedGet;
  readonly events: Events;
  readonly queries: QueryClient;
  readonly searchBar: Store<SearchBarState>;
  readonly session: Session;
  readonly redirectUrl: RedirectUrl;
  /** Goes to an address of the portal, built with `linkTo`; a page that may not be opened is not. */
  navigate(href: string, options?: { readonly replace?: boolean }): void;
  /** The day the page was made, so that server and browser show the same. */
  readonly today: Day;
}

const PortalContext = createContext<Portal | undefined>(undefined);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}

export function usePortalState(): PortalState {
  return useStore(usePortal().state, (state) => state);
}

/** Configuration and person, as the rules of access want them. */
export function useVisitor(): Visitor {
  const { config, user } = usePortalState();
  return useMemo(() => ({ config, user }), [config, user]);
}
