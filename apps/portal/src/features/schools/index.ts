import type { PageModule } from '../../shared/page';
import { prefetchSchools } from './queries';
import { SchoolsPage } from './schools-page';

export const schoolsPage: PageModule<'admin-schools'> = { Page: SchoolsPage, prefetch: prefetchSchools };
