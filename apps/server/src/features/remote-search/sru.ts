import type { AskOutside } from '../../adapters/outside/ask-outside';
import { OutsideError } from '../../adapters/outside/outside-error';
import { childrenNamed, elementAt, readXml, textAt, type XmlElement } from '../../adapters/outside/read-xml';
import { readDublinCore } from './dublin-core';
import type { RawRecord } from './found-record';
import { readMarc } from './marc';
import { askSource, readTotal, type SourceAnswer } from './source-answer';
import type { SourceOf } from './source-settings';
import { withMapping } from './xml-fields';

const mostWords = 12;

/** The words in CQL, each in quotes, so that nobody writes operators into the question of a library. */
export function cqlOf(q: string, clause: string): string {
  const words = q.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, mostWords)
    .map((word) => clause.replace('{word}', () => `"${word.replaceAll(/["\\*?^]/g, '')}"`))
    .join(' and ');
}

function addressOf(source: SourceOf<'sru'>, q: string): string {
  const url = new URL(source.address);
  const parameters = {
    // From 2.0 on a question needs no operation, and its version follows from the address.
    ...(source.version === '2.0'
      ? { queryType: 'cql', recordXMLEscaping: 'xml' }
      : { version: source.version, operation: 'searchRetrieve', recordPacking: 'xml' }),
    query: cqlOf(q, source.clause),
    startRecord: '1',
    maximumRecords: String(source.limit),
    recordSchema: source.recordSchema,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** A record is written into the answer, or put there as escaped text. */
function contentOf(record: XmlElement): XmlElement | undefined {
  const data = elementAt(record, 'recordData');
  const [inside] = data?.children ?? [];
  return inside ?? (data?.text.trim() ? readXml(data.text.trim()) : undefined);
}

const isMarc = (content: XmlElement): boolean =>
  childrenNamed(content, 'datafield').length > 0 || childrenNamed(content, 'controlfield').length > 0;

function readRecord(record: XmlElement, source: SourceOf<'sru'>): RawRecord[] {
  const content = contentOf(record);
  if (!content) return [];
  // Some servers put MARC records into a collection.
  const inner = content.name === 'collection' ? (content.children[0] ?? content) : content;
  const linked = (id: string) => source.recordAddress?.replace('{id}', encodeURIComponent(id)) ?? '';
  const read = isMarc(inner) ? readMarc(inner, linked) : readDublinCore(inner, textAt(record, 'recordIdentifier'));
  const found = withMapping(read, inner, source.fields);
  return [{ ...found, address: found.address || (found.id && linked(found.id)) }];
}

/** Asks a library by SRU, the search protocol of library catalogues, in its versions 1.1, 1.2 and 2.0. */
export async function searchSru(ask: AskOutside, source: SourceOf<'sru'>, q: string): Promise<SourceAnswer> {
  const query = cqlOf(q, source.clause);
  if (query === '') return { total: 0, records: [] };
  const text = await askSource(ask, source, { url: addressOf(source, q), accept: 'application/xml, text/xml' });
  const answer = readXml(text);
  if (answer.name !== 'searchRetrieveResponse') throw new OutsideError('unreadable', 'is no answer of SRU');
  const records = childrenNamed(elementAt(answer, 'records'), 'record').flatMap((record) => readRecord(record, source));
  const diagnostic = elementAt(answer, 'diagnostics', 'diagnostic');
  if (diagnostic && records.length === 0) throw new OutsideError('unreadable', textAt(diagnostic, 'message'));
  return { total: readTotal(textAt(answer, 'numberOfRecords'), records.length), records };
}
