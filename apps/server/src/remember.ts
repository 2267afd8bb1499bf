/**
 * Keeps what was loaded for a short while, by key, so that thirty pupils who come at once cost one look-up.
 * Whoever asks while it is being loaded waits for the same answer; a failure is not kept.
 */
export function remember<T>(milliseconds: number, now: () => number = performance.now.bind(performance)) {
  const kept = new Map<string, { value: Promise<T>; until: number }>();

  return (key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.value;
    const value = load();
    kept.set(key, { value, until: now() + milliseconds });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}
