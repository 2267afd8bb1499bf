import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePortal } from './portal';

/**
 * Takes a secret out of the part of the address behind the #, which no server ever sees, and clears it from the address,
 * so that it stays neither in the history nor on the screen. Undefined until it was looked for; empty where there is none.
 */
export function useFragment(name: string): string | undefined {
  const { navigate } = usePortal();
  const { hash, pathname, searchStr } = useLocation();
  // While the next page is being fetched, the address is already that page's.
  const [ownPath] = useState(pathname);
  const [taken, setTaken] = useState<string>();

  useEffect(() => {
    if (pathname !== ownPath) return;
    const found = new URLSearchParams(hash).get(name);
    setTaken((before) => found ?? before ?? '');
    if (found) navigate(pathname + searchStr, { replace: true });
  }, [name, hash, pathname, ownPath, searchStr, navigate]);

  return taken;
}
