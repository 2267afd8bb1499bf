import type { Handlers } from '../../http/register-calls';
import type { SchoolService } from './schools';

type SchoolCalls =
  | 'GET /api/v1/admin/schools'
  | 'GET /api/v1/admin/schools/choices'
  | 'POST /api/v1/admin/schools'
  | 'PUT /api/v1/admin/schools/{id}'
  | 'POST /api/v1/admin/schools/{id}/archive'
  | 'POST /api/v1/admin/schools/{id}/restore';

/** Looking after the schools of a district. */
export function schoolRoutes(schools: SchoolService): Handlers<SchoolCalls> {
  return {
    'GET /api/v1/admin/schools': ({ visitor, query }) => schools.list(visitor, query),

    async 'GET /api/v1/admin/schools/choices'({ visitor }) {
      return { schools: await schools.listChoices(visitor) };
    },

    async 'POST /api/v1/admin/schools'({ visitor, body }) {
      return { id: await schools.create(visitor, body) };
    },

    async 'PUT /api/v1/admin/schools/{id}'({ visitor, params, body }) {
      await schools.change(visitor, params.id, body);
      return undefined;
    },

    async 'POST /api/v1/admin/schools/{id}/archive'({ visitor, params }) {
      await schools.setArchived(visitor, params.id, true);
      return undefined;
    },

    async 'POST /api/v1/admin/schools/{id}/restore'({ visitor, params }) {
      await schools.setArchived(visitor, params.id, false);
      return undefined;
    },
  };
}
