import { linkTo, mediaScope, type Visitor } from '@mediathek/domain';

/** A medium opens in the catalogue where that is all the visitor may look at, otherwise on its own page. */
export function mediumHref(identifier: string, visitor: Visitor): string {
  return mediaScope(visitor) === 'stock'
    ? linkTo('csearch-media-detail', { mediaId: identifier })
    : linkTo('media', { id: identifier });
}
