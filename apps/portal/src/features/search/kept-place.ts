/** How far somebody had come in a list of results. */
export interface Place {
  /** Which search it was; the same step of the history may have led to another one. */
  readonly search: string;
  readonly pages: number;
  readonly top: number;
}

const prefix = 'results ';
/** Older places are forgotten first; nobody goes back further. */
const mostPlaces = 20;

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['pages', 'top'].every((name) => Number.isFinite((value as Record<string, unknown>)[name]))
  );
}

/** The step of the browser's history one is on; it survives a reload, and going back leads to the same one. */
export function historyStep(): string | undefined {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;
  return typeof key === 'string' ? key : undefined;
}

export function readPlace(storage: Storage | undefined, step: string | undefined): Place | undefined {
  try {
    const text = step && storage?.getItem(prefix + step);
    const value: unknown = text ? JSON.parse(text) : undefined;
    return isPlace(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(storage: Storage | undefined, step: string | undefined, place: Place): void {
  if (!step || !storage) return;
  try {
    const name = prefix + step;
    if (storage.getItem(name) === null) forgetOldest(storage);
    storage.setItem(name, JSON.stringify(place));
  } catch {
    // A full or forbidden storage costs the place after a reload, nothing else.
  }
}

function forgetOldest(storage: Storage) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const places = names.filter((name) => name.startsWith(prefix));
  for (const name of places.slice(0, Math.max(0, places.length - mostPlaces + 1))) storage.removeItem(name);
}
