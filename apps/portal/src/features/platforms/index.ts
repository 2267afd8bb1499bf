import type { PageModule } from '../../shared/page';
import { PlatformsPage } from './platforms-page';
import { prefetchPlatforms } from './queries';

export const platformsPage: PageModule<'admin-platforms'> = { Page: PlatformsPage, prefetch: prefetchPlatforms };
