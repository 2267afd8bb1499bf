/** The same entries with one of them at another place; the first place is 0. */
export function moved(ids: readonly string[], id: string, place: number): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** Which entry comes before a place, once the entry that moves there is taken out; none before the first. */
export function beforePlace(ids: readonly string[], id: string, place: number): string | null {
  return ids.filter((one) => one !== id)[place - 1] ?? null;
}

interface Edges {
  readonly top: number;
  readonly height: number;
}

/**
 * The place at which a pointer holds an entry, from the edges of all entries as they stand. An entry changes places with a
 * neighbour only where it would then lie under the pointer, so that high and low entries never flicker.
 */
export function placeAt(y: number, entries: readonly Edges[], from: number): number {
  const { height = 0 } = entries[from] ?? {};
  const isBelow = ({ top, height: own }: Edges) => y > Math.max(top, top + own - height);
  const isAbove = ({ top, height: own }: Edges) => y < Math.min(top + own, top + height);
  const down = entries.findLastIndex((entry, index) => index > from && isBelow(entry));
  if (down !== -1) return down;
  const up = entries.findIndex((entry, index) => index < from && isAbove(entry));
  return up === -1 ? from : up;
}
