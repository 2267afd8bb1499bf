import type { PageModule } from '../../shared/page';
import { prefetchRegistrations } from './queries';
import { RegistrationsPage } from './registrations-page';

export const registrationsPage: PageModule<'admin-registrations'> = {
  Page: RegistrationsPage,
  prefetch: prefetchRegistrations,
};
