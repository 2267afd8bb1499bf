import { scopeOf } from '../../http/administrator';
import { mailLanguageOf } from '../../http/mail-language';
import type { Handlers } from '../../http/register-calls';
import { signedInId, type Visitor } from '../../http/visitor';
import type { RegistrationService } from './registrations';

type RegistrationCalls =
  | 'GET /api/v1/schools/lookup'
  | 'POST /api/v1/register'
  | 'POST /api/v1/register/confirm'
  | 'GET /api/v1/admin/registrations'
  | 'POST /api/v1/admin/registrations/{id}/approve'
  | 'POST /api/v1/admin/registrations/{id}/refuse';

const deciderOf = (visitor: Visitor) => ({ id: signedInId(visitor), scope: scopeOf(visitor) });

/** Applying for an account, and deciding about it. */
export function registrationRoutes(registrations: RegistrationService): Handlers<RegistrationCalls> {
  return {
    async 'GET /api/v1/schools/lookup'({ query, request }) {
      return { name: await registrations.lookUpSchool(query.number, request.ip) };
    },

    async 'POST /api/v1/register'({ body, request }) {
      await registrations.apply(body, request.ip, mailLanguageOf(request));
      return undefined;
    },

    async 'POST /api/v1/register/confirm'({ body, request }) {
      await registrations.confirm(body.token, request.ip);
      return undefined;
    },

    async 'GET /api/v1/admin/registrations'({ visitor, query }) {
      return { registrations: await registrations.list(scopeOf(visitor), query.state) };
    },

    async 'POST /api/v1/admin/registrations/{id}/approve'({ visitor, params, body }) {
      await registrations.approve(params.id, deciderOf(visitor), body.schoolId);
      return undefined;
    },

    async 'POST /api/v1/admin/registrations/{id}/refuse'({ visitor, params, body }) {
      await registrations.refuse(params.id, deciderOf(visitor), body.reason);
      return undefined;
    },
  };
}
