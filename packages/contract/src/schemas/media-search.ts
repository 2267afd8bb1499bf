import { filterFields, mediaCategories, parseLicencePath } from '@mediathek/domain';
import { z } from 'zod';
import { mediaCard } from './media';
import { readableText } from './readable-text';

const longestQuery = 200;
const longestFilter = 2000;

/** What somebody looks for. */
export const searchWords = readableText(longestQuery).refine(
  (text) => text.trim() === '' || /[^\s*?%_|]/.test(text),
  'Wildcards alone find everything; leave the parameter out instead',
);

const filter = readableText(longestFilter).refine(
  (text) => text.split('|').every((part) => part.trim() !== '*'),
  'A filter names what it lets through; leave the parameter out instead',
);

const selection = {
  q: searchWords.default(''),
  c: z.enum(mediaCategories).default('all'),
  filter_fn_geb: filter.optional(),
  filter_fn_sprache: filter.optional(),
  filter_fn_typ: filter.optional(),
  filter_fn_adressat: filter.optional(),
  filter_fn_schlag: readableText(longestQuery).optional(),
  filter_fn_prodname: readableText(longestQuery).optional(),
  filter_lizenzen: readableText(longestQuery)
    .refine((path) => path === '' || parseLicencePath(path) !== undefined, 'Must be /district/mediathek')
    .optional(),
};

/** A number as an address writes it; a caller of the typed client hands in a number. */
export const wholeNumber = (least: number, most: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,9}$/)], 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

export const searchQuery = z.strictObject({
  ...selection,
  offset: wholeNumber(0, 999_999_999).default(0),
  limit: wholeNumber(1, 100).default(24),
  /** From an earlier answer: its further pages then come from the same state of the stock. */
  view: z.string().max(200).optional(),
});

/** One value or several of them; a query string knows no difference between one value and a list of one. */
export const distinctQuery = z.strictObject({
  ...selection,
  f: z
    .union([z.enum(filterFields), z.array(z.enum(filterFields)).min(1).max(filterFields.length)])
    .transform((fields) => [fields].flat())
    .default([...filterFields]),
});

export const suggestQuery = z.strictObject({
  q: searchWords,
  limit: wholeNumber(1, 20).default(6),
});

/** From a character up to but without another one. */
const textRange = z.object({ start: z.int().min(0), end: z.int().min(0) });
const markedText = z.object({ text: z.string(), hits: z.array(textRange) });
export type MarkedText = z.infer<typeof markedText>;

/** How and where a medium was found: its title and a piece of its text with the hit words marked. */
const mediaHit = z.object({
  title: markedText,
  snippet: markedText.nullable(),
  /** What is said in a film or an audio, and at which second. */
  spoken: markedText.extend({ start: z.number().min(0) }).nullable(),
  why: z.array(
    z.object({
      word: z.string(),
      found: z.string(),
      kind: z.enum(['exact', 'form', 'compound', 'prefix', 'synonym', 'typo']),
      fields: z.array(z.enum(['number', 'title', 'keywords', 'subject', 'producer', 'shortText', 'text', 'spoken'])),
    }),
  ),
  /** When asked by meaning: the medium's own words that fit the question best. */
  fits: z.array(z.string()).optional(),
});
export type MediaHit = z.infer<typeof mediaHit>;

export const foundMedium = mediaCard.extend({ hit: mediaHit });
export type FoundMedium = z.infer<typeof foundMedium>;

export const searchResult = z.object({
  total: z.int().min(0),
  offset: z.int().min(0),
  items: z.array(foundMedium),
  /** Names the state of the stock the answer came from; given back, later pages fit this one. */
  view: z.string(),
  /** The query with its words put right, when little is found as typed. */
  didYouMean: z.string().nullable(),
  /** When asked by meaning and the words had to answer alone: why. */
  fallback: z.enum(['preparing', 'failed']).optional(),
});
export type SearchResult = z.infer<typeof searchResult>;

const facet = z.array(z.object({ value: z.string(), count: z.int().min(0) }));
export const facetLists = z.object({
  fn_geb: facet.optional(),
  fn_sprache: facet.optional(),
  fn_typ: facet.optional(),
  fn_adressat: facet.optional(),
});
export type FacetLists = z.infer<typeof facetLists>;

export const suggestions = z.object({
  /** Whole queries that begin with what was typed. */
  completions: z.array(z.string()),
  titles: z.array(
    markedText.extend({ identifier: z.string(), fn_typ: z.string(), mediaType: z.enum(['media', 'book', 'app']) }),
  ),
});
export type SearchSuggestions = z.infer<typeof suggestions>;
