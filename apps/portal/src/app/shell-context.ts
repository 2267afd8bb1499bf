import { createContext, useContext } from 'react';
import { type Store, useStore } from '../shared/store';
import type { Overlays } from './overlays/overlays-state';
import type { ScrollRule } from './scroll-rule';

/** What only the shell itself needs. */
export interface ShellParts {
  readonly overlays: Store<Overlays>;
  readonly scroll: ScrollRule;
  /** A part of the page that the server has drawn answers to touch and keys from now on: first the frame, then the page in it. */
  readonly onAwake: (part: 'frame' | 'page') => void;
}

const ShellContext = createContext<ShellParts | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('useShell needs a ShellProvider above it');
  return parts;
}

export function useOverlays(): Overlays {
  return useStore(useShell().overlays, (overlays) => overlays);
}
