import { z } from 'zod';
import { mediaItem } from './media';
import { searchWords } from './media-search';

const sourceId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** The words, and on wish only some of the repositories: those that had not answered yet, or one to be tried again. */
export const remoteQuery = z.strictObject({
  q: searchWords.default(''),
  source: z
    .union([sourceId, z.array(sourceId).min(1).max(30)])
    .transform((ids) => [ids].flat())
    .optional(),
});

/**
 * Something that an external repository has. It has every field of a medium, as far as they can be known; it is open, a web
 * address by its kind, and lies outside the portal.
 */
const remoteMedium = mediaItem.extend({
  /** Where it opens, always on the web. */
  address: z.string(),
  source: z.object({ id: z.string(), name: z.string() }),
  /** The terms in the words of the source; empty where it says nothing. */
  licence: z.string(),
  /** The year, where it is known. */
  published: z.string(),
});
export type RemoteMedium = z.infer<typeof remoteMedium>;

/**
 * How a repository fared: has answered; has not yet, and can be asked for by itself; took too long; failed; or is left alone
 * for a while because it failed again and again. Unasked when there were no words.
 */
const sourceState = z.enum(['answered', 'pending', 'slow', 'failed', 'paused', 'unasked']);

const remoteSource = z.object({
  id: z.string(),
  name: z.string(),
  state: sourceState,
  /** How many it has in all, where it has answered. */
  total: z.int().min(0).nullable(),
  /** Its own page with all results, where it has one. */
  page: z.string().nullable(),
  /** Seconds after which trying again is worth it. */
  retryAfter: z.int().min(0).nullable(),
});
export type RemoteSource = z.infer<typeof remoteSource>;

export const remoteResult = z.object({
  total: z.int().min(0),
  offset: z.int().min(0),
  items: z.array(remoteMedium),
  sources: z.array(remoteSource),
});
export type RemoteResult = z.infer<typeof remoteResult>;
