import type { AskOutside } from '../../adapters/outside/ask-outside';
import { OutsideError } from '../../adapters/outside/outside-error';
import { readMapped, valueAt } from './json-fields';
import { askSource, readTotal, type SourceAnswer } from './source-answer';
import type { FieldMapping, Source, SourceOf } from './source-settings';

interface AnswerShape {
  /** The way to the list of records; without it the answer is the list. */
  items?: string | undefined;
  total?: string | undefined;
  fields: FieldMapping;
}

async function askJson(
  ask: AskOutside,
  source: Source,
  question: { url: string; body?: unknown },
  { items, total, fields }: AnswerShape,
): Promise<SourceAnswer> {
  const text = await askSource(ask, source, { ...question, accept: 'application/json' });
  let answer: unknown;
  try {
    answer = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new OutsideError('unreadable', 'is no JSON', cause);
  }
  const list = items === undefined ? answer : valueAt(answer, items);
  if (!Array.isArray(list)) throw new OutsideError('unreadable', 'has no list of records');
  const records = list.slice(0, source.limit).map((record) => readMapped(record, fields));
  return { total: readTotal(total === undefined ? undefined : valueAt(answer, total), records.length), records };
}

/** Any service that takes words in its address and answers with a list of records. */
export function searchJson(ask: AskOutside, source: SourceOf<'json'>, q: string): Promise<SourceAnswer> {
  const url = source.address.replaceAll('{q}', () => encodeURIComponent(q)).replaceAll('{limit}', String(source.limit));
  return askJson(ask, source, { url }, source);
}

/** Records of OERSI follow the German metadata profile for education (AMB), where the identifier is the address. */
const oersiFields = {
  id: 'id',
  title: 'name',
  text: 'description',
  address: 'id',
  licence: 'license.id|license',
  creators: 'creator.name|publisher.name',
  keywords: 'keywords|about.prefLabel.de',
  language: 'inLanguage',
  published: 'datePublished|dateCreated',
} as const satisfies FieldMapping;

/** Such indexes wrap each record up; ways begin inside it. */
function inSource(ways: string): string {
  if (ways.includes('{')) return ways.replaceAll('{', '{_source.');
  return ways
    .split('|')
    .map((way) => `_source.${way}`)
    .join('|');
}

/** OERSI and other indexes that answer like Elasticsearch. */
export function searchOersi(ask: AskOutside, source: SourceOf<'oersi'>, q: string): Promise<SourceAnswer> {
  const fields = { ...oersiFields, ...source.fields };
  const within = Object.fromEntries(Object.entries(fields).map(([name, ways]) => [name, ways && inSource(ways)]));
  const body = {
    size: source.limit,
    track_total_hits: true,
    query: { multi_match: { query: q, type: 'cross_fields', operator: 'and', fields: source.searched } },
  };
  return askJson(
    ask,
    source,
    { url: source.address, body },
    { items: 'hits.hits', total: 'hits.total.value', fields: within },
  );
}

const eduSharingFields = {
  id: 'ref.id',
  title: 'title|properties.cclom:title|name',
  text: 'properties.cclom:general_description',
  address: 'properties.ccm:wwwurl|content.url',
  licence: 'license.url|properties.ccm:commonlicense_key',
  creators: 'properties.ccm:author_freetext|properties.ccm:lifecyclecontributer_publisherFN',
  keywords: 'properties.cclom:general_keyword',
  language: 'properties.cclom:general_language',
  published: 'properties.cm:modifiedISO8601|createdAt',
} as const satisfies FieldMapping;

/** Repositories that run edu-sharing, by its REST search. */
export function searchEduSharing(ask: AskOutside, source: SourceOf<'edu-sharing'>, q: string): Promise<SourceAnswer> {
  const path = [source.repository, source.metadataset, source.query].map(encodeURIComponent).join('/');
  const url = new URL(`${source.address.replace(/\/+$/, '')}/rest/search/v1/queries/${path}`);
  url.searchParams.set('contentType', 'FILES');
  url.searchParams.set('maxItems', String(source.limit));
  url.searchParams.set('skipCount', '0');
  url.searchParams.set('propertyFilter', '-all-');
  const body = { criteria: [{ property: 'ngsearchword', values: [q] }], facets: [] };
  const fields = { ...eduSharingFields, ...source.fields };
  return askJson(ask, source, { url: url.href, body }, { items: 'nodes', total: 'pagination.total', fields });
}
