import { isPublisher, type Visitor } from '@mediathek/domain';
import type { SearchName } from './search-state';

/** Which parts of the search screen a deployment and a person see. */
export interface SearchVariant {
  readonly hasFilters: boolean;
  readonly hasSubjectFilter: boolean;
  readonly hasSources: boolean;
  readonly mayBookmark: boolean;
  readonly mayDownload: boolean;
}

/**
 * The publisher's search goes without category and filters, its catalogue without the subject filter, and its media are
 * never downloaded. External repositories are searched by whoever is signed in, where they are switched on, and neither
 * from the catalogue nor by meaning; bookmarks are likewise not for guests and not for the catalogue.
 */
export function searchVariant(name: SearchName, { config, user }: Visitor): SearchVariant {
  const isOfPublisher = isPublisher(config);
  const isCatalogue = name === 'csearch';
  const isOwnSearch = user !== false && !isCatalogue;
  return {
    hasFilters: !isOfPublisher || isCatalogue,
    hasSubjectFilter: !isOfPublisher,
    hasSources: config !== false && config.ExternSearch && isOwnSearch && name !== 'ai-search',
    mayBookmark: isOwnSearch,
    mayDownload: !isOfPublisher,
  };
}
