import type { MediaItem } from '@mediathek/contract';

/** A medium that already stands further up is not shown a second time. */
export function withoutRepeats(media: readonly MediaItem[], shown: readonly MediaItem[]): readonly MediaItem[] {
  const known = new Set(shown.map(({ identifier }) => identifier));
  return media.filter(({ identifier }) => !known.has(identifier));
}
