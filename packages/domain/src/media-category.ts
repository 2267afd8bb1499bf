import type { MediaTypeParam } from './routes/route-definition';

/** The choice beside the search field. */
export const mediaCategories = ['all', 'media', 'books', 'apps'] as const;
export type MediaCategory = (typeof mediaCategories)[number];

const categoryByType = { media: 'media', book: 'books', app: 'apps' } as const satisfies Record<
  MediaTypeParam,
  MediaCategory
>;

/** An address may name a category; anything else means all. */
export function parseMediaCategory(value: string | null | undefined): MediaCategory {
  return mediaCategories.find((category) => category === value) ?? 'all';
}

/** A medium stands under media, books or apps, and always under all. */
export function isInCategory(mediaType: MediaTypeParam, category: MediaCategory): boolean {
  return category === 'all' || categoryByType[mediaType] === category;
}

/** A medium that does not say what it is counts as an app when it is online software (69), otherwise as media. */
export function mediaTypeOf(fn_typ: string): MediaTypeParam {
  return fn_typ === '69' ? 'app' : 'media';
}
