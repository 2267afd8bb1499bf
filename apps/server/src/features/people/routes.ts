import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/register-calls';
import type { PeopleService } from './people';

type PeopleCalls =
  | 'GET /api/v1/admin/people'
  | 'GET /api/v1/admin/people/{id}'
  | 'PUT /api/v1/admin/people/{id}/roles'
  | 'PUT /api/v1/admin/people/{id}/school'
  | 'PUT /api/v1/admin/people/{id}/borrower-code'
  | 'POST /api/v1/admin/people/{id}/disable'
  | 'POST /api/v1/admin/people/{id}/enable'
  | 'POST /api/v1/admin/people/{id}/password-reset'
  | 'DELETE /api/v1/admin/people/{id}/sessions';

interface Dependencies {
  people: PeopleService;
  forgetVisitors(): void;
  /** Gives the person in front of the screen a new session for their new rights. */
  renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Looking after people: their rights, and whether they come in. */
export function peopleRoutes({ people, forgetVisitors, renewSession }: Dependencies): Handlers<PeopleCalls> {
  return {
    'GET /api/v1/admin/people': ({ visitor, query }) => people.list(visitor, query),

    'GET /api/v1/admin/people/{id}': ({ visitor, params }) => people.find(visitor, params.id),

    async 'PUT /api/v1/admin/people/{id}/roles'({ visitor, params, body, request, reply }) {
      await people.changeRoles(visitor, params.id, body, request.sessionId);
      forgetVisitors();
      if (params.id.toLowerCase() === visitor.id) await renewSession(request, reply);
      return undefined;
    },

    async 'PUT /api/v1/admin/people/{id}/school'({ visitor, params, body }) {
      await people.move(visitor, params.id, body.schoolId);
      forgetVisitors();
      return undefined;
    },

    async 'PUT /api/v1/admin/people/{id}/borrower-code'({ visitor, params, body }) {
      await people.setBorrowerCode(visitor, params.id, body.borrowerCode);
      return undefined;
    },

    async 'POST /api/v1/admin/people/{id}/disable'({ visitor, params }) {
      await people.disable(visitor, params.id);
      forgetVisitors();
      return undefined;
    },

    async 'POST /api/v1/admin/people/{id}/enable'({ visitor, params }) {
      await people.enable(visitor, params.id);
      forgetVisitors();
      return undefined;
    },

    async 'POST /api/v1/admin/people/{id}/password-reset'({ visitor, params, request }) {
      await people.sendReset(visitor, params.id, request.ip);
      return undefined;
    },

    async 'DELETE /api/v1/admin/people/{id}/sessions'({ visitor, params }) {
      await people.endSessions(visitor, params.id);
      forgetVisitors();
      return undefined;
    },
  };
}
