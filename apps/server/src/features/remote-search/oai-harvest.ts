import type { AskOutside } from '../../adapters/outside/ask-outside';
import { OutsideError } from '../../adapters/outside/outside-error';
import { childrenNamed, elementAt, readXml, textAt, type XmlElement } from '../../adapters/outside/read-xml';
import { readDublinCore } from './dublin-core';
import { type FoundRecord, toFoundRecord } from './found-record';
import { readLom } from './lom';
import { readMarc } from './marc';
import type { SourceOf } from './source-settings';
import { withMapping } from './xml-fields';

/** One page of a harvest. */
export interface HarvestPage {
  records: FoundRecord[];
  /** Identifiers of records that are gone at the source. */
  removed: string[];
  /** What the source wants to hear for the next page; nothing after the last one. */
  token: string | undefined;
}

/** A page of a harvest is larger than a page of results, and nobody waits for it. */
const mostBytes = 20 * 1024 * 1024;
const timeoutMs = 60_000;
const longestToken = 2000;

/** The source does not know how to go on from where we stopped. */
export class TokenForgottenError extends Error {
  constructor() {
    super('The harvest has to begin anew');
    this.name = 'TokenForgottenError';
  }
}

function readMetadata(metadata: XmlElement, id: string) {
  if (metadata.name === 'lom') return readLom(metadata, id);
  if (childrenNamed(metadata, 'datafield').length > 0) return { ...readMarc(metadata, () => ''), id };
  return readDublinCore(metadata, id);
}

function readRecord(record: XmlElement, source: SourceOf<'oai'>): { id: string; found: FoundRecord | undefined } {
  const id = textAt(record, 'header', 'identifier').slice(0, 300);
  const isDeleted = elementAt(record, 'header')?.attributes.status === 'deleted';
  const [metadata] = elementAt(record, 'metadata')?.children ?? [];
  if (isDeleted || !metadata || !id) return { id, found: undefined };
  const found = toFoundRecord(withMapping(readMetadata(metadata, id), metadata, source.fields), source.licence);
  // What it is called here is what it is removed by later.
  return { id, found: found && { ...found, id } };
}

function addressOf(source: SourceOf<'oai'>, token: string | undefined, from: Date | undefined): string {
  const url = new URL(source.address);
  url.searchParams.set('verb', 'ListRecords');
  if (token !== undefined) url.searchParams.set('resumptionToken', token);
  else {
    url.searchParams.set('metadataPrefix', source.metadataPrefix);
    if (source.set) url.searchParams.set('set', source.set);
    // Every repository knows whole days; not all know seconds.
    if (from) url.searchParams.set('from', from.toISOString().slice(0, 10));
  }
  return url.href;
}

/** Asks a repository for the next page of its records (OAI-PMH 2.0). */
export async function askForPage(
  ask: AskOutside,
  source: SourceOf<'oai'>,
  { token, from }: { token: string | undefined; from: Date | undefined },
): Promise<HarvestPage> {
  const text = await ask({
    url: addressOf(source, token, from),
    accept: 'text/xml, application/xml',
    headers: source.headers,
    ...{ timeoutMs, mostBytes, mayBePrivate: source.private },
  });
  const answer = readXml(text);
  if (answer.name !== 'OAI-PMH') throw new OutsideError('unreadable', 'is no answer of OAI-PMH');
  const error = elementAt(answer, 'error');
  if (error?.attributes.code === 'noRecordsMatch') return { records: [], removed: [], token: undefined };
  if (error?.attributes.code === 'badResumptionToken') throw new TokenForgottenError();
  if (error) throw new OutsideError('unreadable', error.attributes.code);
  const list = elementAt(answer, 'ListRecords');
  if (!list) throw new OutsideError('unreadable', 'lists no records');
  const read = childrenNamed(list, 'record').map((record) => readRecord(record, source));
  const next = textAt(list, 'resumptionToken');
  if (next.length > longestToken) throw new OutsideError('unreadable', 'its token is too long');
  return {
    records: read.flatMap(({ found }) => found ?? []),
    removed: read.flatMap(({ id, found }) => (found || !id ? [] : [id])),
    token: next || undefined,
  };
}
