import { z } from 'zod';
import type { Call } from './call';

/**
 * The protocol has errors of its own for whatever does not fit, in an answer that is well-formed: nothing is refused before
 * it has been read.
 */
const argument = z.unknown().optional();
const harvesterRequest = z.looseObject({
  verb: argument,
  identifier: argument,
  metadataPrefix: argument,
  from: argument,
  until: argument,
  set: argument,
  resumptionToken: argument,
});

/** What others find the library’s open records by. */
export const openRecordCalls = {
  'GET /oai': {
    summary: 'The open records for other libraries, by OAI-PMH 2.0, in Dublin Core and LOM',
    access: 'public',
    query: harvesterRequest,
    answer: { document: 'text/xml' },
  },
  'POST /oai': {
    summary: 'The same, with the arguments in a form; it changes nothing',
    access: 'public',
    fromOutside: true,
    body: harvesterRequest,
    answer: { document: 'text/xml' },
  },
  'GET /opensearch.xml': {
    summary: 'Describes the search for browsers that want to offer it (OpenSearch 1.1)',
    access: 'public',
    answer: { document: 'application/opensearchdescription+xml' },
  },
} as const satisfies Record<string, Call>;
