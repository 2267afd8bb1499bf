import type { CurrentConfig } from './frontend-config';
import { type CurrentUser, isStudent } from './user';

/**
 * Which part of the stock somebody is shown unasked, as on the homepage:
 * `stock` all of it, `licensed` open media and what their school may use, `shared` open media and what a
 * class shared with them, `open` open media only, `none` nothing.
 */
export type MediaScope = 'stock' | 'licensed' | 'shared' | 'open' | 'none';

/** Guests see the whole stock where there is a catalogue, else the open part where they may search; pupils what was shared with them. */
export function mediaScope({ config, user }: { config: CurrentConfig; user: CurrentUser }): MediaScope {
  if (isStudent(user)) return 'shared';
  if (user !== false) return 'licensed';
  if (config === false) return 'none';
  if (config.Katalog) return 'stock';
  return config.SearchNotLoggedIn && !config.DisableSearch ? 'open' : 'none';
}

/** A search finds what somebody may use: guests the open part, pupils also what was shared with them, staff what is licensed. */
export function searchScope(user: CurrentUser): MediaScope {
  if (user === false) return 'open';
  return isStudent(user) ? 'shared' : 'licensed';
}

/** Signed-in people read every description; guests what their part of the stock holds, and no teacher's clips. */
export function mayReadMedium(
  visitor: { config: CurrentConfig; user: CurrentUser },
  { isOpen, isClip }: { isOpen: boolean; isClip: boolean },
): boolean {
  if (visitor.user !== false) return true;
  const scope = mediaScope(visitor);
  return !isClip && (scope === 'stock' || (scope === 'open' && isOpen));
}
