import type { CurrentConfig } from './frontend-config';
import { type CurrentUser, isStaff, isTeacher } from './user';

/** Who a list is for: its owner alone, those it was shared with, or all staff of the owner's school. */
export const listVisibilities = ['private', 'shared', 'school'] as const;
export type ListVisibility = (typeof listVisibilities)[number];

/** How somebody comes to see a list: it is theirs, was shared with them, is the school's, or stands on a class's board. */
export const listOrigins = ['own', 'shared', 'school', 'class'] as const;
export type ListOrigin = (typeof listOrigins)[number];

/** A list holds at most so many media; what is longer is no longer a list for teaching. */
export const mostListItems = 300;
/** A person keeps at most so many lists of their own. */
export const mostLists = 500;
/** A removed list or medium can be brought back for so many days. */
export const listUndoDays = 30;

/** What the decision about a list depends on. */
export interface ListFacts {
  readonly ownerId: string;
  readonly schoolId: string | null;
  readonly visibility: ListVisibility;
  /** What it was shared with this person for, if it was. */
  readonly share: { readonly mayEdit: boolean } | undefined;
  /** A class that this person teaches has it on its board, or one they learn in has it there now. */
  readonly isOnBoard: boolean;
}

export interface ListAccess {
  readonly origin: ListOrigin;
  readonly mayEdit: boolean;
  /** Deciding who sees it is the owner's. */
  readonly mayShare: boolean;
  readonly mayRemove: boolean;
}

const reading = { mayEdit: false, mayShare: false, mayRemove: false } as const;

/**
 * A list is opened by its owner, by those it was shared with unless the owner made it private again, by the staff of the
 * school it was given to, and by everybody on whose class's board it stands. Only teachers change lists.
 */
export function decideListAccess(
  list: ListFacts,
  { id, user }: { readonly id: string | undefined; readonly user: CurrentUser },
): ListAccess | undefined {
  if (id === undefined || user === false) return undefined;
  if (list.ownerId === id) {
    const may = isTeacher(user);
    return { origin: 'own', mayEdit: may, mayShare: may, mayRemove: may };
  }
  if (list.visibility !== 'private' && list.share)
    return { ...reading, origin: 'shared', mayEdit: list.share.mayEdit && isTeacher(user) };
  if (list.visibility === 'school' && isStaff(user) && list.schoolId !== null && list.schoolId === user.school_id)
    return { ...reading, origin: 'school' };
  return list.isOnBoard ? { ...reading, origin: 'class' } : undefined;
}

/** Lists that nobody else sees exist only where the operator allows them. */
export function mayHaveVisibility(config: CurrentConfig, visibility: ListVisibility): boolean {
  return visibility !== 'private' || (config !== false && config.PrivateMedialists);
}

/** A new list is private where there are private lists, otherwise it can be shared at once. */
export function defaultListVisibility(config: CurrentConfig): ListVisibility {
  return mayHaveVisibility(config, 'private') ? 'private' : 'shared';
}
