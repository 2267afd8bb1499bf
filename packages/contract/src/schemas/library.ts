import { z } from 'zod';
import { mediaCard } from './media';
import { readableText } from './readable-text';

const instant = z.iso.datetime({ offset: true });
const seconds = z.number().min(0).max(360_000);

export const libraryTabs = ['media', 'apps', 'books', 'bookmarks', 'lists', 'history', 'loans', 'pool'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** A medium in somebody's library, and how it came there. */
export const libraryEntry = z.object({
  medium: mediaCard,
  codeId: z.string().nullable(),
  /** Given, bookmarked, used or put into the pool: when that was. */
  at: instant,
  /** Seconds into a film, for carrying on, and how long it is. */
  position: seconds.nullable(),
  duration: seconds.nullable(),
  givenBy: z.string().nullable(),
  rights: z.object({ remove: z.boolean() }),
});
export type LibraryEntry = z.infer<typeof libraryEntry>;

const libraryList = z.object({
  id: z.uuid(),
  title: z.string(),
  owner: z.string(),
  items: z.int().min(0),
  updatedAt: instant,
  /** Whether it is the viewer's to give to the school and to take out of its pool. */
  rights: z.object({ share: z.boolean() }),
});
export type LibraryList = z.infer<typeof libraryList>;

/** One tab of the library: what can be used, and what has expired apart from it. */
export const library = z.object({
  items: z.array(libraryEntry),
  expired: z.array(libraryEntry),
  /** Used up or ended within 28 days, without a place of one's own: shown on request. */
  inactive: z.array(libraryEntry),
  lists: z.array(libraryList),
});
export type Library = z.infer<typeof library>;

/** How far somebody came; without a place it was opened only, or seen to its end. */
export const playedPosition = z.strictObject({ position: seconds.nullable(), duration: seconds.nullable() });

/** Media that somebody removed from their own things by mistake. */
export const restoredMedia = z.strictObject({ identifiers: z.array(readableText(200).min(1)).min(1).max(500) });

/** What the homepage shows of somebody's own things. */
export const ownHome = z.object({
  classes: z.array(z.object({ id: z.uuid(), name: z.string(), subject: z.string() })),
  lists: z.array(libraryList),
  continued: z.array(libraryEntry),
  recent: z.array(libraryEntry),
  /** Licences of the school and own places that end within 28 days. */
  expiring: z.array(z.object({ medium: mediaCard, codeId: z.string().nullable(), daysLeft: z.int().min(0) })),
});
export type OwnHome = z.infer<typeof ownHome>;
