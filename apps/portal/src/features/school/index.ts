import type { PageModule } from '../../shared/page';
import { CodePage } from './code-page';
import { isUnknownCode, knownCode, prefetchCode, prefetchSchool } from './queries';
import { SchoolPage } from './school-page';

export const schoolPage: PageModule<'school'> = { Page: SchoolPage, prefetch: prefetchSchool };

export const codePage: PageModule<'school-media-detail'> = {
  Page: CodePage,
  prefetch: prefetchCode,
  status: (portal, props) => (isUnknownCode(portal, props) ? 404 : undefined),
  title: (portal, props) => knownCode(portal, props)?.medium.fn_titel,
};
