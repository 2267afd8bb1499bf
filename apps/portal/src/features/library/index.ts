import type { PageModule } from '../../shared/page';
import { LibraryPage } from './library-page';
import { isUnknownTab, prefetchLibrary } from './queries';

export const libraryPage: PageModule<'library'> = {
  Page: LibraryPage,
  prefetch: prefetchLibrary,
  status: (_portal, props) => (isUnknownTab(props) ? 404 : undefined),
};
