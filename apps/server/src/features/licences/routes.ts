import type { Queries } from '../../adapters/database/database';
import type { Handlers } from '../../http/register-calls';
import { signedInId, type Visitor } from '../../http/visitor';
import { codesTable } from './codes-table';
import type { LicenceService } from './licences';
import { idempotencyKeyOf } from './once';
import { schoolPeopleRepository } from './school-repository';

type LicenceCalls =
  | 'GET /api/v1/school/licences'
  | 'GET /api/v1/school/licences/export.csv'
  | 'GET /api/v1/school/licences/{codeId}'
  | 'GET /api/v1/school/licences/{codeId}/receivers'
  | 'POST /api/v1/school/licences/{codeId}/places'
  | 'POST /api/v1/school/licences/{codeId}/take-back'
  | 'POST /api/v1/school/licences/{codeId}/return'
  | 'POST /api/v1/library/redeem'
  | 'GET /api/v1/school/members'
  | 'GET /api/v1/school/classes';

const schoolOf = ({ user }: Visitor): string => (user === false ? '' : user.school_id);

/** The school's codes and their places, its people and classes. */
export function licenceRoutes({ licences, db }: { licences: LicenceService; db: Queries }): Handlers<LicenceCalls> {
  const people = schoolPeopleRepository(db);
  return {
    'GET /api/v1/school/licences': ({ visitor, query }) => licences.list(visitor, query),
    'GET /api/v1/school/licences/export.csv': async ({ visitor, query }) => ({
      content: codesTable(await licences.listAll(visitor), query.lang),
      disposition: { kind: 'attachment', name: query.lang === 'de' ? 'Lizenzcodes.csv' : 'licence-codes.csv' },
    }),
    'GET /api/v1/school/licences/{codeId}': ({ visitor, params }) => licences.show(visitor, params.codeId),
    'GET /api/v1/school/licences/{codeId}/receivers': ({ visitor, params, query }) =>
      licences.listReceivers(visitor, params.codeId, query.classId),
    'POST /api/v1/school/licences/{codeId}/places': ({ visitor, params, body, request }) =>
      licences.give({ visitor, codeId: params.codeId, key: idempotencyKeyOf(request) }, body),
    'POST /api/v1/school/licences/{codeId}/take-back': ({ visitor, params, body, request }) =>
      licences.takeBack({ visitor, codeId: params.codeId, key: idempotencyKeyOf(request) }, body),
    'POST /api/v1/school/licences/{codeId}/return': ({ visitor, params, body, request }) =>
      licences.giveBack({ visitor, codeId: params.codeId, key: idempotencyKeyOf(request) }, body),
    'POST /api/v1/library/redeem': ({ visitor, body, request }) =>
      licences.redeem(visitor, body.code, idempotencyKeyOf(request)),
    async 'GET /api/v1/school/members'({ visitor, query }) {
      const schoolId = schoolOf(visitor);
      const [staff, pupils] = await Promise.all([people.listStaff(schoolId, query), people.countPupils(schoolId)]);
      return { total: staff[0]?.total ?? 0, offset: query.offset, items: staff, pupils };
    },
    'GET /api/v1/school/classes': async ({ visitor }) => ({
      items: await people.listClasses(schoolOf(visitor), signedInId(visitor)),
    }),
  };
}
