import type { Handlers } from '../../http/register-calls';
import type { InvitationService } from './invitations';

type InvitationCalls = Extract<keyof Handlers, `${string} /api/v1/invitations${string}`>;

/** Invitations over the calls. */
export function invitationRoutes(invitations: InvitationService): Handlers<InvitationCalls> {
  return {
    'GET /api/v1/invitations': ({ visitor, query }) => invitations.list(visitor, query),
    'POST /api/v1/invitations': ({ visitor, body }) => invitations.make(visitor, body),
    async 'DELETE /api/v1/invitations/{id}'({ visitor, params }) {
      await invitations.revoke(visitor, params.id);
      return undefined;
    },
    'GET /api/v1/invitations/{id}': ({ visitor, params }) => invitations.view(visitor, params.id),
    'POST /api/v1/invitations/{id}/accept': ({ visitor, params, body }) =>
      invitations.accept(visitor, params.id, body.as),
  };
}
