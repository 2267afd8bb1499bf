import type { Handlers, MadeDocument } from '../../http/register-calls';
import type { oaiService } from './oai';

interface Dependencies {
  oai: ReturnType<typeof oaiService>;
  openSearch: MadeDocument;
}

type OpenRecordCalls = 'GET /oai' | 'POST /oai' | 'GET /opensearch.xml';

/** What others find the library's open records by. */
export const openRecordRoutes = ({ oai, openSearch }: Dependencies): Handlers<OpenRecordCalls> => ({
  'GET /oai': ({ query }) => oai.answer(query),
  'POST /oai': ({ body }) => oai.answer(body),
  'GET /opensearch.xml': () => openSearch,
});
