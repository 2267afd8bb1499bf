import type { PageModule } from '../../shared/page';
import { ProfilePage } from './profile-page';
import { prefetchProfile } from './queries';

export const profilePage: PageModule<'profile'> = { Page: ProfilePage, prefetch: prefetchProfile };
