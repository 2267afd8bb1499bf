import { useEffect, useRef, useState } from 'react';
import type { SnackbarHold } from './snackbar';

/** How long a message stays when nobody touches it. */
export const SNACKBAR_MILLISECONDS = 8000;

/** Takes a message away after 8 seconds; while it is hovered or focused the clock stands, and afterwards goes on where
 *  it stopped. `message` is any value that changes with each message, null when there is none. */
export function useSnackbarTimer(
  message: unknown,
  onElapsed: () => void,
  milliseconds = SNACKBAR_MILLISECONDS,
): SnackbarHold {
  const [holders, setHolders] = useState({ pointer: false, focus: false });
  const remaining = useRef(milliseconds);
  const elapsed = useRef(onElapsed);
  const isHeld = holders.pointer || holders.focus;

  useEffect(() => {
    elapsed.current = onElapsed;
  });

  // A new message starts a new clock.
  useEffect(() => {
    remaining.current = milliseconds;
    // What vanishes under the pointer sends no leave event.
    if (message === null) setHolders({ pointer: false, focus: false });
  }, [message, milliseconds]);

  useEffect(() => {
    if (message === null || isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => elapsed.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [message, isHeld]);

  return {
    onPointerEnter: () => setHolders((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHolders((now) => ({ ...now, pointer: false })),
    onFocus: () => setHolders((now) => ({ ...now, focus: true })),
    onBlur: () => setHolders((now) => ({ ...now, focus: false })),
  };
}
