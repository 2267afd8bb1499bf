import { listOrigins, listVisibilities, mostListItems } from '@mediathek/domain';
import { z } from 'zod';
import { longestWebAddress, webAddress } from '../web-address';
import { line, lines } from './fields';
import { mediaCard } from './media';
import { person } from './person';
import { readableText } from './readable-text';

const instant = z.iso.datetime({ offset: true });
const identifier = readableText(200).min(1);

/** A list as an overview shows it. */
export const listSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Up to four covers of its media; the one the teacher chose comes first. */
  covers: z.array(z.string()),
  itemCount: z.int().min(0),
  visibility: z.enum(listVisibilities),
  owner: person,
  /** How the viewer comes to see it. */
  origin: z.enum(listOrigins),
  mayEdit: z.boolean(),
  updatedAt: instant,
});
export type ListSummary = z.infer<typeof listSummary>;

/** What the viewer may do with a list; decided by the server, shown by the portal. */
const listRights = z.object({
  edit: z.boolean(),
  share: z.boolean(),
  remove: z.boolean(),
  exportCartridge: z.boolean(),
});

/** Something outside the portal: where it lies, who offers it, and on which terms, in the offerer’s own words. */
const listLink = z.object({ address: z.string(), source: z.string(), licence: z.string() });
export type ListLink = z.infer<typeof listLink>;

const listItem = z.object({
  id: z.uuid(),
  note: z.string(),
  /** Grows with every change of the note, so that two people never overwrite each other unseen. */
  version: z.int().min(1),
  /** The title at the time it was added; all that is left of a medium that vanished. */
  title: z.string(),
  /** `null` where the medium is no longer in the stock, or this visitor may not read about it. */
  medium: mediaCard.nullable(),
  /** `null` for media of the stock. */
  link: listLink.nullable(),
});
export type ListItem = z.infer<typeof listItem>;

export const invitationSummary = z.object({
  id: z.uuid(),
  /** What the invitation lets people do. */
  kind: z.enum(['list', 'class']),
  address: z.string(),
  guestsMayFollow: z.boolean(),
  expiresAt: instant.nullable(),
  /** How many may accept it; `null` for any number. */
  most: z.int().min(1).nullable(),
  accepted: z.int().min(0),
  state: z.enum(['open', 'expired', 'revoked', 'used-up']),
});
export type InvitationSummary = z.infer<typeof invitationSummary>;

export const listDetail = listSummary.extend({
  /** Changes with every change of the list or its items; asked for in short intervals while the page is open. */
  version: z.int().min(1),
  /** Identifier of the medium whose cover stands for the list; `null` for the first one. */
  coverOf: z.string().nullable(),
  items: z.array(listItem),
  rights: listRights,
  /** The viewer's own place among those it is shared with, which they can give up. */
  leaveAs: z.uuid().nullable(),
  /** Only for those who may share. */
  sharedWith: z.array(z.object({ person, mayEdit: z.boolean() })),
  sharedWithClasses: z.array(
    z.object({ shareId: z.uuid(), classId: z.uuid(), className: z.string(), from: instant, until: instant.nullable() }),
  ),
  invitations: z.array(invitationSummary),
  /** Address of the RSS feed, for those who may share; `null` for a private list. */
  feed: z.string().nullable(),
});
export type ListDetail = z.infer<typeof listDetail>;

const title = line(1, 200);
const description = lines(0, 2000);
const note = lines(0, 2000);
const visibility = z.enum(listVisibilities);

const newLink = z.strictObject({
  title: line(1, 300),
  address: z
    .string()
    .max(longestWebAddress)
    .refine((text) => webAddress(text) !== undefined, 'Must be a web address')
    .transform((text) => webAddress(text) ?? text),
  source: line(0, 200).default(''),
  licence: line(0, 200).default(''),
});
const identifiers = z.array(identifier).max(mostListItems).default([]);
const links = z.array(newLink).max(mostListItems).default([]);

export const newList = z.strictObject({
  title,
  description: description.default(''),
  visibility: visibility.optional(),
  identifiers,
  links,
});
export const listChange = z.strictObject({
  title: title.optional(),
  description: description.optional(),
  visibility: visibility.optional(),
  coverOf: identifier.nullable().optional(),
  /** What the caller saw before the change; where somebody else has written meanwhile, nothing is overwritten. */
  was: z
    .strictObject({ title: z.string().max(200).optional(), description: z.string().max(2000).optional() })
    .optional(),
});
export const newListItems = z
  .strictObject({ identifiers, links, note: note.default('') })
  .refine((items) => items.identifiers.length + items.links.length > 0, {
    path: ['identifiers'],
    message: 'Names nothing to add',
  });
/** What has become of media that were to be added; what was there already stays as it is. */
export const addedItems = z.object({ added: z.int().min(0), already: z.int().min(0) });
export const noteChange = z.strictObject({ note, version: z.int().min(1) });
export const changedNote = z.object({ id: z.uuid(), note: z.string(), version: z.int().min(1) });
/** `after` names the item it comes behind; `null` puts it first. */
export const itemMove = z.strictObject({ after: z.uuid().nullable() });
export const listMerge = z.strictObject({ from: z.uuid(), removeSource: z.boolean().default(false) });

/** What ends before a day, and what is licensed that could take its place. */
export const expiringItems = z.object({
  before: z.iso.date(),
  items: z.array(z.object({ itemId: z.uuid(), endsOn: z.iso.date().nullable(), substitutes: z.array(mediaCard) })),
});
export type ExpiringItems = z.infer<typeof expiringItems>;

export const newInvitation = z.strictObject({
  listId: z.uuid().optional(),
  classId: z.uuid().optional(),
  guestsMayFollow: z.boolean().default(false),
  expiresAt: instant
    .refine((moment) => moment >= '2000' && moment < '3000', 'Must lie in this millennium')
    .nullable()
    .default(null),
  most: z.int().min(1).max(10_000).nullable().default(null),
});

/** What somebody sees who follows an invitation. */
export const invitationView = z.object({
  id: z.uuid(),
  kind: z.enum(['list', 'class']),
  state: z.enum(['open', 'expired', 'revoked', 'used-up', 'accepted']),
  offeredBy: z.string(),
  school: z.string(),
  title: z.string(),
  description: z.string(),
  itemCount: z.int().min(0),
  covers: z.array(z.string()),
  isOwn: z.boolean(),
  /** What this visitor can do now. */
  may: z.object({ acceptReference: z.boolean(), acceptCopy: z.boolean(), joinClass: z.boolean(), follow: z.boolean() }),
  /** Where an accepted one leads to. */
  target: z.string().nullable(),
  /** For those who may follow without an account: the media themselves. */
  items: z.array(listItem),
});
export type InvitationView = z.infer<typeof invitationView>;
export const acceptance = z.strictObject({ as: z.enum(['reference', 'copy', 'member']) });
