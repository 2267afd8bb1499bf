interface Options {
  /** How long something is kept. */
  milliseconds: number;
  /** How many things are kept at the most; the oldest goes first. */
  most?: number;
  now?: () => number;
}

/**
 * Keeps what was loaded for a short while, by key, so that thirty pupils who come at once cost one look-up.
 * Whoever asks while it is being loaded waits for the same answer; a failure is not kept.
 */
export function remember<T>({ milliseconds, most = 1000, now = () => performance.now() }: Options) {
  const kept = new Map<string, { value: Promise<T>; until: number }>();

  function recall(key: string, load: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    if (known && known.until > now()) return known.value;
    const value = load();
    kept.delete(key);
    kept.set(key, { value, until: now() + milliseconds });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  return {
    recall,
    forget: (key: string): void => void kept.delete(key),
    forgetAll: (): void => kept.clear(),
  };
}
