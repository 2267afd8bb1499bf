import { mailLanguageOf } from '../../http/mail-language';
import type { Handlers } from '../../http/register-calls';
import type { PeopleImportService } from './people-import';

type ImportCalls = 'POST /api/v1/admin/import/preview' | 'POST /api/v1/admin/import';

/** Files of people and classes. */
export function peopleImportRoutes(imports: PeopleImportService): Handlers<ImportCalls> {
  return {
    'POST /api/v1/admin/import/preview': ({ visitor, body }) => imports.preview(visitor, body),

    async 'POST /api/v1/admin/import'({ visitor, body, request }) {
      return { counts: await imports.carryOut(visitor, body, mailLanguageOf(request)) };
    },
  };
}
