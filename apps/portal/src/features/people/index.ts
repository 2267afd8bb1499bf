import type { PageModule } from '../../shared/page';
import { PeoplePage } from './people-page';
import { prefetchPeople } from './queries';

export const peoplePage: PageModule<'admin-people'> = { Page: PeoplePage, prefetch: prefetchPeople };
