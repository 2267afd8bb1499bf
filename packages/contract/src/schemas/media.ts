import { z } from 'zod';

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
