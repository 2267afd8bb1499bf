import { linkTo, type Visitor } from '@mediathek/domain';
import type { PageProps } from '../../shared/page';
import { findSearchPage } from '../../shared/search-page';

/** The pages that show a medium, each opened from somewhere else. */
export type MediumRoute =
  | 'media'
  | 'search-media-detail'
  | 'csearch-media-detail'
  | 'library-media-detail'
  | 'class-media-detail'
  | 'medialist-media-detail'
  | 'marketplacemedia';

/** What a page of a medium learns from its address, whichever of them it is. */
export interface MediumProps extends Pick<PageProps, 'query'> {
  readonly name: MediumRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Which medium an address names. */
export function mediumIdOf({ params }: MediumProps): string {
  const { mediaId, id = '' } = params;
  return mediaId ?? id;
}

/** The list from which a medium was opened, where its address names one. */
export const listIdOf = ({ name, params }: MediumProps): string | undefined =>
  name === 'medialist-media-detail' ? params.id : undefined;

/** The second at which the address wants the film to begin. */
export function startOf({ query }: MediumProps): number | undefined {
  const text = query.get('t') ?? '';
  return /^\d{1,5}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

export interface MediumParent {
  readonly name: 'media' | 'search' | 'csearch' | 'library' | 'class' | 'medialist';
  readonly href: string;
}

/** Where a medium belongs when nobody came from anywhere: the list, class, search or library that its address names. */
export function parentOf({ name, params }: MediumProps, visitor: Visitor): MediumParent {
  const { id = '' } = params;
  switch (name) {
    case 'search-media-detail':
      return { name: 'search', href: linkTo('search') };
    case 'csearch-media-detail':
      return { name: 'csearch', href: linkTo('csearch') };
    case 'library-media-detail':
      return { name: 'library', href: linkTo('library') };
    case 'class-media-detail':
      return { name: 'class', href: linkTo('class', { id }) };
    case 'medialist-media-detail':
      return { name: 'medialist', href: linkTo('medialist', { id }) };
    default: {
      const page = findSearchPage(visitor);
      return page ? { name: page, href: linkTo(page) } : { name: 'media', href: linkTo('homepage') };
    }
  }
}

/** A search for what a medium has in common with others; nowhere where nothing can be searched. */
export function searchLink(visitor: Visitor, query: Readonly<Record<string, string>>): string | undefined {
  const page = findSearchPage(visitor);
  return page && linkTo(page, {}, query);
}
