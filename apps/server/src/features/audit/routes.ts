import type { Queries } from '../../adapters/database/database';
import { scopeOf } from '../../http/administrator';
import type { Handlers } from '../../http/register-calls';
import { signedInId } from '../../http/visitor';
import { auditTrailRepository } from './repository';

/** What was administered lately. */
export function auditRoutes(db: Queries): Handlers<'GET /api/v1/admin/audit'> {
  return {
    'GET /api/v1/admin/audit': ({ visitor, query }) =>
      auditTrailRepository(db).list(scopeOf(visitor), signedInId(visitor), query),
  };
}
