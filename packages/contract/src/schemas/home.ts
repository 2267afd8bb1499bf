import { z } from 'zod';
import { boardEntry } from './classes';
import { mediaItem } from './media';

/** A piece of news as the homepage announces it. */
export const newsTeaser = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedOn: z.iso.date(),
});
export type NewsTeaser = z.infer<typeof newsTeaser>;

/** Everything the homepage shows, in one answer, so that it needs one request. */
export const homePage = z.object({
  mediaCount: z.int().min(0),
  schoolCount: z.int().min(0),
  popularSearches: z.array(z.string()),
  /** Empty when the deployment has switched trending media off. */
  trending: z.array(mediaItem),
  newest: z.array(mediaItem),
  news: z.array(newsTeaser),
  /** What a pupil's classes have on their boards now; empty for everybody else. */
  boards: z.array(z.object({ id: z.uuid(), name: z.string(), board: z.array(boardEntry) })),
});
export type HomePage = z.infer<typeof homePage>;
