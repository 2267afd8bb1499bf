/** So many failures in a row, and a source is left alone for a while. */
const mostFailures = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * 60_000;

/**
 * Leaves a source alone that fails again and again: for half a minute first, then for twice as long each time, ten minutes
 * at most. After a pause one question is let through; when it is answered, all are.
 */
export function circuitBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let pausedUntil = 0;
  let isTrying = false;

  return {
    /** Whether a question may be asked now; if so, its end has to be told. */
    mayAsk(): boolean {
      if (failures < mostFailures) return true;
      if (now() < pausedUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    /** Seconds until it is worth asking again. */
    secondsLeft: (): number => Math.max(1, Math.ceil((pausedUntil - now()) / 1000)),
    succeeded(): void {
      failures = 0;
      isTrying = false;
    },
    failed(): void {
      failures += 1;
      isTrying = false;
      const pauses = failures - mostFailures;
      if (pauses >= 0) pausedUntil = now() + Math.min(firstPauseMs * 2 ** pauses, longestPauseMs);
    },
  };
}
