import { labelIn, plainLabel, topSubjects } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { escapeXml } from '../../documents/xml';
import type { MadeDocument } from '../../http/register-calls';
import { type DescribedRecord, describeRecord, type RecordAddresses } from './described-record';
import {
  findFormat,
  OaiError,
  type OaiRequest,
  readPosition,
  readRequest,
  selectionOf,
  writeToken,
} from './oai-arguments';
import { type RecordFormat, recordFormats } from './record-formats';
import { openRecordRepository } from './repository';

interface Dependencies extends RecordAddresses {
  db: Queries;
  clock: () => Date;
  publicUrl: string;
  /** Who answers questions of other libraries. */
  adminEmail: string;
  /** Whether this deployment lets guests read about open media at all. */
  isPublic: boolean;
  pageSize?: number;
}

const namespace = 'http://www.openarchives.org/OAI/2.0/';
const toSecond = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const setsOf = ({ subjects }: DescribedRecord): string[] => [...new Set(subjects.flatMap(([top]) => top?.code ?? []))];

/** The portal's open records for other libraries, by the protocol that they harvest with (OAI-PMH 2.0). */
export function oaiService(dependencies: Dependencies) {
  const { db, clock, publicUrl, adminEmail, isPublic, pageSize = 100 } = dependencies;
  const address = `${publicUrl}/oai`;
  const host = new URL(publicUrl).hostname;
  const records = openRecordRepository(db);
  const oaiId = (identifier: string): string => `oai:${host}:${encodeURIComponent(identifier)}`;

  async function findRecord(id: string): Promise<DescribedRecord> {
    const prefix = `oai:${host}:`;
    const identifier = isPublic && id.startsWith(prefix) ? decode(id.slice(prefix.length)) : '';
    const found = identifier === '' ? undefined : await records.find(identifier);
    if (!found) throw new OaiError('idDoesNotExist', 'There is no open record of this name');
    return describeRecord(found, dependencies);
  }

  const header = (record: DescribedRecord): string =>
    [
      `<header>${tag('identifier', oaiId(record.identifier))}${tag('datestamp', toSecond(record.changedAt))}`,
      ...setsOf(record).map((set) => tag('setSpec', set)),
      '</header>',
    ].join('');
  const whole = (record: DescribedRecord, { write }: RecordFormat): string =>
    `<record>${header(record)}<metadata>${write(record)}</metadata></record>`;

  async function identify(): Promise<string> {
    const earliest = isPublic ? await records.earliest() : undefined;
    return [
      tag('repositoryName', 'Mediathek'),
      tag('baseURL', address),
      tag('protocolVersion', '2.0'),
      tag('adminEmail', adminEmail),
      tag('earliestDatestamp', toSecond(earliest ?? new Date(0))),
      // What is no longer open is gone without a trace: harvesters fetch everything anew from time to time.
      tag('deletedRecord', 'no'),
      tag('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    ].join('');
  }

  const formats = (): string =>
    recordFormats
      .map(
        ({ prefix, schema, namespace: of }) =>
          `<metadataFormat>${tag('metadataPrefix', prefix)}${tag('schema', schema)}${tag('metadataNamespace', of)}</metadataFormat>`,
      )
      .join('');

  const sets = (): string =>
    topSubjects
      .map(
        ({ code, labels }) => `<set>${tag('setSpec', code)}${tag('setName', plainLabel(labelIn(labels, 'de')))}</set>`,
      )
      .join('');

  async function list(request: OaiRequest): Promise<string> {
    const at = readPosition(request);
    const format = findFormat(at.prefix);
    const selection = selectionOf(at);
    const found = isPublic ? await records.list(selection, { after: at.after, limit: pageSize + 1 }) : [];
    if (found.length === 0 && request.arguments.resumptionToken === undefined)
      throw new OaiError('noRecordsMatch', 'Nothing open fits');
    const isFirst = request.arguments.resumptionToken === undefined;
    const page = found.slice(0, pageSize);
    const isLast = found.length <= pageSize;
    const written = page
      .map((record) => describeRecord(record, dependencies))
      .map((record) => (request.verb === 'ListRecords' ? whole(record, format) : header(record)));
    if (isFirst && isLast) return written.join('');
    const total = isFirst ? await records.count(selection) : at.total;
    const after = page.at(-1)?.id ?? at.after;
    const next = isLast ? '' : writeToken({ ...at, after, given: at.given + page.length, total });
    return `${written.join('')}<resumptionToken completeListSize="${total}" cursor="${at.given}">${next}</resumptionToken>`;
  }

  async function content(request: OaiRequest): Promise<string> {
    const { identifier, metadataPrefix } = request.arguments;
    switch (request.verb) {
      case 'Identify':
        return identify();
      case 'ListMetadataFormats':
        if (identifier !== undefined) await findRecord(identifier);
        return formats();
      case 'ListSets':
        if (request.arguments.resumptionToken !== undefined)
          throw new OaiError('badResumptionToken', 'Sets come in one list');
        return sets();
      case 'GetRecord': {
        const record = await findRecord(identifier ?? '');
        return whole(record, findFormat(metadataPrefix));
      }
      case 'ListIdentifiers':
      case 'ListRecords':
        return list(request);
    }
  }

  const answer = (attributes: string, inside: string): MadeDocument => ({
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      `<OAI-PMH xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`,
      ` xsi:schemaLocation="${namespace} ${namespace}OAI-PMH.xsd">`,
      tag('responseDate', toSecond(clock())),
      `<request${attributes}>${escapeXml(address)}</request>${inside}</OAI-PMH>\n`,
    ].join(''),
    disposition: { kind: 'inline', name: 'oai.xml' },
  });

  return {
    /** Whatever is asked, the answer is one of the protocol. */
    async answer(given: Readonly<Record<string, unknown>>): Promise<MadeDocument> {
      let attributes = '';
      try {
        const request = readRequest(given);
        attributes = Object.entries({ verb: request.verb, ...request.arguments })
          .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
          .join('');
        return answer(attributes, `<${request.verb}>${await content(request)}</${request.verb}>`);
      } catch (error) {
        if (!(error instanceof OaiError)) throw error;
        // What could not be understood is not repeated.
        const isUnderstood = error.code !== 'badVerb' && error.code !== 'badArgument';
        return answer(
          isUnderstood ? attributes : '',
          `<error code="${error.code}">${escapeXml(error.message)}</error>`,
        );
      }
    },
  };
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? '' : decoded;
  } catch {
    return '';
  }
}
