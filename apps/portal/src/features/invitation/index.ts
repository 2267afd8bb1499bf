import type { PageModule } from '../../shared/page';
import { InvitationPage } from './invitation-page';
import { isGone, prefetchInvitation } from './queries';

export const invitationPage: PageModule<'invitation'> = {
  Page: InvitationPage,
  prefetch: prefetchInvitation,
  status: (portal, props) => (isGone(portal, props.params.id) ? 404 : undefined),
};
