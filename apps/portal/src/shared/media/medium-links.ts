import { linkTo, mediaScope, type Visitor } from '@mediathek/domain';

/** A medium opens in the catalogue where that is all the visitor may look at, otherwise on its own page; a film where somebody was. */
export function mediumHref(identifier: string, visitor: Visitor, startAt?: number): string {
  const query = { t: startAt === undefined ? undefined : Math.floor(startAt) };
  return mediaScope(visitor) === 'stock'
    ? linkTo('csearch-media-detail', { mediaId: identifier }, query)
    : linkTo('media', { id: identifier }, query);
}
