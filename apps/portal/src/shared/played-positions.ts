/** Where somebody stopped in a film or a recording. Kept in this browser only, and for this long. */
const keepDays = 60;
const mostKept = 100;
const day = 86_400_000;
const key = 'positions';

/** Whoever has seen a few seconds has not begun, and whoever has seen almost all is done. */
const least = 8;
const restThatCountsAsDone = 0.03;

type Entry = readonly [second: number, savedAt: number];

export interface PlayedPositions {
  /** Where to go on; nothing where there is nothing to go on from. */
  find(id: string): number | undefined;
  remember(id: string, second: number, duration: number): void;
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));

/** A position is worth keeping once the film has begun and until it is as good as over. */
export function isWorthKeeping(second: number, duration: number): boolean {
  return second >= least && Number.isFinite(duration) && second < duration * (1 - restThatCountsAsDone);
}

export function createPlayedPositions(storage: Storage | undefined, now: () => number): PlayedPositions {
  function read(): Map<string, Entry> {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
      const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
      return new Map(
        entries
          .filter((pair): pair is [string, Entry] => isEntry(pair[1]))
          .filter(([, [, savedAt]]) => now() - savedAt < keepDays * day),
      );
    } catch {
      return new Map();
    }
  }

  return {
    find: (id) => read().get(id)?.[0],
    remember(id, second, duration) {
      const entries = read();
      entries.delete(id);
      if (isWorthKeeping(second, duration)) entries.set(id, [Math.round(second * 10) / 10, now()]);
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries([...entries].slice(-mostKept))));
      } catch {
        // Without storage the film begins at its beginning.
      }
    },
  };
}

/** At sign-in and sign-out: what the one person watched is nothing for the next one at this device. */
export function forgetPlayedPositions(storage: Storage | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A storage that cannot be written holds nothing of ours either.
  }
}
