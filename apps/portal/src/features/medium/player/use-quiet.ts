import { useEffect, useRef, useState } from 'react';

const patience = 3000;

/** The controls leave the picture while it runs and nobody moves; any movement brings them back. */
export function useQuiet(isPlaying: boolean) {
  const [isQuiet, setIsQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wake() {
    clearTimeout(timer.current);
    setIsQuiet(false);
    if (isPlaying) timer.current = setTimeout(() => setIsQuiet(true), patience);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of playing is a reason to wake
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [isPlaying]);

  return { isQuiet: isQuiet && isPlaying, wake };
}
