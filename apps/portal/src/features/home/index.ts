import type { PageModule } from '../../shared/page';
import { HomePage } from './home-page';
import { prefetchHome } from './queries';

export const homePage: PageModule<'homepage'> = { Page: HomePage, prefetch: prefetchHome };
