import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Most pages open at once; only whoever waits this long is told that something is under way. */
const patience = 300;

export function useProgress(): boolean {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setIsSlow(false);
      return;
    }
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}
