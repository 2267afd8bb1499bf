import { type MediaUse, useReasons } from '@mediathek/domain';
import { z } from 'zod';
import { readableText } from './readable-text';

/** A medium as every call gives it: the catalogue's field names, and the licence as the viewer has it. */
export const mediaItem = z.object({
  identifier: z.string(),
  fn_nr: z.string(),
  fn_titel: z.string(),
  fn_kurztext: z.string(),
  fn_text: z.string(),
  is_mediathek: z.boolean(),
  /** `false` for open media, `null` where the viewer has no licence or the licence has no date. */
  valid_to: z.union([z.iso.date(), z.literal(false), z.null()]),
  returns: z.union([z.int().min(0), z.literal(false), z.null()]),
  remaining: z.union([z.int().min(0), z.literal(false), z.null()]),
  /** Names no licence, so everybody may use it; an unlimited licence looks the same in the three fields above. */
  isOpen: z.boolean(),
  fn_geb: z.array(z.string()),
  fn_sprache: z.string(),
  fn_typ: z.string(),
  fn_adressat: z.array(z.string()),
  fn_schlag: z.string(),
  fn_prodname: z.string(),
  mediaType: z.enum(['media', 'book', 'app']),
  /** Running time in minutes, where the medium has one. */
  duration: z.int().min(0).nullable(),
  /** Address of the cover picture, 400x226. */
  cover: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** The verdict for the viewer: may I use it, why, until when, may pupils, may I take it along. */
const mediaUse = z.object({
  mayUse: z.boolean(),
  reason: z.enum(useReasons),
  until: z.iso.date().nullable(),
  daysLeft: z.int().min(0).nullable(),
  mayPupils: z.boolean(),
  mayDownload: z.boolean(),
}) satisfies z.ZodType<MediaUse>;

/** A medium as a card shows it: with the verdict and the viewer's own mark. */
export const mediaCard = mediaItem.extend({ use: mediaUse, isBookmarked: z.boolean() });
export type MediaCard = z.infer<typeof mediaCard>;

export const mediaCards = z.object({ items: z.array(mediaCard) });

/** A file of a medium, by a link that works for a short while and for nothing else. */
export const mediaFile = z.object({
  id: z.string(),
  role: z.enum(['main', 'subtitle', 'chapters', 'worksheet', 'poster']),
  lang: z.string(),
  contentType: z.string(),
  /** The name it is saved under. */
  name: z.string(),
  size: z.int().min(0).nullable(),
  /** Opens it here, or leads to the address outside. */
  href: z.string(),
  /** Saves it; `null` where it may not be taken along. */
  downloadHref: z.string().nullable(),
  /** The host of an address outside the portal. */
  host: z.string().nullable(),
});
export type MediaFile = z.infer<typeof mediaFile>;

const seconds = z.number().min(0).max(86_400);

/** A stretch of a film that a teacher saved; a medium of its own, of type UC_CLIP, with the film's licence. */
export const mediaClip = z.object({
  identifier: z.string(),
  title: z.string(),
  start: seconds,
  end: seconds,
  isOwn: z.boolean(),
});
export type MediaClip = z.infer<typeof mediaClip>;

export const newClip = z
  .strictObject({ title: readableText(200).trim().min(1), start: seconds, end: seconds })
  .refine(({ start, end }) => end - start >= 1, {
    path: ['end'],
    message: 'Must lie at least a second after the start',
  });

/** Everything the page of a medium shows. */
export const mediaDetail = mediaCard.extend({
  addedOn: z.iso.date(),
  /** The ways down the subject tree, each from its top level: a page then needs no tree of its own to name them. */
  subjectPaths: z.array(z.array(z.object({ code: z.string(), labels: z.object({ de: z.string(), en: z.string() }) }))),
  /** What the catalogue says about the licence in its own words, such as CC BY 4.0. */
  licenceLabel: z.string(),
  /** Whose licence counts: the district's, the school's, or none. */
  licensedBy: z.object({ kind: z.enum(['district', 'school']), name: z.string() }).nullable(),
  /** Empty where the viewer may not use the medium. */
  files: z.array(mediaFile),
  /** What a package bundles. */
  parts: z.array(mediaCard),
  /** What the viewer may see of the clips of this film; none in the publisher's variant. */
  clips: z.array(mediaClip),
  /** For a clip: where in which film it lies. */
  clip: z
    .object({ source: z.string(), sourceTitle: z.string(), start: seconds, end: seconds, isOwn: z.boolean() })
    .nullable(),
});
export type MediaDetail = z.infer<typeof mediaDetail>;
