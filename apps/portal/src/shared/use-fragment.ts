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
  const [taken, setTaken] = useState<string>();

  useEffect(() => {
    const found = new URLSearchParams(hash).get(name);
    setTaken((before) => found ?? before ?? '');
    if (found) navigate(pathname + searchStr, { replace: true });
  }, [name, hash, pathname, searchStr, navigate]);

  return taken;
}
