import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is shown inside another site, such as a learning platform. */
export function useIsFramed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => false,
  );
}

/** Whether there is a page before this one in the window. */
export function useCanGoBack(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => window.history.length > 1,
    () => false,
  );
}
